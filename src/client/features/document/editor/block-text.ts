import type { BlockContent, Nodes, RootContent } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { defaultHandlers, type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { Node } from 'prosemirror-model';
import { withSafeAddresses } from './address-text.ts';
import { type AsTyped, inlinesFromNodes } from './inlines-from-nodes.ts';

declare module 'mdast' {
  interface PhrasingContentMap {
    asTyped: AsTyped;
  }
  interface RootContentMap {
    asTyped: AsTyped;
  }
}

/** The style of the list around an item. */
export type Style = { readonly bullet?: '-' | '*' | '+'; readonly delimiter?: '.' | ')' };

export function writeBlock(node: Node, style: Style = {}): string {
  if (node.type.name === 'raw') return node.textContent;
  const block = blockFrom(node);
  return block ? markdownOf(block, style) : '';
}

export function writeItem(item: Node, number: number | null, style: Style): string {
  const list = { type: 'list', ordered: number !== null, ...(number !== null && { start: number }) } as const;
  return markdownOf({ ...list, spread: false, children: [itemFrom(item)] }, style);
}

export function writeRow(row: Node): string {
  const [line = ''] = markdownOf(
    { type: 'table', align: [], children: [rowFrom(row, row.childCount)] },
    {},
  ).split('\n');
  return line;
}

const WORD_INSIDE = /(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu;
// A preceding backslash may be the person's own, written as two.
const NO_REFERENCE =
  /(?<=(?<!\\)(?:\\\\)*)\\&(?!(?:#\d{1,7}|#[xX][\dA-Fa-f]{1,6}|[A-Za-z][A-Za-z\d]{0,40});)/g;

const STARTS_MAIL = /(?<=(?<!\\)(?:\\\\)*)<(?=[^\s<>@]+@)/g;

const EXTENSIONS: Options[] = [
  gfmStrikethroughToMarkdown(),
  gfmTableToMarkdown({ tablePipeAlign: false }),
  gfmTaskListItemToMarkdown(),
  {
    handlers: {
      asTyped: ({ value }: AsTyped) => value,
      // A needless backslash would be in the way of reading or comparing the text.
      text(...given: Parameters<typeof defaultHandlers.text>) {
        const [, parent, , { before, after }] = given;
        const text = defaultHandlers
          .text(...given)
          .replace(WORD_INSIDE, '_')
          .replace(NO_REFERENCE, '&')
          .replace(STARTS_MAIL, '\\<');
        // Inside a link's text, nothing is read as a URL.
        return parent?.type === 'link' ? text : withSafeAddresses(text, before, after);
      },
    },
  },
];

function markdownOf(block: RootContent, { bullet = '-', delimiter = '.' }: Style): string {
  const options = {
    bullet,
    bulletOrdered: delimiter,
    rule: '-',
    emphasis: '*',
    listItemIndent: 'one',
    extensions: EXTENSIONS,
  } as const;
  return toMarkdown({ type: 'root', children: [block] }, options).replace(/\n+$/, '');
}

function blockFrom(node: Node): BlockContent | null {
  switch (node.type.name) {
    case 'paragraph': {
      const children = inlinesFromNodes(node.children);
      return children.length === 0 ? null : { type: 'paragraph', children };
    }
    case 'heading': {
      const depth = Math.min(6, Math.max(1, Number(node.attrs.level))) as 1;
      return {
        type: 'heading',
        depth,
        children: inlinesFromNodes(node.children, depth <= 2 ? 'lines' : 'one-line'),
      };
    }
    case 'bullet_list':
    case 'ordered_list': {
      const isOrdered = node.type.name === 'ordered_list';
      const children = node.children.map(itemFrom);
      const spread = Boolean(node.attrs.isLoose);
      const items = children.map((item) => ({ ...item, spread }));
      return {
        type: 'list',
        ordered: isOrdered,
        start: isOrdered ? Number(node.attrs.start) : null,
        spread,
        children: items,
      };
    }
    case 'blockquote':
      return { type: 'blockquote', children: blocksFrom(node) };
    case 'code_block': {
      const [lang = '', ...meta] = String(node.attrs.info).split(' ');
      return { type: 'code', lang: lang || null, meta: meta.join(' ') || null, value: node.textContent };
    }
    case 'rule':
      return { type: 'thematicBreak' };
    case 'table': {
      const width = Math.max(...node.children.map(({ childCount }) => childCount));
      const sides = String(node.attrs.align).split(',');
      const align = sides.map((side) =>
        side === 'left' || side === 'right' || side === 'center' ? side : null,
      );
      return { type: 'table', align, children: node.children.map((row) => rowFrom(row, width)) };
    }
    case 'raw':
      return { type: 'html', value: node.textContent };
    default:
      return null;
  }
}

function blocksFrom(node: Node): BlockContent[] {
  return node.children.flatMap((child) => blockFrom(child) ?? []);
}

function itemFrom(item: Node): Extract<Nodes, { type: 'listItem' }> {
  return { type: 'listItem', checked: item.attrs.isTicked, spread: false, children: blocksFrom(item) };
}

function rowFrom(row: Node, width: number): Extract<Nodes, { type: 'tableRow' }> {
  const cells = row.children.map((cell) => inlinesFromNodes(cell.children, 'cell'));
  while (cells.length < width) cells.push([]);
  return { type: 'tableRow', children: cells.map((children) => ({ type: 'tableCell', children })) };
}
