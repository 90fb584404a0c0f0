import search from 'approx-string-match';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { ANCHOR_LIMITS, type Anchor } from './comment.ts';
import { sketchOf } from './part-sketch.ts';
import { folded, type Part } from './part-words.ts';

/** The share of differing characters above which it is another sentence. */
const NEARLY = 0.2;

export type Found = { readonly start: number; readonly end: number };

/** Null: the quote is not in this part. A quote with other spaces, or nearly right, gets the plan's words. */
export function anchorIn(type: BlueprintType, part: Part, quote: string): Anchor | null {
  const wanted = folded(quote);
  const { words } = part;
  const whole = {
    type,
    heading: whole16(part.heading.slice(0, ANCHOR_LIMITS.heading)),
    exact: '',
    prefix: '',
    suffix: '',
    fingerprint: sketchOf(words),
  };
  if (wanted === '') return whole;
  const at = words.indexOf(wanted);
  const found = at === -1 ? nearlyIn(words, wanted) : { start: at, end: at + wanted.length };
  if (!found) return null;
  const { start, end } = found;
  const { exact, context } = ANCHOR_LIMITS;
  return {
    ...whole,
    exact: whole16(words.slice(start, Math.min(end, start + exact))),
    prefix: whole16(words.slice(Math.max(0, start - context), start)),
    suffix: whole16(words.slice(end, end + context)),
  };
}

// Each near match makes the search go back. In a part made of one letter, everything is a near match: searching it as a
// whole blocked the server for seconds. In chunks, only a match better than the best so far is followed.
const PIECE = { untilFound: 1_024, behind: 64 } as const;

/** The first match with the fewest differences, if there are few. Tests replace `find` to count matches. */
export function nearlyIn(words: string, wanted: string, find = search): Found | null {
  const most = Math.floor(wanted.length * NEARLY);
  if (most === 0) return null;
  let fewest = most + 1;
  const before = wanted.length + fewest;
  let best: Found | null = null;
  for (let at = 0, next = 0; at < words.length && fewest > 0; at = next) {
    next = at + (best ? PIECE.behind : PIECE.untilFound);
    const from = Math.max(0, at - before);
    const near = find(words.slice(from, next), wanted, fewest - 1);
    const [found] = near.toSorted((a, b) => a.errors - b.errors);
    if (!found) continue;
    fewest = found.errors;
    best = { start: from + found.start, end: from + found.end };
  }
  return best && best.end > best.start ? best : null;
}

// Half an emoji at a cut can't be encoded as UTF-8.
function whole16(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}
