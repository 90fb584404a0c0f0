import type { Sentence } from '#domain/reading/sentences-in.ts';
import type { Span } from '#domain/reading/spans-near.ts';
import { lastOf, type Piece } from './pieces.ts';
import { type Slot, topicQuestion } from './slots.ts';
import type { SentenceRange } from './telling.ts';

export type Pointed = { readonly slot: Slot; readonly sentences: SentenceRange[] };

export type Pointing = {
  readonly pointed: readonly Pointed[];
  /** The questions with too many sentences: only the first ones are proposed. */
  readonly cut: readonly Slot[];
  /** A line had a question and sentences, even if none of them exists, so this was no other kind of reply. */
  readonly isReadable: boolean;
};

// The answer that the prompt asks for if nothing in a chunk answers a question.
const NONE = /^\W*none\W*$/i;

export const MOST_SENTENCES = 8;
const MOST_CHARACTERS = 1_200;

// "audience.1: 12, 13", in any format: in a list, a table, bold, quotes or a fence.
const LINE =
  /([a-z]+(?:-[a-z]+)?)\.([1-9])\b[\s"'`*_)\]|]{0,9}(?:[:=|]|->|→)[\s"'`*_([|]{0,9}(?=[#\d]|none|sentences?\b|nos?\b)/gi;
const NUMBERS = /(?:sentences?|nos?|and|to|[\s,;&#.:[\]()"'`*_|+–—-]|\d)+/iy;
const RANGE = /(\d+)\s*(?:-|–|—|to|\.\.+)\s*(\d+)|\d+/gi;
// A longer line is talk, and a million digits are no number.
const LONGEST_LINE = 2_000;
const LONGEST_NUMBER = 7;

/**
 * Reads a reply that points at sentences. It can only give numbers of existing sentences: the words are always the
 * person's.
 */
export function readPointing(reply: string, piece: Piece): Pointing {
  const bySlot = new Map<Slot, Set<number>>();
  let isReadable = NONE.test(reply);
  for (const line of reply.split(/[\n\r]+/)) {
    for (const { slot, rest } of statementsIn(line.slice(0, LONGEST_LINE))) {
      isReadable = true;
      const numbers = bySlot.get(slot) ?? new Set();
      for (const number of numbersIn(rest, piece)) numbers.add(number);
      bySlot.set(slot, numbers);
    }
  }
  const cut: Slot[] = [];
  const pointed = [...bySlot].flatMap(([slot, numbers]) => {
    const { sentences, isCut } = rowsOf(numbers, piece);
    if (isCut) cut.push(slot);
    return sentences.length === 0 ? [] : [{ slot, sentences }];
  });
  return { pointed, cut, isReadable };
}

function statementsIn(line: string): { slot: Slot; rest: string }[] {
  return [...line.matchAll(LINE)].flatMap((match) => {
    const [words, type = '', number = ''] = match;
    const slot = `${type.toLowerCase()}.${number}`;
    NUMBERS.lastIndex = match.index + words.length;
    const rest = NUMBERS.exec(line)?.[0] ?? '';
    return topicQuestion(slot) ? [{ slot, rest }] : [];
  });
}

function numbersIn(text: string, piece: Piece): number[] {
  return [...text.matchAll(RANGE)].flatMap(([words, from, to]) => {
    const ends = from === undefined || to === undefined ? [words, words] : [from, to];
    if (ends.some((digits) => digits.length > LONGEST_NUMBER)) return [];
    const [one = 0, other = 0] = ends.map(Number);
    const first = Math.max(piece.first, Math.min(one, other));
    const last = Math.min(lastOf(piece), Math.max(one, other));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, more) => first + more);
  });
}

/** Groups sentences into ranges, up to the limit of one answer; cut at the end of a sentence. */
export function rowsOf(numbers: ReadonlySet<number>, piece: Piece) {
  const all = [...numbers].sort((one, other) => one - other);
  const kept = withinLimits(all, piece);
  return { sentences: asRanges(kept), isCut: kept.length < all.length };
}

function withinLimits(numbers: readonly number[], { first, sentences }: Piece): number[] {
  const kept: number[] = [];
  let characters = 0;
  for (const number of numbers) {
    characters += sentences[number - first]?.text.length ?? 0;
    // One sentence alone may be longer: it is still a whole sentence.
    if (kept.length > 0 && (kept.length === MOST_SENTENCES || characters > MOST_CHARACTERS)) break;
    kept.push(number);
  }
  return kept;
}

function asRanges(numbers: readonly number[]): SentenceRange[] {
  const ranges: SentenceRange[] = [];
  for (const number of numbers) {
    const before = ranges.at(-1);
    if (before && before[1] === number - 1) before[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}

/** The positions of these ranges in the text; null if some don't exist. */
export function pointedPlaces(
  sentences: readonly Sentence[],
  ranges: readonly SentenceRange[],
): readonly Span[] | null {
  const places: Span[] = [];
  for (const [first, last] of ranges) {
    const [from, to, before] = [sentences[first - 1], sentences[last - 1], places.at(-1)];
    if (!from || !to || from.start > to.start || (before && from.start < before.end)) return null;
    places.push({ start: from.start, end: to.end });
  }
  return places.length === 0 ? null : places;
}

/** Their words, with the original text between neighbors. */
export function wordsAt(text: string, places: readonly Span[]): string {
  return places.reduce((words, { start, end }, nth) => {
    const before = places[nth - 1];
    const gap = before ? (text.slice(before.end, start).includes('\n') ? '\n' : ' ') : '';
    return words + gap + text.slice(start, end);
  }, '');
}
