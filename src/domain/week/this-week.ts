import { addDays, compareDays, type IsoDay, weekStart } from '#domain/reading/calendar.ts';
import type { FreeDays } from './free-days.ts';
import type { Task } from './task.ts';

export type ThisWeek<T extends Task = Task> = {
  readonly late: readonly T[];
  /** Dated today or in the six days after it. */
  readonly dated: readonly T[];
  /** The next things to do that have no date. */
  readonly next: readonly T[];
};

const MOST_SUGGESTIONS = 5;

type Now = {
  readonly today: IsoDay;
  readonly free: FreeDays;
  /** Ticked while the list is looked at: taken out at once, a slip could not be mended. */
  readonly justDone?: ReadonlySet<string>;
};

/** `tasks` in the order of the topics. */
export function thisWeek<T extends Task>(
  tasks: readonly T[],
  { today, free, justDone = new Set() }: Now,
): ThisWeek<T> {
  const open = tasks.filter(({ isAside, isDone, key }) => !isAside && (!isDone || justDone.has(key)));
  const until = addDays(today, 6);
  const byDay = (a: Task, b: Task) => compareDays(a.day ?? '', b.day ?? '');
  const undated = open.filter(({ day }) => day === null);
  // What was just ticked stays beside the five, or each tick would push another item out of sight.
  const waiting = undated.filter(({ isDone }) => !isDone).slice(0, MOST_SUGGESTIONS);
  return {
    late: open.filter(({ day }) => day !== null && day < today).sort(byDay),
    dated: open.filter(({ day }) => day !== null && day >= today && day <= until).sort(byDay),
    next: free.keptFor(today) ? [] : undated.filter((task) => task.isDone || waiting.includes(task)),
  };
}

/** A week later where that is still to come, otherwise the first free day of next week. */
export function dayNextWeek(day: IsoDay | null, today: IsoDay, firstDay: number, free: FreeDays): IsoDay {
  const next = addDays(weekStart(today, firstDay), 7);
  return free.nearest(day !== null && day >= today ? addDays(day, 7) : next, next);
}
