import type { Hunk } from './diff-tokens.ts';

export type SequenceSide = { tokens: readonly string[]; hunks: readonly Hunk[] };

export type MergedSequences = { mine: string[]; theirs: string[]; isClean: boolean };

/** Resolves a clash with one result for both sides; null when both must be kept. */
export type ResolveClash = (mine: readonly string[], theirs: readonly string[]) => readonly string[] | null;

export const keepApart: ResolveClash = () => null;

/** The number of the unit that contains a token of the base: in a text, its sentence. */
export type WholeOf = (token: number) => number;

type Region = { start: number; end: number; mine: Hunk[]; theirs: Hunk[] };

/**
 * diff3. Both results hold every change that touches no change of the other side; where changes touch, `mine` holds my
 * words and `theirs` theirs, each for the whole sentence. So nothing is lost, and swapping the sides swaps the results.
 */
export function mergeSequences(
  base: readonly string[],
  mine: SequenceSide,
  theirs: SequenceSide,
  settle: ResolveClash,
  wholeOf: WholeOf = (token) => token,
): MergedSequences {
  const result: MergedSequences = { mine: [], theirs: [], isClean: true };
  const myWords = (region: Region) => applied(base, region, mine.tokens, region.mine);
  const theirWords = (region: Region) => applied(base, region, theirs.tokens, region.theirs);
  const agreedIn = (region: Region) => {
    const [my, their] = [myWords(region), theirWords(region)];
    if (region.theirs.length === 0) return my;
    return region.mine.length === 0 || isSame(my, their) ? their : settle(my, their);
  };
  let position = 0;
  for (const group of groupsOf(regionsOf(mine.hunks, theirs.hunks), wholeOf)) {
    const agreed = group.map(agreedIn);
    const isApart = agreed.includes(null);
    result.isClean &&= !isApart;
    for (const [at, region] of (isApart ? [joined(group)] : group).entries()) {
      append(result, base.slice(position, region.start));
      const both = isApart ? null : agreed[at];
      pushAll(result.mine, both ?? myWords(region));
      pushAll(result.theirs, both ?? theirWords(region));
      position = region.end;
    }
  }
  append(result, base.slice(position));
  return result;
}

// A sentence in which two people changed the same words is kept as one or the other: weaving the rest of it would make
// a sentence that neither of them wrote.
function groupsOf(regions: readonly Region[], wholeOf: WholeOf): Region[][] {
  const groups: Region[][] = [];
  let last = -1;
  for (const region of regions) {
    if (wholeOf(region.start) <= last) groups.at(-1)?.push(region);
    else groups.push([region]);
    last = wholeOf(Math.max(region.start, region.end - 1));
  }
  return groups;
}

function joined(group: readonly Region[]): Region {
  return {
    start: group[0]?.start ?? 0,
    end: group.at(-1)?.end ?? 0,
    mine: group.flatMap((region) => region.mine),
    theirs: group.flatMap((region) => region.theirs),
  };
}

// Changes that merely touch count as one region: without an unchanged token between them, the words of one side
// would be glued to the words of the other.
function regionsOf(mine: readonly Hunk[], theirs: readonly Hunk[]): Region[] {
  const all = [
    ...mine.map((hunk) => ({ side: 'mine' as const, hunk })),
    ...theirs.map((hunk) => ({ side: 'theirs' as const, hunk })),
  ].sort((a, b) => a.hunk.start - b.hunk.start || a.hunk.end - b.hunk.end);
  const regions: Region[] = [];
  for (const { side, hunk } of all) {
    let region = regions.at(-1);
    if (!region || hunk.start > region.end) {
      region = { start: hunk.start, end: hunk.end, mine: [], theirs: [] };
      regions.push(region);
    }
    region.end = Math.max(region.end, hunk.end);
    region[side].push(hunk);
  }
  return regions;
}

function applied(
  base: readonly string[],
  region: Region,
  tokens: readonly string[],
  hunks: readonly Hunk[],
): string[] {
  const words: string[] = [];
  let position = region.start;
  for (const hunk of hunks) {
    pushAll(words, base.slice(position, hunk.start));
    pushAll(words, tokens.slice(hunk.from, hunk.to));
    position = hunk.end;
  }
  pushAll(words, base.slice(position, region.end));
  return words;
}

function append(result: MergedSequences, tokens: readonly string[]): void {
  pushAll(result.mine, tokens);
  pushAll(result.theirs, tokens);
}

// Not push(...tokens): spreading a hundred thousand tokens as arguments overflows the stack.
function pushAll(words: string[], tokens: readonly string[]): void {
  for (const token of tokens) words.push(token);
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((token, index) => token === b[index]);
}
