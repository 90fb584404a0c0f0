import { likeness, wordsOf } from '#domain/plan/likeness.ts';
import { type Found, nearlyIn } from './anchor.ts';
import type { Anchor } from './comment.ts';
import { sketchLikeness, sketchOf } from './part-sketch.ts';
import { folded, headingKey, type Part } from './part-words.ts';

/**
 * Where a comment is shown after the plan changed. Every comment has one of these seats: none may disappear because its
 * sentence is gone.
 */
export type Seat =
  | { readonly seat: 'beside' | 'changed'; readonly part: number; readonly found: Found | null }
  | { readonly seat: 'rewritten'; readonly part: number }
  | { readonly seat: 'gone' };

// The share of common words. Below it the part was rewritten; above it, edited.
const SAME_PART = 0.5;
const SAME_HEADING = 0.6;
// In characters. Shorter quotes occur in many places, so a match elsewhere may be another one.
const TELLING_LENGTH = 16;

/** Tries an exact match, a near match, the part, and the plan, in this order. */
export function findSeat(anchor: Anchor, parts: readonly Part[]): Seat {
  const exact = folded(anchor.exact);
  const home = homeOf(anchor, exact, parts);
  const words = parts[home]?.words;
  if (exact === '') return words === undefined ? { seat: 'gone' } : seatInPart(anchor, home, words);
  const here = words === undefined ? null : exactlyIn(words, exact, anchor);
  if (here) return { seat: 'beside', part: home, found: here };
  if (exact.length >= TELLING_LENGTH) {
    for (const [part, { words: other }] of parts.entries()) {
      const found = exactlyIn(other, exact, anchor);
      if (found) return { seat: 'beside', part, found };
    }
  }
  if (words === undefined) return { seat: 'gone' };
  const near = nearlyIn(words, exact);
  return near ? { seat: 'changed', part: home, found: near } : { seat: 'rewritten', part: home };
}

function seatInPart({ fingerprint }: Anchor, part: number, words: string): Seat {
  const isSame = sketchLikeness(fingerprint, sketchOf(words)) >= SAME_PART;
  return isSame ? { seat: 'beside', part, found: null } : { seat: 'rewritten', part };
}

/** Of several matches, the one with the same words around it. */
function exactlyIn(words: string, exact: string, { prefix, suffix }: Anchor): Found | null {
  let best: (Found & { around: number }) | null = null;
  for (let at = words.indexOf(exact); at !== -1; at = words.indexOf(exact, at + exact.length)) {
    const end = at + exact.length;
    const before = sameEnd(words.slice(Math.max(0, at - prefix.length), at), prefix);
    const around = before + sameStart(words.slice(end, end + suffix.length), suffix);
    if (!best || around > best.around) best = { start: at, end, around };
  }
  return best && { start: best.start, end: best.end };
}

function sameStart(a: string, b: string): number {
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same += 1;
  return same;
}

function sameEnd(a: string, b: string): number {
  let same = 0;
  while (same < a.length && same < b.length && a.at(-1 - same) === b.at(-1 - same)) same += 1;
  return same;
}

/**
 * The part where the comment was written, by its heading; if that is gone, the part with most of its words. -1 if none.
 * Of several parts with the heading, one that contains the quote.
 */
function homeOf({ heading, fingerprint }: Anchor, exact: string, parts: readonly Part[]): number {
  const key = headingKey(heading);
  const named = parts.flatMap((part, at) => (headingKey(part.heading) === key ? [at] : []));
  const [first, second] = named;
  if (first !== undefined && second === undefined) return first;
  const quoting = named.filter((at) => parts[at]?.words.includes(exact));
  const candidates = [quoting, named].find(({ length }) => length > 0) ?? parts.map((_, at) => at);
  const [likest] = candidates
    .map((at) => ({ at, like: sketchLikeness(fingerprint, sketchOf(parts[at]?.words ?? '')) }))
    .toSorted((a, b) => b.like - a.like);
  if (!likest) return -1;
  if (named.length > 0 || likest.like >= SAME_PART) return likest.at;
  return renamed(key, parts);
}

function renamed(key: string, parts: readonly Part[]): number {
  const words = wordsOf(key);
  const [closest] = parts
    .map((part, at) => ({ at, like: likeness(words, wordsOf(headingKey(part.heading))) }))
    .toSorted((a, b) => b.like - a.like);
  return closest && closest.like >= SAME_HEADING ? closest.at : -1;
}
