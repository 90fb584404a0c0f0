import { addDays, type IsoDay } from '#domain/reading/calendar.ts';
import { WEEKDAY } from '#domain/reading/day-patterns.ts';
import type { DayRange } from '#domain/reading/day-ranges-in.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import { withoutSpeech } from '#domain/reading/plain-words.ts';
import type { PlanLine } from '#domain/reading/plan-lines.ts';
import { sentencesIn } from '#domain/reading/sentences-in.ts';
import { TIME, WEEK_WORD } from './around-a-day.ts';
import { inWeek } from './in-week.ts';

export type DayAndWords = { readonly day: IsoDay; readonly words: string };

type Row = Pick<PlanLine, 'cells' | 'header'>;

const DATE_COLUMN = /\b(?:date|day|when|due|deadline|by|week)\b/i;
const EXAMPLE = /\bsuch as\b|\be\.g\.|\bfor example\b/i;
const NOTHING = /^\W*(?:nothing|no tasks?)\b[^;]*$/i;
const EMPTY = /^\W*(?:none\b.*|\d{0,2})$/i;

export function rowDays(row: Row, since: IsoDay): IsoDay[] {
  const { cells, header } = row;
  // A row that only keeps this week free is no entry.
  const rest = cells.slice(1);
  if (rest.some((cell) => NOTHING.test(cell)) || (rest.length > 0 && rest.every((cell) => EMPTY.test(cell))))
    return [];
  const columns = cells.filter((_, index) => index === 0 || DATE_COLUMN.test(header[index] ?? ''));
  for (const cell of columns) {
    const days = EXAMPLE.test(cell) ? [] : mainDays(cell, since);
    const weekBefore = /\bweek before\s*$/i.test(cell.slice(0, days[0]?.start ?? 0));
    if (days.length > 0) return days.map(({ day }) => (weekBefore ? addDays(day, -7) : day));
  }
  // A cell with nothing but days, whatever its column is called.
  const bare = rest.find((cell) => isOnlyDays(cell, since));
  return bare === undefined ? [] : dayRangesIn(bare, since).map(({ day }) => day);
}

const LONGEST_DAYS = 60;

function isOnlyDays(cell: string, since: IsoDay): boolean {
  const days = cell.length > LONGEST_DAYS ? [] : dayRangesIn(cell, since);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || !/^\W*(?:by|on)?\s*$/i.test(cell.slice(0, first.start))) return false;
  const between = days.slice(1).map(({ start }, at) => cell.slice(days[at]?.end, start));
  return between.every((words) => /^\W*(?:and|or)?\s*$/i.test(words)) && TIME.test(cell.slice(last.end));
}

/** Without days in remarks, as in "March 8 to 12 (late payments: Monday, March 15)". */
function mainDays(cell: string, since: IsoDay): DayRange[] {
  const days = dayRangesIn(cell, since);
  const isRemark = remarksOf(cell);
  const main = days.filter(({ start }) => !isRemark(start));
  return main.length > 0 ? main : days;
}

/** Whether a position is in brackets after other words. Call it in the order of the cell, which is then scanned once. */
function remarksOf(cell: string): (at: number) => boolean {
  let from = 0;
  let isOpen = false;
  let hasWords = false;
  return (at) => {
    for (const [mark] of cell.slice(from, at).matchAll(/[()]|\p{Ll}{2}/gu)) {
      if (mark === '(' || mark === ')') [isOpen, hasWords] = [mark === '(', false];
      else hasWords = true;
    }
    from = Math.max(from, at);
    return isOpen && hasWords;
  };
}

/** "Week 1, Monday, November 16 | Tuesday, November 17: write. Thursday, November 19: send": the days of the tasks in a week's row. */
export function daysOfWeekRow({ cells, header }: Row, since: IsoDay): DayAndWords[] {
  const [first = '', ...rest] = cells;
  const [week] = dayRangesIn(first, since);
  const inGrid = daysOfGrid(rest, header.slice(1), since, week);
  if (inGrid.length > 0) return inGrid;
  if (!WEEK_WORD.test(`${first} ${header[0] ?? ''}`)) return [];
  return rest.flatMap(tasksOf).flatMap((task) => dayOfTask(task, since, week) ?? []);
}

const WEEKDAY_CELL = new RegExp(`^\\W*(${WEEKDAY})\\W*$`);
const EMPTY_CELL = /^\W*(?:(?:none|off|rest|free|nothing)\b.*)?$/i;

/** A wall calendar: one column for each weekday, or for each day. */
function daysOfGrid(
  cells: readonly string[],
  header: readonly string[],
  since: IsoDay,
  week: DayRange | undefined,
): DayAndWords[] {
  const columns = header.map((name) => {
    const [, weekday] = WEEKDAY_CELL.exec(name) ?? [];
    if (weekday !== undefined) return week ? inWeek(week, weekday) : [];
    return isOnlyDays(name, since) ? dayRangesIn(name, since).map(({ day }) => day) : [];
  });
  if (columns.filter((days) => days.length > 0).length < 2) return [];
  return cells.flatMap((words, at) =>
    EMPTY_CELL.test(words) ? [] : (columns[at] ?? []).map((day) => ({ day, words })),
  );
}

const BULLET = /;\s*|\s*<br\s*\/?>\s*|(?:^|\s+)[•‣▪]\s+/i;

function tasksOf(cell: string): string[] {
  return cell
    .split(BULLET)
    .flatMap((piece) => sentencesIn(piece).map(({ text }) => text))
    .filter((text) => text.trim() !== '');
}

// "April 21 on is clear" only mentions a day, "February 23 email" is a task.
const SPEAKS_OF = /^\s+(?:on|is|are|was|falls?|and|or|to|onwards?)\b/i;

function dayOfTask(task: string, since: IsoDay, week: DayRange | undefined): DayAndWords | null {
  const words = withoutSpeech(task);
  for (const first of dayRangesIn(words, since)) {
    const own = ownWords(task, words, first, week);
    if (own !== null) return { day: first.day, words: own };
  }
  return week ? ofWeekday(task, words, week) : null;
}

/** "Thu 14: the list opens", "Test run with Ana (Wed 3)": a day whose month is in its week's heading. */
const WEEKDAY_FIRST = new RegExp(`^\\W*(${WEEKDAY}) (\\d{1,2})(?:st|nd|rd|th)?(?:\\s*[:–—-]|,)\\s+(?=\\S)`);
const WEEKDAY_LAST = new RegExp(`\\((${WEEKDAY}) (\\d{1,2})\\)\\W*$`);

function ofWeekday(task: string, words: string, week: DayRange): DayAndWords | null {
  const found = WEEKDAY_FIRST.exec(words) ?? WEEKDAY_LAST.exec(words);
  const [said = '', name = '', date] = found ?? [];
  const [day] = found ? inWeek(week, name) : [];
  if (day === undefined || Number(date) !== Number(day.slice(8))) return null;
  return { day, words: found?.index === 0 ? task.slice(said.length).trim() : task.trim() };
}

function ownWords(task: string, words: string, first: DayRange, week: DayRange | undefined): string | null {
  const [before, after] = [words.slice(0, first.start), words.slice(first.end)];
  const isFirst = /^\W*$/.test(before);
  const [colon] = /^[^:;.]{0,15}:/.exec(after) ?? [];
  if (isFirst && colon !== undefined) return task.slice(first.end + colon.length).trim();
  const isThisWeek =
    week !== undefined && first.day >= week.day && first.day <= (week.last ?? addDays(week.day, 6));
  if (!isThisWeek) return null;
  const isOwn =
    (isFirst && !SPEAKS_OF.test(after)) ||
    (before.endsWith('(') && after.startsWith(')') && /\p{L}/u.test(before)) ||
    (/^\W*on\s+$/i.test(before) && first.hasWeekday && after.startsWith(',')) ||
    (/\b(?:by|on)\s+$/i.test(before) && TIME.test(after));
  return isOwn ? task.trim() : null;
}
