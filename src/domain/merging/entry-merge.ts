/** `mine` and `theirs` differ only in entries that the two sides moved to two different places. */
export type MergedEntries = { readonly mine: string[]; readonly theirs: string[] };

type Lines = ReadonlySet<string>;

/**
 * Entries whose order doesn't matter, sorted so that both devices get the same list. `nameOf` gives an entry's subject:
 * if both sides moved it, keeping both would silently show one task on two days.
 */
export function mergeEntries(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  nameOf: (line: string) => string = (line) => line,
): MergedEntries {
  const [before, my, their] = [new Set(base), new Set(mine), new Set(theirs)];
  const union = [
    ...[...their].filter((line) => my.has(line) || !before.has(line)),
    ...[...my].filter((line) => !their.has(line) && !before.has(line)),
  ].sort();
  const [onlyMine, onlyTheirs] = [added(my, before, their), added(their, before, my)];
  const names = new Set(onlyTheirs.map(nameOf));
  const clashing = new Set(onlyMine.map(nameOf).filter((name) => names.has(name) && isMoved(name)));
  const without = (lines: readonly string[]) => {
    const left = new Set(lines.filter((line) => clashing.has(nameOf(line))));
    return union.filter((line) => !left.has(line));
  };
  return { mine: without(onlyTheirs), theirs: without(onlyMine) };

  /** Both sides may add entries; only one that left its place on both sides, or had none, was moved twice. */
  function isMoved(name: string): boolean {
    const inBase = base.filter((line) => nameOf(line) === name);
    return inBase.length === 0 || inBase.some((line) => !my.has(line) && !their.has(line));
  }
}

function added(side: Lines, before: Lines, other: Lines): string[] {
  return [...side].filter((line) => !before.has(line) && !other.has(line));
}
