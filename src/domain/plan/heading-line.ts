const HEADING = /^ {0,3}(#{1,6})(?:\s+([\s\S]*))?$/;
const CLOSING = /(?:^|\s)#+$/;

/**
 * A line of Markdown that is a heading. Its end is taken off in steps and not by one pattern: where several parts of a
 * pattern share a run of spaces, every way of sharing it is tried, and a model that went on with spaces stops the page.
 */
export function headingLine(line: string): { depth: number; words: string } | null {
  const [, marks, rest = ''] = HEADING.exec(line) ?? [];
  if (marks === undefined) return null;
  return { depth: marks.length, words: rest.trimEnd().replace(CLOSING, '').trimEnd() };
}

/** Shortens runs of spaces that nobody typed: a pattern that begins with a space would start over at each of them. */
export function withShortSpaces(text: string): string {
  return text.replace(/\s{9,}/g, ' ');
}
