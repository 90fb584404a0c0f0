import type { Task } from '#domain/week/task.ts';

export type TableRow = { readonly task: Task; readonly topic: string };

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
    ...rows.map(({ task, topic }) => [
      'task',
      task.title,
      noteOf(task, topic),
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
    ...rows.map(({ task, topic }) => [task.day ?? '', task.title, topic, task.section, done(task.isDone)]),
  ]);
}

export function noteOf({ section }: Pick<Task, 'section'>, topic: string): string {
  return [topic, section].filter(Boolean).join(' · ');
}

/** RFC 4180, with a byte order mark: without one, Excel takes the text for another alphabet. */
function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

// The wide ones too: table programs of Chinese and Japanese read them as the narrow ones.
const STARTS_FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** A plan that begins with "=HYPERLINK(" must stay words: a table program would run it. */
function cell(text: string): string {
  const safe = STARTS_FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
