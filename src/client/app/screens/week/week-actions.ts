import type { WeekActions } from '#client/features/week/week-model.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { settle, settleAll } from '#domain/launch/change-launch.ts';
import { addEntries, hasRoom, timelineText, withDay } from '#domain/week/change-timeline.ts';
import type { OfferedDate } from '#domain/week/offered-dates.ts';
import { isExportedMark } from '#domain/week/out/exported-marks.ts';
import type { Task } from '#domain/week/task.ts';
import { tickTask } from '#domain/week/tick-task.ts';

/** Ticks and days go the one way that answers and plans go. */
export function weekActions({
  store,
  actions,
}: Workspace): Pick<WeekActions, 'tick' | 'setDay' | 'addDates'> {
  const find = (id: string) => store.getState().blueprints[id];
  const write = (blueprint: Blueprint, timeline: Blueprint['content']['timeline']) =>
    actions.editText(blueprint.id, 'timeline', timelineText(blueprint, timeline));
  return {
    tick(task, isDone) {
      const { blueprintId, doneBy } = task;
      if (doneBy !== undefined) {
        actions.changeLaunch((launch, now) => settle(launch, doneBy, isDone, now));
        return true;
      }
      const plan = find(blueprintId)?.content.aiOutput ?? '';
      const ticked = tickTask(plan, task, isDone);
      if (ticked === null) return false;
      if (ticked !== plan) actions.editOutput(blueprintId, ticked);
      return true;
    },
    setDay(task: Task, day) {
      const blueprint = find(task.blueprintId);
      if (!blueprint) return 'set';
      if (!task.entry && day !== null && !hasRoom(blueprint)) return 'full';
      write(blueprint, withDay(blueprint.content.timeline, task, day));
      return 'set';
    },
    addDates(offers) {
      let added = 0;
      for (const [id, own] of Map.groupBy(offers, ({ blueprint }: OfferedDate) => blueprint.id)) {
        const blueprint = find(id);
        if (!blueprint) continue;
        const { timeline } = blueprint.content;
        const room = own.filter((_, index) => hasRoom(blueprint, index + 1));
        write(
          blueprint,
          addEntries(
            timeline,
            room.map(({ entry }) => entry),
          ),
        );
        added += room.length;
      }
      return added;
    },
  };
}

/** What other calendars have been told, in place of what they were told before. */
export function rememberExported({ store, actions }: Workspace, marks: readonly string[]): void {
  const known = store.getState().launch?.settled.filter(isExportedMark) ?? [];
  if (known.length === 0 && marks.length === 0) return;
  actions.changeLaunch((launch, now) => settleAll(launch, known, marks, now));
}
