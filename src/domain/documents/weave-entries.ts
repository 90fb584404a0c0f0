import type { ResolveClash } from '#domain/merging/merge-sequences.ts';
import { mergeTexts } from '#domain/merging/text-merge.ts';

type Lines = readonly string[];
type Lists = readonly [base: Lines, mine: Lines, theirs: Lines];

/** How a line of a list holds one typed text: its subject, the text, and the line with another text. */
export type WovenEntry = {
  nameOf(line: string): string;
  wordsIn(line: string): string;
  /** Of the two lines whose texts were merged. */
  lineWith(mine: string, theirs: string, words: string): string;
};

/**
 * Merges word by word what two devices typed into the same entry, so that both lists have the same line. Where both
 * changed the same words, both lines stay.
 */
export function weaveEntries(
  [base, mine, theirs]: Lists,
  { nameOf, wordsIn, lineWith }: WovenEntry,
  longest: number,
  settle: ResolveClash,
): { mine: Lines; theirs: Lines } {
  const [before, my, their] = [base, mine, theirs].map((lines) => Map.groupBy(lines, nameOf));
  const woven = new Map<string, string>();
  for (const [name, [here, ...more]] of my ?? []) {
    const [there, ...others] = their?.get(name) ?? [];
    const [known, ...rest] = before?.get(name) ?? [];
    if (here === undefined || there === undefined || more.length + others.length + rest.length > 0) continue;
    if (here === there || here === known || there === known) continue;
    const both = mergeTexts(known === undefined ? '' : wordsIn(known), wordsIn(here), wordsIn(there), settle);
    if (both.mine !== both.theirs || both.mine.length > longest) continue;
    woven.set(name, lineWith(here, there, both.mine));
  }
  const withWoven = (lines: Lines) => lines.map((line) => woven.get(nameOf(line)) ?? line);
  return { mine: withWoven(mine), theirs: withWoven(theirs) };
}
