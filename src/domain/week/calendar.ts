import { addDays, type IsoDay, weekStart } from '#domain/reading/calendar.ts';
import type { Task } from './task.ts';

export type CalendarDay<T extends Task = Task> = { readonly day: IsoDay; readonly tasks: readonly T[] };
export type CalendarWeek<T extends Task = Task> = {
  readonly start: IsoDay;
  readonly days: readonly CalendarDay<T>[];
};

// Two years: a date mistyped into the next century must not render thousands of weeks.
const MOST_WEEKS = 104;

/** The weeks from now to the last date, with the days that have tasks. Keeps empty weeks. */
export function calendarOf<T extends Task>(
  tasks: readonly T[],
  today: IsoDay,
  firstDay: number,
): CalendarWeek<T>[] {
  const coming = tasks.filter(({ day, isAside }) => day !== null && day >= today && !isAside);
  const byDay = Map.groupBy(coming, ({ day }) => day ?? '');
  const last = [...byDay.keys()].sort().at(-1);
  const weeks: CalendarWeek<T>[] = [];
  let start = weekStart(today, firstDay);
  while (last !== undefined && start <= last && weeks.length < MOST_WEEKS) {
    const from = start;
    const days = Array.from({ length: 7 }, (_, index) => addDays(from, index)).flatMap((day) => {
      const due = byDay.get(day);
      return due ? [{ day, tasks: due }] : [];
    });
    weeks.push({ start, days });
    start = addDays(start, 7);
  }
  return weeks;
}
