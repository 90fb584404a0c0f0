import { addDays, compareDays, type IsoDay, weekStart } from '#domain/reading/calendar.ts';
import type { FreeDays } from './free-days.ts';
import { dueDay, type Task } from './task.ts';

export type ThisWeek<T extends Task = Task> = {
  readonly late: readonly T[];
  /** Dated today or in the next six days, by the schedule or else by their lines. */
  readonly dated: readonly T[];
  /** The next tasks without a day, not even in their lines. */
  readonly next: readonly T[];
};

const MOST_SUGGESTIONS = 5;

type Now = {
  readonly today: IsoDay;
  readonly free: FreeDays;
  /** Ticked while the list is on screen: if they disappeared at once, a slip could not be corrected. */
  readonly justDone?: ReadonlySet<string>;
};

/** `tasks` in topic order. */
export function thisWeek<T extends Task>(
  tasks: readonly T[],
  { today, free, justDone = new Set() }: Now,
): ThisWeek<T> {
  const open = tasks.filter(({ isAside, isDone, key }) => !isAside && (!isDone || justDone.has(key)));
  const until = addDays(today, 6);
  const byDay = (a: Task, b: Task) => compareDays(dueDay(a) ?? '', dueDay(b) ?? '');
  const isSoon = (due: IsoDay | null) => due !== null && due >= today && due <= until;
  // Of an old plan that nobody put into the schedule, not all at once.
  const missed = open.filter(({ day, saidDay = today }) => day === null && saidDay < today).sort(byDay);
  const late = open.filter(({ day }) => day !== null && day < today);
  const undated = open.filter((task) => dueDay(task) === null);
  // A ticked item stays besides the five, or each tick would push another item out of sight.
  const waiting = undated.filter(({ isDone }) => !isDone).slice(0, MOST_SUGGESTIONS);
  return {
    late: [...late, ...missed.slice(-MOST_SUGGESTIONS)].sort(byDay),
    dated: open.filter((task) => isSoon(dueDay(task))).sort(byDay),
    next: free.keptFor(today) ? [] : undated.filter((task) => task.isDone || waiting.includes(task)),
  };
}

/** A week later if that is in the future, otherwise next week's first free day. */
export function dayNextWeek(day: IsoDay | null, today: IsoDay, firstDay: number, free: FreeDays): IsoDay {
  const next = addDays(weekStart(today, firstDay), 7);
  return free.nearest(day !== null && day >= today ? addDays(day, 7) : next, next);
}
