import { type Gap, gapsIn } from './gaps/gaps.ts';

/**
 * A parsed plan: everything that a screen, a Word file or a printout may show, and nothing else. There is no node for
 * raw HTML or images, so no format can run or fetch anything from a text.
 */
export type PlanInline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis' | 'strike'; children: PlanInline[] }
  | { kind: 'link'; href: string; children: PlanInline[] }
  | ({ kind: 'gap' } & Gap);

export type PlanListItem = {
  checked: boolean | null;
  /** The position of its box's character in the text; absent if a tick would change more than that character. */
  boxAt?: number;
  children: PlanBlock[];
};

export type PlanBlock =
  | { kind: 'heading'; depth: number; children: PlanInline[] }
  | { kind: 'paragraph'; children: PlanInline[] }
  | { kind: 'list'; start: number | null; items: PlanListItem[] }
  | { kind: 'quote'; children: PlanBlock[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; rows: PlanInline[][][] }
  | { kind: 'rule' };

const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:)/i;

/** Links that a reader may follow. `javascript:`, `data:` and the like stay words. */
export function isSafeLink(href: string): boolean {
  return SAFE_LINK.test(href);
}

// The parser needs minutes for one paragraph with thousands of marks (matching is quadratic), and markers nested
// hundreds deep overflow the renderer's stack. Nobody writes such a plan on purpose.
const MAX_MARKS = 2_000;
// After an unclosed bracket, each word makes the parser look back to it.
const OPEN_BRACKET = /\[[^[\]]{5000}/;
const MAX_INDENT = 100;
// A list with thousands of items renders as a whole and takes seconds each time, however simple its lines are.
const MAX_LINES = 4_000;

/** A text that would freeze the page if parsed as Markdown; it is shown as plain text. */
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

/** Line breaks stay line breaks. */
export function linesAsInlines(text: string): PlanInline[] {
  return text.split(/\r?\n/).flatMap((line, index): PlanInline[] => {
    const words: PlanInline[] = line === '' ? [] : [{ kind: 'text', text: line }];
    return index === 0 ? words : [{ kind: 'break' }, ...words];
  });
}

/**
 * A run of text split into words and gaps. `source` is its Markdown from `start` on; where the two differ (an escaped
 * bracket, a quote over several lines), a gap can't be located for certain and stays text.
 */
export function wordsWithGaps(text: string, source: string, start: number): PlanInline[] {
  const found = text.includes('[') ? gapsIn(text) : [];
  const typed = found.length > 0 ? gapsIn(source) : [];
  if (found.length !== typed.length || found.some(({ need }, index) => need !== typed[index]?.need)) {
    return linesAsInlines(text);
  }
  const gaps = found.flatMap(({ need, range }, index): PlanInline[] => {
    const place = typed[index]?.range ?? range;
    return [
      ...linesAsInlines(text.slice(found[index - 1]?.range.end ?? 0, range.start)),
      { kind: 'gap', need, range: { start: start + place.start, end: start + place.end } },
    ];
  });
  return [...gaps, ...linesAsInlines(text.slice(found.at(-1)?.range.end ?? 0))];
}
