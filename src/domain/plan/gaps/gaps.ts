import { replaceRange, type SourceRange } from '#domain/plan/source-range.ts';

/** A place that the AI left open: `[ADD: what is needed]`. */
export type Gap = { readonly need: string; readonly range: SourceRange };

// `[ADD: x](address)` is a link, and `\[ADD: x]` was typed as words on purpose.
const GAP = /(?<!\\)\[ADD:[^\S\n]*([^[\]\n]{1,300})\](?!\()/gi;

export function gapsIn(text: string): Gap[] {
  return [...text.matchAll(GAP)].flatMap(({ 0: whole, 1: words = '', index }) => {
    const need = words.trim();
    return need === '' ? [] : [{ need, range: { start: index, end: index + whole.length } }];
  });
}

const LEFT_OUT = new Set('a an the your you of for to in on and or with if any exact'.split(' '));

/** Two gaps with the same key ask for the same thing, spelled alike or nearly. */
export function needKey(need: string): string {
  const words = need.toLowerCase().match(/[\p{L}\p{N}$]+/gu) ?? [];
  const kept = words.map((word) => word.replace(/s$/, '')).filter((word) => !LEFT_OUT.has(word));
  return [...new Set(kept.length > 0 ? kept : words)].sort().join(' ');
}

export function gapsLike(text: string, need: string): Gap[] {
  const key = needKey(need);
  return gapsIn(text).filter((gap) => needKey(gap.need) === key);
}

export function fillGap(text: string, { range }: Pick<Gap, 'range'>, words: string): string {
  return replaceRange(text, range, asMarkdown(words, isAtLineStart(text, range.start)));
}

/** Fills every gap that asks for the same thing. */
export function fillGapsLike(text: string, need: string, words: string): { text: string; count: number } {
  const gaps = gapsLike(text, need);
  // From the end, so that the places before are still where they were found.
  const filled = gaps.reduceRight((rest, gap) => fillGap(rest, gap, words), text);
  return { text: filled, count: gaps.length };
}

/** A gap on paper: a line to write on, and what belongs there. */
export function blankFor(need: string): string {
  return `__________ (${need})`;
}

export function withBlanks(text: string): string {
  return gapsIn(text).reduceRight((rest, { need, range }) => replaceRange(rest, range, blankFor(need)), text);
}

/** For a sentence in which a gap is only seen: `[ADD: …]` is how it is written, not how a person says it. */
export function inBrackets(text: string): string {
  return gapsIn(text).reduceRight((rest, { need, range }) => replaceRange(rest, range, `[${need}]`), text);
}

/** The line that a gap stands in, for somebody who wants to know what it is about. */
export function sentenceAround(text: string, { start, end }: SourceRange): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  return text
    .slice(from, to === -1 ? text.length : to)
    .replace(/^[\s>#]*(?:[-*+]\s+|\d{1,9}[.)]\s+)?(?:\[[ xX]\]\s+)?/, '')
    .replace(/\*\*|__/g, '')
    .trim();
}

const LINE_START = /^[\s>|]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(?:\[[ xX]\]\s+)?$/;

function isAtLineStart(text: string, at: number): boolean {
  return LINE_START.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at));
}

// What a person types into a box are words. A star or a bar among them must not become bold type or a new column.
function asMarkdown(words: string, isFirst: boolean): string {
  const line = words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\*_`[\]<|~]|&(?=#?\w{1,40};)|(?<!\S)#/g, (mark) => `\\${mark}`)
    // A letter on both sides: an address such as first_last@example.com needs no mark.
    .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_');
  return isFirst ? line.replace(/^(?:[+>=-]|\d{1,9}(?=[.)]))/, escapeFirst) : line;
}

function escapeFirst(mark: string): string {
  return /\d/.test(mark) ? `${mark}\\` : `\\${mark}`;
}
