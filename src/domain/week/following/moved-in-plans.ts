import type { TimelineEntry } from '#domain/blueprint/blueprint.ts';
import { readPacked, shortKey } from '#domain/facts/packed-marks.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { Anchors } from '#domain/week/finding/count-from.ts';
import type { FreeDays } from '#domain/week/free-days.ts';
import { dayNumber } from '#domain/week/memory/day-number.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';

/** A task whose plan now gives a different day than the calendar. */
/** `said`: the day in the plan; `to`: the same, or the nearest free one. */
export type MovedInPlan = { readonly task: PlannedTask; readonly said: IsoDay; readonly to: IsoDay };

type Now = {
  readonly today: IsoDay;
  readonly free: FreeDays;
  readonly settled: Iterable<string>;
  readonly anchors: Anchors;
};

/**
 * Offered, not done: somebody may have moved it on purpose. If the plan's day is remembered from before the move, it is
 * not offered again.
 */
export function movedInPlans(
  tasks: readonly PlannedTask[],
  saidDays: ReadonlyMap<TimelineEntry, IsoDay>,
  { today, free, settled, anchors }: Now,
): MovedInPlan[] {
  const known = readPacked('day', settled);
  return tasks.flatMap((task) => {
    const said = task.entry && saidDays.get(task.entry);
    if (said === undefined || task.day === null || task.isDone || task.isAside) return [];
    if (said < today || said === task.day || known.get(shortKey(task.key)) === dayNumber(said)) return [];
    // A launch day stays as decided, and one that was confirmed again is still on its old day.
    const isOwn = task.kind === 'launch' || Object.values(anchors).includes(said);
    const to = isOwn || free.keptFor(said) === null ? said : free.nearest(said, today);
    return to === task.day ? [] : [{ task, said, to }];
  });
}
