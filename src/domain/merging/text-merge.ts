import { diffTokens, type Hunk } from './diff-tokens.ts';
import { keepApart, mergeSequences, type ResolveClash } from './merge-sequences.ts';

export type MergedText = { mine: string; theirs: string; isClean: boolean; steps: number };

const TOKEN = /\r?\n|[^\S\r\n]+|\r|[\p{L}\p{M}\p{N}'’_-]+|[^\s]/gu;

export function tokensOf(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

/** Three-way merge by words. `mine` and `theirs` differ only where both sides changed the same words. */
export function mergeTexts(
  base: string,
  mine: string,
  theirs: string,
  settle: ResolveClash = keepApart,
): MergedText {
  const baseLines = linesOf(base);
  const my = wordHunks(baseLines, linesOf(mine));
  const their = wordHunks(baseLines, linesOf(theirs));
  const baseTokens = baseLines.flat();
  const sentences = sentenceNumbers(baseTokens);
  const merged = mergeSequences(
    baseTokens,
    my,
    their,
    settle,
    (at) => sentences[at] ?? sentences.at(-1) ?? 0,
  );
  return {
    mine: merged.mine.join(''),
    theirs: merged.theirs.join(''),
    isClean: merged.isClean,
    steps: my.steps + their.steps,
  };
}

/**
 * Of a sentence and a longer version of it, the longer one. A page that closes while somebody types may send more than
 * it managed to write here: its author would be asked to choose between two of their own.
 */
export const furtherTyped: ResolveClash = (mine, theirs) => {
  const [my, their] = [mine.join(''), theirs.join('')];
  if (my === '' || their === '') return null;
  if (their.startsWith(my)) return theirs;
  return my.startsWith(their) ? mine : null;
};

/** The sentence number of each token. A line end counts, too: headings and list items have no full stop. */
function sentenceNumbers(tokens: readonly string[]): number[] {
  let next = 0;
  let before = '';
  return tokens.map((token) => {
    const own = next;
    if (token.includes('\n') || (/[.!?…]/.test(before) && token.trim() === '')) next += 1;
    before = token;
    return own;
  });
}

function linesOf(text: string): string[][] {
  return (text.match(/[^\n]*\n|[^\n]+/g) ?? []).map(tokensOf);
}

function wordHunks(a: string[][], b: string[][]): { tokens: string[]; hunks: Hunk[]; steps: number } {
  const lines = diffTokens(
    a.map((line) => line.join('')),
    b.map((line) => line.join('')),
  );
  const aStarts = lineStarts(a);
  const bStarts = lineStarts(b);
  const aTokens = a.flat();
  const bTokens = b.flat();
  let { steps } = lines;
  const hunks = lines.hunks.flatMap((lineHunk) => {
    const hunk = {
      start: aStarts[lineHunk.start] ?? aTokens.length,
      end: aStarts[lineHunk.end] ?? aTokens.length,
      from: bStarts[lineHunk.from] ?? bTokens.length,
      to: bStarts[lineHunk.to] ?? bTokens.length,
    };
    const words = diffTokens(aTokens.slice(hunk.start, hunk.end), bTokens.slice(hunk.from, hunk.to));
    steps += words.steps;
    return isRewritten(aTokens, bTokens, hunk, words.hunks)
      ? [trimmed(aTokens, bTokens, hunk)]
      : words.hunks.map((word) => shifted(word, hunk));
  });
  return { tokens: bTokens, hunks, steps };
}

function lineStarts(lines: readonly string[][]): number[] {
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length);
  return starts;
}

function shifted(word: Hunk, hunk: Hunk): Hunk {
  return {
    start: word.start + hunk.start,
    end: word.end + hunk.start,
    from: word.from + hunk.from,
    to: word.to + hunk.from,
  };
}

// Two unrelated sentences still share "the" and "and". Merging around those would weave two people's sentences
// into one that neither wrote, so a passage that kept less than half of its words changed as a whole.
function isRewritten(a: string[], b: string[], hunk: Hunk, words: readonly Hunk[]): boolean {
  const before = countWords(a, hunk.start, hunk.end);
  const after = countWords(b, hunk.from, hunk.to);
  const removed = words.reduce(
    (sum, word) => sum + countWords(a, hunk.start + word.start, hunk.start + word.end),
    0,
  );
  return (before - removed) * 2 < Math.min(before, after);
}

function countWords(tokens: readonly string[], start: number, end: number): number {
  let count = 0;
  for (let index = start; index < end; index += 1) if (isWord(tokens[index])) count += 1;
  return count;
}

const isWord = (token = '') => token.trim() !== '';

/** Keeps the line break at the end of a rewritten line out of the change, or its neighbors would touch. */
export function trimmed(a: ArrayLike<string>, b: ArrayLike<string>, hunk: Hunk): Hunk {
  let { start, end, from, to } = hunk;
  while (start < end && from < to && a[start] === b[from]) {
    start += 1;
    from += 1;
  }
  while (start < end && from < to && a[end - 1] === b[to - 1]) {
    end -= 1;
    to -= 1;
  }
  return { start, end, from, to };
}
