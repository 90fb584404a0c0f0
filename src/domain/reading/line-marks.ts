export const LIST_MARK = '(?:[-*+]|\\d{1,9}[.)])';
export const BOX = '\\[[ xX]\\]';

const MARKS = /^([\s>]*)(?:([-*+]|\d{1,9}[.)])\s+)?(?:\[([ xX])\]\s+)?/;

/** What stands before the words of a line: quotes, the mark of a list, a box to tick. */
export type LineMarks = {
  /** Spaces and quote marks. */
  readonly lead: string;
  /** As "-" or "12."; empty where the line is no item of a list. */
  readonly mark: string;
  /** The character in the box; null where there is none. */
  readonly box: string | null;
  /** Where in the line that character stands. Only of an item with words, as Markdown has it. */
  readonly boxAt?: number;
  /** Where the words begin. */
  readonly from: number;
};

export function lineMarks(line: string): LineMarks {
  const [{ length: from } = '', lead = '', mark = '', box = null] = MARKS.exec(line) ?? [];
  const isItem = box !== null && mark !== '' && from < line.length;
  const boxAt = isItem ? line.indexOf('[', lead.length + mark.length) + 1 : undefined;
  return { lead, mark, box, from, ...(boxAt !== undefined && { boxAt }) };
}

/** The words of a line without its marks. */
export function wordsOfLine(line: string): string {
  return line.slice(lineMarks(line).from);
}

const LINE_START = new RegExp(`^[\\s>|]*(?:${LIST_MARK}\\s+)*(?:${BOX}\\s+)?$`);

/** Whether nothing but marks stands before a place in its line. */
export function isOnlyMarks(before: string): boolean {
  return LINE_START.test(before);
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** The fence that is open after a line: its marks, or undefined outside of a block of code. */
export function fenceAfter(line: string, open: string | undefined): string | undefined {
  const [before = '', marks] = FENCE.exec(line) ?? [];
  if (marks === undefined) return open;
  const info = line.slice(before.length);
  if (open === undefined) return marks.includes('`') && info.includes('`') ? undefined : marks;
  // Both are one mark repeated: as many as opened it, or more.
  const closes = marks.includes(open) && info.trim() === '';
  return closes ? undefined : open;
}
