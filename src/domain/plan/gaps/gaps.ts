import { replaceRange, replaceRanges, type SourceRange } from '#domain/plan/source-range.ts';
import { isOnlyMarks, wordsOfLine } from '#domain/reading/line-marks.ts';

/** A place that the AI left open: `[ADD: what is needed]`. */
export type Gap = { readonly need: string; readonly range: SourceRange };

// `[ADD: x](address)` is a link, and `\[ADD: x]` was escaped on purpose.
const GAP = /(?<!\\)\[ADD:[^\S\n]*([^[\]\n]{1,300})\](?!\()/gi;

export function gapsIn(text: string): Gap[] {
  return [...text.matchAll(GAP)].flatMap(({ 0: whole, 1: words = '', index }) => {
    const need = words.trim();
    return need === '' ? [] : [{ need, range: { start: index, end: index + whole.length } }];
  });
}

const LEFT_OUT = new Set('a an the your you of for to in on and or with if any exact'.split(' '));

/** Two gaps with the same key ask for the same thing, in the same or nearly the same words. */
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
  return replaceRange(text, range, wordsForGap(text, range, words));
}

/** A person's words, formatted for this place in a plan. */
export function wordsForGap(text: string, range: SourceRange, words: string): string {
  return asMarkdown(words, isAtLineStart(text, range.start));
}

/** Fills every gap that asks for the same thing. */
export function fillGapsLike(text: string, need: string, words: string): { text: string; count: number } {
  const gaps = gapsLike(text, need);
  const [first, other] = [asMarkdown(words, true), asMarkdown(words, false)];
  const filled = gaps.map(({ range }, index) => {
    const before = gaps[index - 1]?.range.end ?? 0;
    // After another gap on the same line, it can't be at the line's beginning: each line is scanned once.
    const isAfterGap = index > 0 && !text.slice(before, range.start).includes('\n');
    return { range, words: !isAfterGap && isAtLineStart(text, range.start) ? first : other };
  });
  return { text: replaceRanges(text, filled), count: gaps.length };
}

/** A gap on paper: a line to write on, with its need. */
export function blankFor(need: string): string {
  return `__________ (${need})`;
}

export function withBlanks(text: string): string {
  return withGapsAs(text, blankFor);
}

/** The text with every gap replaced. */
export function withGapsAs(text: string, wordsFor: (need: string) => string): string {
  const replaced = gapsIn(text).map(({ need, range }) => ({ range, words: wordsFor(need) }));
  return replaced.length === 0 ? text : replaceRanges(text, replaced);
}

/** For sentences that only show a gap: `[ADD: …]` is syntax, not words for a person. */
export function inBrackets(text: string): string {
  return withGapsAs(text, (need) => `[${need}]`);
}

// Long enough for any sentence. An endless line is not repeated in full for each of its gaps.
const MOST_AROUND = 500;

/** The line around a gap, to show what it is about; of a very long line, only the part nearby. */
export function sentenceAround(text: string, { start, end }: SourceRange): string {
  const before = text.slice(Math.max(0, start - MOST_AROUND), start);
  const after = text.slice(end, end + MOST_AROUND);
  const from = before.lastIndexOf('\n') + 1;
  const to = after.indexOf('\n');
  const isCutBefore = from === 0 && start > MOST_AROUND;
  const isCutAfter = to === -1 && text.length > end + MOST_AROUND;
  const line = before.slice(from) + text.slice(start, end) + after.slice(0, to === -1 ? undefined : to);
  const words = isCutBefore ? `…${line}` : wordsOfLine(line.replace(/^[\s>#]+/, ''));
  return `${words.replace(/\*\*|__/g, '').trim()}${isCutAfter ? '…' : ''}`;
}

function isAtLineStart(text: string, at: number): boolean {
  return isOnlyMarks(text.slice(text.lastIndexOf('\n', at - 1) + 1, at));
}

// Typed words are plain text: an asterisk or a bar among them must not become bold type or a new column.
function asMarkdown(words: string, isFirst: boolean): string {
  const line = words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\*_`[\]<|~]|&(?=#?\w{1,40};)|(?<!\S)#/g, (mark) => `\\${mark}`)
    // Between two characters: an address such as first_last@example.com needs no escape.
    .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_');
  return isFirst ? line.replace(/^(?:[+>=-]|\d{1,9}(?=[.)]))/, escapeFirst) : line;
}

function escapeFirst(mark: string): string {
  return /\d/.test(mark) ? `${mark}\\` : `\\${mark}`;
}
