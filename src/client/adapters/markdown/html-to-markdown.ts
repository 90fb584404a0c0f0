import type { BlockContent, ListItem, PhrasingContent, RootContent, TableRow } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { inertDocument } from '#client/adapters/page/inert-document.ts';
import { isSafeLink } from '#domain/plan/book-document.ts';

// Nobody writes deeper than this; such a page is hostile.
const DEEPEST = 60;

type Inlines = PhrasingContent[];

/** Converts formatted text, as a browser or a chat assistant copies it, to Markdown. */
export function htmlToMarkdown(html: string): string {
  const { body } = inertDocument(html);
  const written = toMarkdown(
    { type: 'root', children: blocksIn(body, 0) },
    {
      bullet: '-',
      rule: '-',
      listItemIndent: 'one',
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    },
  );
  // A gap is no link, so its bracket needs no escape.
  return written.replaceAll('\\[ADD', '[ADD').trim();
}

const HEADING = /^H([1-6])$/;
const SKIPPED = new Set([
  'SCRIPT',
  'STYLE',
  'TITLE',
  'META',
  'LINK',
  'BUTTON',
  'SVG',
  'IMG',
  'TEMPLATE',
  'NOSCRIPT',
]);
const BLOCKS = 'h1,h2,h3,h4,h5,h6,p,ul,ol,table,blockquote,pre,hr,div,section,article,header,main,li';

function blocksIn(parent: Node, depth: number): BlockContent[] {
  const blocks: BlockContent[] = [];
  let line: Inlines = [];
  const endLine = () => {
    const children = trimmed(line);
    if (children.length > 0) blocks.push({ type: 'paragraph', children });
    line = [];
  };
  for (const node of parent.childNodes) {
    if (isInline(node)) line.push(...inlinesOf(node, depth));
    else {
      endLine();
      if (node instanceof Element) blocks.push(...blocksOf(node, depth + 1));
    }
  }
  endLine();
  return blocks;
}

function isInline(node: Node): boolean {
  if (!(node instanceof Element)) return true;
  return !node.matches(BLOCKS) && (SKIPPED.has(node.tagName) || node.querySelector(BLOCKS) === null);
}

function blocksOf(element: Element, depth: number): BlockContent[] {
  if (depth > DEEPEST) return paragraphs(textInlines(element.textContent ?? ''));
  const level = Number(HEADING.exec(element.tagName)?.[1] ?? 0) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
  if (level > 0) {
    const children = inlinesIn(element, depth);
    return children.length > 0 ? [{ type: 'heading', depth: level || 2, children }] : [];
  }
  switch (element.tagName) {
    case 'HR':
      return [{ type: 'thematicBreak' }];
    case 'PRE':
      return [{ type: 'code', value: (element.textContent ?? '').replace(/\n$/, '') }];
    case 'BLOCKQUOTE':
      return [{ type: 'blockquote', children: blocksIn(element, depth) }];
    case 'UL':
    case 'OL':
      return listOf(element, depth);
    case 'TABLE':
      return tableOf(element, depth);
    default:
      return blocksIn(element, depth);
  }
}

const paragraphs = (children: Inlines): BlockContent[] =>
  children.length > 0 ? [{ type: 'paragraph', children }] : [];

function listOf(element: Element, depth: number): BlockContent[] {
  const children: ListItem[] = [...element.children].map((item) => {
    const box = item.querySelector('input[type=checkbox]');
    const isOwn = box?.closest('li') === item;
    return {
      type: 'listItem',
      spread: false,
      ...(isOwn && box && { checked: box.hasAttribute('checked') }),
      children: blocksIn(item, depth),
    };
  });
  const filled = children.filter((item) => item.children.length > 0);
  return filled.length === 0
    ? []
    : [{ type: 'list', ordered: element.tagName === 'OL', spread: false, children: filled }];
}

function tableOf(element: Element, depth: number): BlockContent[] {
  const children: TableRow[] = [...element.querySelectorAll('tr')].map((row) => ({
    type: 'tableRow',
    children: [...row.children].map((cell) => ({ type: 'tableCell', children: inlinesIn(cell, depth) })),
  }));
  return children.length > 0 ? [{ type: 'table', children }] : [];
}

function inlinesIn(parent: Node, depth: number): Inlines {
  if (depth > DEEPEST) return textInlines(parent.textContent ?? '');
  return trimmed([...parent.childNodes].flatMap((node) => inlinesOf(node, depth + 1)));
}

function textInlines(text: string): Inlines {
  const value = text.replaceAll(/[\s\u00a0]+/g, ' ');
  return value === '' ? [] : [{ type: 'text', value }];
}

function inlinesOf(node: Node, depth: number): Inlines {
  if (!(node instanceof HTMLElement))
    return node.nodeType === Node.TEXT_NODE ? textInlines(node.nodeValue ?? '') : [];
  if (SKIPPED.has(node.tagName)) return [];
  if (node.tagName === 'BR') return [{ type: 'break' }];
  if (node.tagName === 'CODE') return [{ type: 'inlineCode', value: node.textContent ?? '' }];
  const children = inlinesIn(node, depth);
  if (children.length === 0) return node.textContent === '' ? [] : [{ type: 'text', value: ' ' }];
  const spaced = (marked: PhrasingContent): Inlines => [
    ...(/^[\s\u00a0]/.test(node.textContent ?? '') ? textInlines(' ') : []),
    marked,
    ...(/[\s\u00a0]$/.test(node.textContent ?? '') ? textInlines(' ') : []),
  ];
  const href = node.getAttribute('href') ?? '';
  if (node.tagName === 'A' && isSafeLink(href)) return spaced({ type: 'link', url: href, children });
  if (isBold(node)) return spaced({ type: 'strong', children });
  if (isSlanted(node)) return spaced({ type: 'emphasis', children });
  return spaced({ type: 'text', value: '' }).flatMap((part) =>
    part.type === 'text' && part.value === '' ? children : part,
  );
}

// Google Docs wraps everything it copies into <b style="font-weight:normal">, and marks bold with a numeric weight.
function isBold(element: HTMLElement): boolean {
  const weight = styleOf(element, /(?:^|;)\s*font-weight:\s*([\w.]+)/i);
  if (weight !== undefined) return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
  return element.tagName === 'STRONG' || element.tagName === 'B';
}

function isSlanted(element: HTMLElement): boolean {
  const style = styleOf(element, /(?:^|;)\s*font-style:\s*(\w+)/i);
  if (style !== undefined) return style === 'italic';
  return element.tagName === 'EM' || element.tagName === 'I';
}

function styleOf(element: HTMLElement, property: RegExp): string | undefined {
  return property.exec(element.getAttribute('data-style') ?? '')?.[1]?.toLowerCase();
}

/** Without leading and trailing white space, breaks and empty parts. */
function trimmed(line: Inlines): Inlines {
  const isBlank = (node: RootContent | undefined) =>
    node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');
  let [start, end] = [0, line.length];
  while (start < end && isBlank(line[start])) start += 1;
  while (end > start && isBlank(line[end - 1])) end -= 1;
  return line.slice(start, end).map((node, index, kept) => {
    if (node.type !== 'text') return node;
    const left = index === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: index === kept.length - 1 ? left.trimEnd() : left };
  });
}
