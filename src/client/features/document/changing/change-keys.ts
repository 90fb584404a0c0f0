// As much of a heading as the server takes (CHANGE_LIMITS), with room for the number before it.
const LONGEST_HEADING = 200;

/** By its heading, and how many sections before it have the same: plans are edited, and their places move. */
export function changeKeys(headings: readonly (string | null)[]): string[] {
  return headings.map((heading, at) => {
    const before = headings.slice(0, at).filter((other) => other === heading);
    return `${before.length}/${(heading ?? '').slice(0, LONGEST_HEADING)}`;
  });
}
