import { addDays, type IsoDay } from '#domain/prompting/calendar-days.ts';
import type { Task } from './task.ts';
import { weekStart } from './this-week.ts';

export type CalendarDay = { readonly day: IsoDay; readonly tasks: readonly Task[] };
export type CalendarWeek = { readonly start: IsoDay; readonly days: readonly CalendarDay[] };

// Two years of weeks: a date that was mistyped into the next century must not draw thousands of them.
const MOST_WEEKS = 104;

/** The weeks from now to the last date, with the days on which something is to be done. Weeks without any are kept. */
export function calendarOf(tasks: readonly Task[], today: IsoDay, firstDay: number): CalendarWeek[] {
  const coming = tasks.filter(({ day, isAside }) => day !== null && day >= today && !isAside);
  const byDay = Map.groupBy(coming, ({ day }) => day ?? '');
  const last = [...byDay.keys()].sort().at(-1);
  const weeks: CalendarWeek[] = [];
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
