export const LIST_MARK = '(?:[-*+]|\\d{1,9}[.)])';
export const BOX = '\\[[ xX]\\]';

const MARKS = /^([\s>]*)(?:([-*+]|\d{1,9}[.)])\s+)?(?:\[([ xX])\]\s+)?/;

/** The marks before the words of a line: quotes, a list mark, a box. */
export type LineMarks = {
  /** Spaces and quote marks. */
  readonly lead: string;
  /** Such as "-" or "12."; empty if the line is no list item. */
  readonly mark: string;
  /** The character in the box; null where there is none. */
  readonly box: string | null;
  /** The position of that character in the line. Only for items with words, as in Markdown. */
  readonly boxAt?: number;
  /** The position of the words. */
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

/** Whether only marks precede a position in its line. */
export function isOnlyMarks(before: string): boolean {
  return LINE_START.test(before);
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** The fence that is open after a line, or undefined outside of code blocks. */
export function fenceAfter(line: string, open: string | undefined): string | undefined {
  const [before = '', marks] = FENCE.exec(line) ?? [];
  if (marks === undefined) return open;
  const info = line.slice(before.length);
  if (open === undefined) return marks.includes('`') && info.includes('`') ? undefined : marks;
  // A closing fence repeats the opening mark at least as often.
  const closes = marks.includes(open) && info.trim() === '';
  return closes ? undefined : open;
}
