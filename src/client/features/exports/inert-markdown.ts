import type { Nodes, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { parseTree } from '#client/adapters/markdown/markdown-reader.ts';
import { isSafeLink, isTangled } from '#domain/plan/book-document.ts';
import { openFence } from '#domain/plan/book-sections.ts';

// A cheap test first: parsing all 19 plans to find nothing would take a slow phone seconds.
const MAYBE_ACTIVE = /<[a-z!?/]|!\[|\]:|\]\((?!\s*(?:https?:\/\/|mailto:|tel:))/i;

/**
 * A plan as Markdown that means the same in other programs as on our screen: HTML, images and script links become text,
 * and an open code block is closed, or it would swallow the next chapters.
 */
export function inertMarkdown(text: string): string {
  if (isTangled(text)) return fenced(text);
  const plain = text.replaceAll('\r\n', '\n');
  if (!MAYBE_ACTIVE.test(plain)) return closed(plain);
  const tree = parseTree(plain);
  // Inactive text keeps its bytes: a serializer would reformat its lists and tables.
  if (!makeInert(tree, plain)) return closed(plain);
  return toMarkdown(tree, { extensions: [gfmToMarkdown()], bullet: '-', rule: '-' }).trimEnd();
}

function closed(text: string): string {
  const fence = openFence(text);
  return fence === undefined ? text : `${text.replace(/\n?$/, '\n')}${fence}`;
}

function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

/** Replaces everything that another program would run, fetch or follow by its own text. Returns whether there was any. */
function makeInert(root: Root, text: string): boolean {
  const unsafe = new Set(
    root.children.flatMap((node) =>
      node.type === 'definition' && !isSafeLink(node.url) ? [node.identifier] : [],
    ),
  );
  const isActive = (node: Nodes) => {
    switch (node.type) {
      case 'html':
      case 'image':
      case 'imageReference':
        return true;
      case 'link':
      case 'definition':
        return !isSafeLink(node.url);
      case 'linkReference':
        return unsafe.has(node.identifier);
      default:
        return false;
    }
  };
  let found = false;
  const visit = (node: Nodes, isFlow: boolean) => {
    if (!('children' in node)) return;
    node.children = node.children.map((child) => {
      if (!isActive(child)) {
        visit(child, isFlowParent(child));
        return child;
      }
      found = true;
      const { start, end } = child.position ?? {};
      const words = { type: 'text', value: text.slice(start?.offset, end?.offset) } as const;
      return isFlow ? { type: 'paragraph', children: [words] } : words;
    }) as typeof node.children;
  };
  visit(root, true);
  return found;
}

function isFlowParent({ type }: Nodes): boolean {
  return type === 'blockquote' || type === 'listItem' || type === 'footnoteDefinition';
}
