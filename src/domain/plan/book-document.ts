/**
 * A plan after reading its Markdown: everything that a screen, a Word file or a print may show, and nothing
 * else. There is no node for raw HTML or for pictures, so no format can run or fetch what a text carries.
 */
export type BookInline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis' | 'strike'; children: BookInline[] }
  | { kind: 'link'; href: string; children: BookInline[] };

export type BookListItem = { checked: boolean | null; children: BookBlock[] };

export type BookBlock =
  | { kind: 'heading'; depth: number; children: BookInline[] }
  | { kind: 'paragraph'; children: BookInline[] }
  | { kind: 'list'; start: number | null; items: BookListItem[] }
  | { kind: 'quote'; children: BookBlock[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; rows: BookInline[][][] }
  | { kind: 'rule' };

const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:)/i;

/** Links that a reader may follow. `javascript:`, `data:` and the like stay words. */
export function isSafeLink(href: string): boolean {
  return SAFE_LINK.test(href);
}

// One paragraph with thousands of marks takes the parser minutes (its matching is quadratic), and markers nested
// hundreds deep overflow the stack of whoever draws them. Nobody writes such a plan on purpose.
const MAX_MARKS = 2_000;
// Behind a bracket that nobody closes, each word makes the parser look back to it.
const OPEN_BRACKET = /\[[^[\]]{5000}/;
const MAX_INDENT = 100;
// A list of many thousand items is redrawn whole and takes seconds each time, however simple each line is.
const MAX_LINES = 4_000;

/** A text that would freeze the page if read as Markdown; it is shown as it was typed. */
export function isTangled(text: string): boolean {
  const lines = text.split(/\r\n?|\n/);
  if (lines.length > MAX_LINES) return true;
  for (const paragraph of text.split(/\n\s*\n/)) {
    if (countMarks(paragraph) > MAX_MARKS || OPEN_BRACKET.test(paragraph)) return true;
  }
  for (const line of lines) {
    if (indentOf(line) > MAX_INDENT) return true;
  }
  return false;
}

function countMarks(text: string): number {
  return text.match(/[*_~[\]!`<]/g)?.length ?? 0;
}

function indentOf(line: string): number {
  const marker = /^[\s>*+\-\d.)]*/.exec(line)?.[0] ?? '';
  const isRule = /^[\s*_-]+$/.test(line) && !line.includes(' ');
  return isRule ? 0 : marker.length;
}

/** Every line as its own paragraph line, for a text that is not to be read as Markdown. */
export function plainBlocks(text: string): BookBlock[] {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ kind: 'paragraph', children: linesAsInlines(paragraph) }));
}

/** Line breaks stay line breaks. */
export function linesAsInlines(text: string): BookInline[] {
  return text.split(/\r?\n/).flatMap((line, index): BookInline[] => {
    const words: BookInline[] = line === '' ? [] : [{ kind: 'text', text: line }];
    return index === 0 ? words : [{ kind: 'break' }, ...words];
  });
}
