import { addDays, compareDays, type IsoDay, weekStart } from '#domain/reading/calendar.ts';
import type { Anchors } from '#domain/week/finding/count-from.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { stillUseful } from './is-over.ts';

type Owned = Pick<PlannedTask, 'isDone' | 'isAside' | 'helper'>;

/** Whether the person still needs time for it. A helper's tasks don't count. */
export function countsForOwner({ isDone, isAside, helper }: Owned): boolean {
  return !isDone && !isAside && helper === null;
}

/** Minutes per week, by its first day. Overdue tasks count now, useless ones not at all. */
export function minutesByWeek(
  tasks: readonly PlannedTask[],
  {
    today,
    firstDay,
    anchors,
  }: { readonly today: IsoDay; readonly firstDay: number; readonly anchors: Anchors },
): Map<IsoDay, number> {
  const load = new Map<IsoDay, number>();
  for (const task of stillUseful(tasks, { today, anchors })) {
    if (task.day === null || !countsForOwner(task)) continue;
    const start = weekStart(task.day < today ? today : task.day, firstDay);
    load.set(start, (load.get(start) ?? 0) + task.minutes);
  }
  return load;
}

/** The fullest week from this one on. */
export function fullestWeek(load: ReadonlyMap<IsoDay, number>): { start: IsoDay; minutes: number } | null {
  const [first] = [...load].sort(([a, x], [b, y]) => y - x || compareDays(a, b));
  return first ? { start: first[0], minutes: first[1] } : null;
}

/** The next day with something for the person to do. */
export function nextDay(tasks: readonly PlannedTask[], today: IsoDay): IsoDay | null {
  const days = tasks.filter((task) => countsForOwner(task) && task.minutes > 0).map(({ day }) => day ?? '');
  return days.filter((day) => day >= today).sort()[0] ?? null;
}

export const lastDayOfWeek = (start: IsoDay): IsoDay => addDays(start, 6);
