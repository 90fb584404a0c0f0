const OPEN_SECTION = /still to confirm|open conflicts?|open gaps|open questions/i;
const OPEN_LINE = /^(?:open conflicts?|still to confirm|conflicts?)\b/i;

/** A section that names what is open, for the owner to decide. */
export function isOpenHeading(heading: string): boolean {
  return OPEN_SECTION.test(heading);
}

/** A line, without its marks, that does so in another section. */
export function isOpenLine(words: string): boolean {
  return OPEN_LINE.test(words);
}
