import { diffTokens } from './diff-tokens.ts';
import { keepApart, mergeSequences } from './merge-sequences.ts';

export type MergedList<T> = { mine: T[]; theirs: T[]; isClean: boolean };

/** diff3 over whole items. `keyOf` must cover everything in an item. */
export function mergeLists<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  keyOf: (item: T) => string,
): MergedList<T> {
  const items = new Map([...base, ...mine, ...theirs].map((item) => [keyOf(item), item]));
  const keys = base.map(keyOf);
  const side = (list: readonly T[]) => {
    const tokens = list.map(keyOf);
    return { tokens, hunks: diffTokens(keys, tokens).hunks };
  };
  const merged = mergeSequences(keys, side(mine), side(theirs), keepApart);
  const itemsOf = (tokens: readonly string[]) => tokens.flatMap((token) => items.get(token) ?? []);
  return { mine: itemsOf(merged.mine), theirs: itemsOf(merged.theirs), isClean: merged.isClean };
}
