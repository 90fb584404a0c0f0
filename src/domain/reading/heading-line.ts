const HEADING = /^( {0,3})(#{1,6})(?:\s+([\s\S]*))?$/;
const CLOSING = /(?:^|\s)#+$/;

export type HeadingLine = {
  readonly depth: number;
  readonly words: string;
  /** Spaces before its marks: with some, it may stand inside of an item of a list. */
  readonly indent: number;
};

/**
 * A line of Markdown that is a heading. Its end is taken off in steps and not by one pattern: where several parts of a
 * pattern share a run of spaces, every way of sharing it is tried, and a model that went on with spaces stops the page.
 */
export function headingLine(line: string): HeadingLine | null {
  const [, spaces = '', marks, rest = ''] = HEADING.exec(line) ?? [];
  if (marks === undefined) return null;
  const words = rest.trimEnd().replace(CLOSING, '').trimEnd();
  return { depth: marks.length, words, indent: spaces.length };
}

/** A heading that begins its line: no item of a list can have it. */
export function isOwnHeading(line: string): boolean {
  return line.startsWith('#') && headingLine(line) !== null;
}

/** How many marks a line begins with. Also without a space behind them: no heading in Markdown, but meant as one. */
export function headingMarks(line: string): number {
  return /^\s*(#*)/.exec(line)?.[1]?.length ?? 0;
}

// Plans have their sections under "##"; a stray "#" counts the same.
export const SECTION_DEPTH = 2;

const BOLD_LINE = /^\*\*([^*\n]+)\*\*:?[ \t]*$/;

/** The words of a line in bold that stands for a heading. */
export function boldLine(line: string): string | undefined {
  return line.startsWith('*') ? BOLD_LINE.exec(line)?.[1] : undefined;
}
