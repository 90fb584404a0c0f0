import { diffTokens, type Hunk } from './diff-tokens.ts';
import { tokensOf, trimmed } from './text-merge.ts';

/** Where two texts differ, in characters: found word by word, then cut down to the characters that really differ. */
export function characterHunks(before: string, after: string): Hunk[] {
  const [a, b] = [tokensOf(before), tokensOf(after)];
  const [aStarts, bStarts] = [startsOf(a), startsOf(b)];
  return diffTokens(a, b).hunks.map((hunk) =>
    trimmed(before, after, {
      start: aStarts[hunk.start] ?? before.length,
      end: aStarts[hunk.end] ?? before.length,
      from: bStarts[hunk.from] ?? after.length,
      to: bStarts[hunk.to] ?? after.length,
    }),
  );
}

/** The new position of a place in the old text. `side`: after or before text inserted right there. */
export function placeAfter(hunks: readonly Hunk[], place: number, side: 1 | -1): number {
  let moved = 0;
  for (const { start, end, from, to } of hunks) {
    if (place < start || (place === start && side < 0)) break;
    if (place < end) return from;
    moved = to - end;
  }
  return place + moved;
}

/** The new position of a caret: after the same character as before. */
export function caretAfter(before: string, after: string, caret: number): number {
  return placeAfter(characterHunks(before, after), caret, caret === 0 ? 1 : -1);
}

function startsOf(tokens: readonly string[]): number[] {
  let length = 0;
  return tokens.map((token) => {
    length += token.length;
    return length - token.length;
  });
}
