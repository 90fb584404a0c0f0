const HEADING = /^( {0,3})(#{1,6})(?:\s+([\s\S]*))?$/;
const CLOSING = /(?:^|\s)#+$/;

export type HeadingLine = {
  readonly depth: number;
  readonly words: string;
  /** Indentation: with some, it may be inside a list item. */
  readonly indent: number;
};

/**
 * A Markdown heading. Its end is trimmed in steps, not by one pattern: where several parts of a pattern match the same
 * spaces, every split is tried, and a model's endless run of spaces would freeze the page.
 */
export function headingLine(line: string): HeadingLine | null {
  const [, spaces = '', marks, rest = ''] = HEADING.exec(line) ?? [];
  if (marks === undefined) return null;
  const words = rest.trimEnd().replace(CLOSING, '').trimEnd();
  return { depth: marks.length, words, indent: spaces.length };
}

/** A heading without indentation: it can't be inside a list item. */
export function isOwnHeading(line: string): boolean {
  return line.startsWith('#') && headingLine(line) !== null;
}

/** The number of "#" at the start of a line, even without a space after them: no heading in Markdown, but meant as one. */
export function headingMarks(line: string): number {
  return /^\s*(#*)/.exec(line)?.[1]?.length ?? 0;
}

// Plans have their sections under "##"; a stray "#" counts as the same level.
export const SECTION_DEPTH = 2;

const BOLD_LINE = /^\*\*([^*\n]+)\*\*:?[ \t]*$/;

/** The text of a bold line that acts as a heading. */
export function boldLine(line: string): string | undefined {
  return line.startsWith('*') ? BOLD_LINE.exec(line)?.[1] : undefined;
}
