import type { IsoDay } from '#domain/reading/calendar.ts';
import { entryOn } from '#domain/week/change-timeline.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import type { WeekActions } from './week-model.ts';

/**
 * Moves a task from this day, or from being put aside, back to its old day. Undoes the entries that the change made; a
 * twin without an entry before has none again, or it would stay put aside in its own plan.
 */
export function wayBack(
  actions: () => Pick<WeekActions, 'setDay'>,
  task: PlannedTask,
  day: IsoDay | '',
): () => void {
  const all = [task, ...task.twins].map((each) => ({
    after: { ...task, ...each, entry: entryOn(each, day), twins: [] },
    before: each.entry?.date ?? null,
  }));
  return () => {
    for (const { after, before } of all) actions().setDay(after, before);
  };
}
