/** Of two moments the later one: both devices come to the same. */
export function laterTime(mine: string, theirs: string): string {
  return mine > theirs ? mine : theirs;
}
