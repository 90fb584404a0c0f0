import type { ListItem, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import {
  isSafeLink,
  isTangled,
  linesAsInlines,
  type PlanBlock,
  type PlanInline,
  type PlanListItem,
  wordsWithGaps,
} from '#domain/plan/book-document.ts';
import { type PlanDocument, type PlanReader, plainDocument } from '#domain/plan/plan-document.ts';

/** Parses Markdown into a plan's blocks, with their positions. Raw HTML stays text. Only the text after `from` is parsed. */
export function readPlan(text: string, from = 0): PlanDocument {
  // The parser skips a byte order mark without counting it, and reads one in the middle as a character.
  const isMarked = text.startsWith('\uFEFF', from);
  const root = parseTree((isMarked && from > 0 ? '\n' : '') + text.slice(from));
  const shift = from + (isMarked ? (from > 0 ? -1 : 1) : 0);
  const context = { source: text, shift, links: definitionsOf(root) };
  const blocks = root.children.flatMap((node) =>
    blockOf(node, context).map((block) => ({ range: rangeOf(node, context), block })),
  );
  return { text, blocks };
}

/** The same for any text: one that would block the parser for seconds is shown line by line. */
export const readAnyPlan: PlanReader = (text, from = 0) =>
  isTangled(from === 0 ? text : text.slice(from)) ? plainDocument(text, from) : readPlan(text, from);

type Syntax = ReturnType<typeof gfm>;

const EVERYTHING = {
  extensions: [gfm({ singleTilde: false })],
  mdastExtensions: [gfmFromMarkdown()],
};

// The search for bare URLs, at every character and again in every finished text, is nearly half of the parser's time.
const WITHOUT_ADDRESSES = {
  extensions: EVERYTHING.extensions.map(withoutAddresses),
  mdastExtensions: EVERYTHING.mdastExtensions.map((parts) => parts.filter((part) => !part.transforms)),
};
// Characters that a URL must contain, or that may turn into one: references and escapes.
const MAYBE_ADDRESS = /[@&\\]|www\.|:\/\//i;

/** The same tree as with all GitHub extensions, skipping those that can't match. */
export function parseTree(text: string): Root {
  return fromMarkdown(text, MAYBE_ADDRESS.test(text) ? EVERYTHING : WITHOUT_ADDRESSES);
}

function withoutAddresses(extension: Syntax): Syntax {
  const text = Object.entries(extension.text ?? {}).map(
    ([code, constructs]) =>
      [code, [constructs ?? []].flat().filter(({ name }) => !name?.endsWith('Autolink'))] as const,
  );
  return { ...extension, text: Object.fromEntries(text.filter(([, constructs]) => constructs.length > 0)) };
}

type Context = { source: string; shift: number; links: Map<string, string> };

function definitionsOf(root: Root): Map<string, string> {
  return new Map(
    root.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
  );
}

function blocksOf(nodes: readonly RootContent[], context: Context): PlanBlock[] {
  return nodes.flatMap((node) => blockOf(node, context));
}

function blockOf(node: RootContent, context: Context): PlanBlock[] {
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', depth: node.depth, children: inlinesOf(node.children, context) }];
    case 'paragraph':
      return [{ kind: 'paragraph', children: inlinesOf(node.children, context) }];
    case 'blockquote':
      return [{ kind: 'quote', children: blocksOf(node.children, context) }];
    case 'list': {
      const items = node.children.map((item) => listItemOf(item, context));
      return [{ kind: 'list', start: node.ordered ? (node.start ?? 1) : null, items }];
    }
    case 'table': {
      const rows = node.children.map((row) => row.children.map((cell) => inlinesOf(cell.children, context)));
      return [{ kind: 'table', rows }];
    }
    case 'code':
      return [{ kind: 'code', text: node.value }];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'definition':
      return [];
    default:
      return [{ kind: 'paragraph', children: linesAsInlines(sourceOf(node, context)) }];
  }
}

function listItemOf(item: ListItem, context: Context): PlanListItem {
  const children = blocksOf(item.children, context);
  const boxAt = typeof item.checked === 'boolean' ? boxIn(item, context) : undefined;
  return { checked: item.checked ?? null, children, ...(boxAt !== undefined && { boxAt }) };
}

const BOX = /^(?:[-*+]|\d{1,9}[.)])\s*\[(?=[ xX]\])/;

function boxIn(item: ListItem, context: Context): number | undefined {
  const [before] = BOX.exec(sourceOf(item, context)) ?? [];
  return before === undefined ? undefined : rangeOf(item, context).start + before.length;
}

function inlinesOf(nodes: readonly PhrasingContent[], context: Context): PlanInline[] {
  return nodes.flatMap((node) => inlineOf(node, context));
}

function inlineOf(node: PhrasingContent, context: Context): PlanInline[] {
  switch (node.type) {
    case 'text':
      // Plans have labeled lines on consecutive lines; joined into one paragraph, they would be unreadable.
      return wordsWithGaps(node.value, sourceOf(node, context), rangeOf(node, context).start);
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }];
    case 'break':
      return [{ kind: 'break' }];
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, children: inlinesOf(node.children, context) }];
    case 'delete':
      return [{ kind: 'strike', children: inlinesOf(node.children, context) }];
    case 'link':
      return linkOf(node.url, inlinesOf(node.children, context));
    case 'linkReference':
      return linkOf(context.links.get(node.identifier) ?? '', inlinesOf(node.children, context));
    case 'image':
      return linkOf(node.url, [{ kind: 'text', text: node.alt || node.url }]);
    case 'imageReference':
      return linkOf(context.links.get(node.identifier) ?? '', [{ kind: 'text', text: node.alt ?? '' }]);
    default:
      return linesAsInlines(sourceOf(node, context));
  }
}

/** An image becomes a link: fetching it would tell a stranger's server who reads this plan, and when. */
function linkOf(href: string, children: PlanInline[]): PlanInline[] {
  if (isSafeLink(href)) return [{ kind: 'link', href, children }];
  return href === '' ? children : [...children, { kind: 'text', text: ` (${href})` }];
}

function sourceOf(node: Nodes, context: Context): string {
  const { start, end } = rangeOf(node, context);
  return context.source.slice(start, end);
}

function rangeOf({ position }: Nodes, { shift }: Context) {
  return { start: (position?.start.offset ?? 0) + shift, end: (position?.end.offset ?? 0) + shift };
}
