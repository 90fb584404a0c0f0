// The server's limit for a name (CHANGE_LIMITS), minus room for the number.
const LONGEST_HEADING = 200;

/** By heading and its number among equal headings: plans are edited, so positions change. */
export function changeKeys(headings: readonly (string | null)[]): string[] {
  return headings.map((heading, at) => {
    const before = headings.slice(0, at).filter((other) => other === heading);
    return `${before.length}/${(heading ?? '').slice(0, LONGEST_HEADING)}`;
  });
}
