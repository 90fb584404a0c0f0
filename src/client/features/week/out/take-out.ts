import { saveFile } from '#client/adapters/device/download.ts';
import { WEEK_COPY } from '#content/copy/week.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { type Alarm, calendarFile, nextSequence } from '#domain/week/out/calendar-file.ts';
import {
  cancelledEvents,
  exportedMark,
  fileMark,
  isExportedMark,
  lastSequence,
} from '#domain/week/out/exported-marks.ts';
import { noteOf, plainTable, todoistTable } from '#domain/week/out/task-table.ts';
import type { WholeWords } from '#domain/week/out/whole-words.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';

export type TakeOut = {
  readonly tasks: readonly PlannedTask[];
  readonly wholeOf: WholeWords;
  readonly today: IsoDay;
  readonly now: Date;
};

// Other marks must keep their room: together they may be a thousand.
const MOST_REMEMBERED = 400;

const copy = WEEK_COPY.out;
const topicOf = ({ type }: PlannedTask) => outlineOf(type).title;

/** The calendar of all plans. Returns the record of exported events, to be stored. */
export function takeCalendar(
  { tasks, wholeOf, today, now }: TakeOut,
  settled: readonly string[],
  alarm: Alarm,
): readonly string[] {
  const dated = tasks.flatMap((task) => (task.day === null || task.isAside ? [] : [{ task, day: task.day }]));
  const gone = cancelledEvents(settled, new Set(dated.map(({ task }) => task.key)));
  const events = dated.map(({ task, day }) => ({
    key: task.key,
    day,
    title: task.isDone ? `${copy.doneMark} ${task.title}` : task.title,
    note: noteOf(task, topicOf(task), wholeOf(task)),
  }));
  const written = now.toISOString();
  const sequence = nextSequence(written, lastSequence(settled));
  const file = calendarFile({
    name: copy.calendarName,
    events: [...events, ...gone],
    now: written,
    sequence,
    alarm,
  });
  saveFile(`${copy.file}.ics`, file, 'text/calendar');
  // Removed events are canceled in every file until their day is over: the last file may never have been opened.
  const stillGone = settled.filter(
    (mark) => isExportedMark(mark) && gone.some(({ key, day }) => day >= today && mark.includes(key)),
  );
  const told = dated
    .filter(({ day }) => day >= today)
    .sort((a, b) => a.day.localeCompare(b.day))
    .map(({ task, day }) => exportedMark(task, day));
  return [...[...told, ...stillGone].slice(0, MOST_REMEMBERED), fileMark(sequence)];
}

export function takeTable(format: 'todoist' | 'table', { tasks, wholeOf }: TakeOut): void {
  const open = tasks.filter(({ isAside, isDone }) => !isAside && (format === 'table' || !isDone));
  const rows = open
    .map((task) => ({ task, topic: topicOf(task), whole: wholeOf(task) }))
    .sort((a, b) => (a.task.day ?? '9').localeCompare(b.task.day ?? '9'));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const text =
    format === 'todoist'
      ? todoistTable(rows, timeZone)
      : plainTable(rows, copy.heads, (isDone) => (isDone ? copy.yes : copy.no));
  saveFile(`${copy.file}-${format}.csv`, text, 'text/csv');
}
