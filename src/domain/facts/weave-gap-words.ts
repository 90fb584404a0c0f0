import { partsIn } from '#domain/documents/parts-in.ts';
import { weaveEntries } from '#domain/documents/weave-entries.ts';
import type { ResolveClash } from '#domain/merging/merge-sequences.ts';
import type { GapWords } from './fact-sheet.ts';

/** Words for a gap as a line of the list in which they are saved and merged. */
export function gapLine({ of, words }: GapWords): string {
  return JSON.stringify([of, words]);
}

export function gapWordsIn(line: string): GapWords {
  const [of = '', words = ''] = partsIn(line);
  return { of, words };
}

type Lines = readonly string[];

const GAP_ENTRY = {
  nameOf: (line: string) => gapWordsIn(line).of,
  wordsIn: (line: string) => gapWordsIn(line).words,
  lineWith: (line: string, _: string, words: string) => gapLine({ of: gapWordsIn(line).of, words }),
};

/** Merges what two devices typed for the same gap. Where both changed the same words, the gap's box shows both. */
export function weaveGapWords(
  lists: readonly [Lines, Lines, Lines],
  longest: number,
  settle: ResolveClash,
): { mine: Lines; theirs: Lines } {
  return weaveEntries(lists, GAP_ENTRY, longest, settle);
}
