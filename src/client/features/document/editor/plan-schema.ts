import { type MarkSpec, type Node, type NodeSpec, Schema, type TagParseRule } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { isSafeLink } from '#domain/plan/book-document.ts';
import { gapsIn } from '#domain/plan/gaps/gaps.ts';

const tables = tableNodes({
  tableGroup: 'block',
  cellContent: 'inline*',
  cellAttributes: {},
});

/** Google Docs marks bold and italic only with styles. */
function styled(pattern: RegExp): TagParseRule {
  const isStyled = (dom: HTMLElement) => pattern.test(dom.getAttribute('data-style') ?? '');
  return { tag: 'span[data-style]', getAttrs: (dom) => isStyled(dom) && null, consuming: false };
}

const WORDS = { content: 'inline*', group: 'block', defining: true } satisfies NodeSpec;

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    ...WORDS,
    defining: false,
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', { dir: 'auto' }, 0],
  },
  heading: {
    ...WORDS,
    attrs: { level: { default: 2 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      attrs: { level: Math.max(2, level - 1) },
    })),
    // The plan is below its page's headings, as in the read-only view.
    toDOM: ({ attrs }) => [`h${Math.min(6, Math.max(2, Number(attrs.level)) + 1)}`, { dir: 'auto' }, 0],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { isLoose: { default: false } },
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { start: { default: 1 }, isLoose: { default: false } },
    parseDOM: [{ tag: 'ol', getAttrs: (dom) => ({ start: startOf(dom) }) }],
    toDOM: ({ attrs }) => ['ol', { start: Number(attrs.start) }, 0],
  },
  list_item: {
    content: 'paragraph block*',
    defining: true,
    attrs: { isTicked: { default: null } },
    parseDOM: [{ tag: 'li', getAttrs: (dom) => ({ isTicked: tickOf(dom) }) }],
    toDOM: ({ attrs }) =>
      attrs.isTicked === null
        ? ['li', { dir: 'auto' }, 0]
        : ['li', { 'data-tick': String(attrs.isTicked) }, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', { dir: 'auto' }, 0],
  },
  code_block: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    attrs: { info: { default: '' } },
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', { dir: 'auto' }, ['code', 0]],
  },
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  table: {
    ...tables.table,
    // The alignment of its columns, which Markdown gives once per column.
    attrs: { align: { default: '' } },
    toDOM: () => ['div', { class: 'table-box' }, ['table', ['tbody', 0]]],
  },
  table_row: tables.table_row,
  table_header: tables.table_header,
  table_cell: tables.table_cell,
  /** Anything that the editor doesn't understand (raw HTML, footnotes, images): its source text, edited in place. */
  raw: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    isolating: true,
    toDOM: () => ['pre', { class: 'as-typed', dir: 'auto' }, 0],
  },
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    // Plans have labeled lines on consecutive lines without markup: a soft break stays soft.
    attrs: { isSoft: { default: true } },
    leafText: () => '\n',
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  gap: {
    inline: true,
    group: 'inline',
    atom: true,
    attrs: { need: {}, source: {} },
    leafText: ({ attrs }: Node) => String(attrs.source),
    parseDOM: [
      {
        tag: 'span[data-gap]',
        getAttrs: (dom) => gapOf(dom.getAttribute('data-gap') ?? ''),
      },
    ],
    toDOM: ({ attrs }) => [
      'span',
      { class: 'gap-mark', 'data-gap': String(attrs.source) },
      String(attrs.need),
    ],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    // Around any words, breaks or gaps: a link that runs code must never be followed.
    parseDOM: [{ tag: 'a[href]', getAttrs: (dom) => linkOf(dom.getAttribute('href') ?? '') }],
    toDOM: ({ attrs }) => ['a', { href: String(attrs.href), rel: 'noopener noreferrer nofollow' }, 0],
  },
  strong: {
    parseDOM: [{ tag: 'strong' }, { tag: 'b' }, styled(/font-weight:\s*(?:bold|[6-9]00)/)],
    toDOM: () => ['strong', 0],
  },
  em: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, styled(/font-style:\s*italic/)],
    toDOM: () => ['em', 0],
  },
  strike: { parseDOM: [{ tag: 's' }, { tag: 'del' }], toDOM: () => ['s', 0] },
  code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
} satisfies Record<string, MarkSpec>;

export const PLAN_SCHEMA = new Schema({ nodes, marks });

export type NodeName = keyof typeof nodes;
export type MarkName = keyof typeof marks;

function tickOf(item: HTMLElement): boolean | null {
  const tick = item.getAttribute('data-tick');
  return tick === null ? null : tick === 'true';
}

/** Markdown has no other numbers: an item written with one would be a paragraph. */
function startOf(list: HTMLElement): number {
  const start = list.getAttribute('start') ?? '';
  return /^\d{1,9}$/.test(start) ? Number(start) : 1;
}

/** A single gap and nothing else: otherwise a hidden gap could be pasted unnoticed. */
function gapOf(source: string): { need: string; source: string } | false {
  const [gap] = gapsIn(source);
  const isAlone = gap?.range.start === 0 && gap.range.end === source.length;
  return isAlone && { need: gap.need, source };
}

function linkOf(href: string): { href: string } | false {
  return isSafeLink(href) && { href };
}
