import type { Task } from '#domain/week/task.ts';

/** `whole`: the full text of its line, if the title is only a part. */
export type TableRow = { readonly task: Task; readonly topic: string; readonly whole?: string };

/** The columns that Todoist documents for its CSV import. */
const TODOIST = [
  'TYPE',
  'CONTENT',
  'DESCRIPTION',
  'PRIORITY',
  'INDENT',
  'AUTHOR',
  'RESPONSIBLE',
  'DATE',
  'DATE_LANG',
  'TIMEZONE',
];

export function todoistTable(rows: readonly TableRow[], timeZone: string): string {
  return csv([
    TODOIST,
    ...rows.map(({ task, topic, whole }) => [
      'task',
      task.title,
      noteOf(task, topic, whole),
      '4',
      '1',
      '',
      '',
      task.day ?? '',
      task.day === null ? '' : 'en',
      task.day === null ? '' : timeZone,
    ]),
  ]);
}

export function plainTable(
  rows: readonly TableRow[],
  heads: readonly string[],
  done: (isDone: boolean) => string,
): string {
  return csv([
    heads,
    ...rows.map(({ task, topic, whole = '' }) => [
      task.day ?? '',
      task.title,
      topic,
      task.section,
      done(task.isDone),
      whole,
    ]),
  ]);
}

export function noteOf({ section }: Pick<Task, 'section'>, topic: string, whole = ''): string {
  const place = [topic, section].filter(Boolean).join(' · ');
  return [whole, place].filter(Boolean).join('\n');
}

/** RFC 4180, with a byte order mark: without one, Excel guesses the wrong encoding. */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

// As spreadsheets read them, including full-width characters.
const BEGINS_FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;
// With a semicolon as separator, our quotes are plain characters: a line break or a semicolon then begins another cell.
// Matches the whole run at once: searched from each of its characters, a long run would take seconds.
const BEGINS_INSIDE = /([;\t\r\n][\s";]*)([=+\-@＝＋－＠]?)/g;

/** A title that begins with "=HYPERLINK(" must stay text: a spreadsheet would run it. */
function cell(text: string): string {
  const inside = text.replace(BEGINS_INSIDE, (_, run: string, sign: string) =>
    sign === '' ? run : `${run}'${sign}`,
  );
  const safe = BEGINS_FORMULA.test(inside) ? `'${inside}` : inside;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
