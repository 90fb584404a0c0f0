const OPEN_SECTION = /still to confirm|open conflicts?|open gaps|open questions/i;
const OPEN_LINE = /^(?:open conflicts?|still to confirm|conflicts?)\b/i;

/** A section of open points for the owner to decide. */
export function isOpenHeading(heading: string): boolean {
  return OPEN_SECTION.test(heading);
}

/** A line with an open point in another section; without its marks. */
export function isOpenLine(words: string): boolean {
  return OPEN_LINE.test(words);
}
