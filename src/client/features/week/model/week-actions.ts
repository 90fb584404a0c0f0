import type { Workspace } from '#client/saving/workspace.ts';
import type { Blueprint, TimelineEntry } from '#domain/blueprint/blueprint.ts';
import { replaceMarks } from '#domain/facts/change-facts.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { shortKey } from '#domain/facts/packed-marks.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import {
  addEntries,
  entryOn,
  hasRoom,
  isEntry,
  timelineText,
  withDay,
} from '#domain/week/change-timeline.ts';
import { markDone, moveDone } from '#domain/week/done-marks.ts';
import { changeId, changeMarks, type LargeChange, outdatedMarks } from '#domain/week/memory/large-changes.ts';
import { remembered } from '#domain/week/memory/remember.ts';
import type { OfferedDate } from '#domain/week/offered-dates.ts';
import { isExportedMark } from '#domain/week/out/exported-marks.ts';
import { readTasks, type Task } from '#domain/week/task.ts';
import { tickTask } from '#domain/week/tick-task.ts';
import type { WeekActions } from './week-model.ts';

export type DayActions = Pick<WeekActions, 'tick' | 'setDay' | 'addDates' | 'moveAll'>;

/** From this many on, added or moved dates can be undone while the list shows the change. */
const LARGE = 2;

/** Ticks and dates are saved in the same way as answers and plans. */
export function weekActions({ store, actions }: Workspace, today: () => IsoDay): DayActions {
  const find = (id: string) => store.getState().blueprints[id];
  const write = (blueprint: Blueprint, timeline: readonly TimelineEntry[]) =>
    actions.editText(blueprint.id, 'timeline', timelineText(blueprint, timeline));
  const keepChange = (sheet: FactSheet, change: LargeChange, now: string) => {
    const count = change.kind === 'added' ? change.keys.length : change.moves.length;
    return count < LARGE
      ? sheet
      : replaceMarks(sheet, outdatedMarks(sheet.settled), changeMarks(change), now);
  };

  function tickOne(task: Task, isDone: boolean): boolean {
    if (task.doneBy !== undefined && task.entry) return true;
    const plan = find(task.blueprintId)?.content.aiOutput ?? '';
    const ticked = tickTask(plan, task, isDone);
    if (ticked !== null && ticked !== plan) actions.editOutput(task.blueprintId, ticked);
    return ticked !== null;
  }

  function setOne(task: Task, day: IsoDay | '' | null): void {
    const blueprint = find(task.blueprintId);
    if (!blueprint || (!task.entry && day !== null && !hasRoom(blueprint))) return;
    write(blueprint, withDay(blueprint.content.timeline, task, day));
  }

  return {
    tick(task, isDone) {
      const all = [task, ...task.twins];
      // One line may be gone while the same task is still in another plan.
      const ticked = all.map((each) => tickOne(each, isDone));
      if (!ticked.includes(true)) return false;
      actions.changeFacts((sheet, now) => {
        const marked = all.reduce((next, { doneBy, entry, blueprintId }) => {
          if (doneBy === undefined || !entry) return next;
          const timeline = find(blueprintId)?.content.timeline ?? [];
          return markDone(next, blueprintId, entry, timeline, isDone, now);
        }, sheet);
        return remembered(marked, 'did', [[task.key, isDone ? today() : null]], now);
      });
      return true;
    },
    setDay(task, day) {
      const blueprint = find(task.blueprintId);
      if (!blueprint) return 'set';
      if (!task.entry && day !== null && !hasRoom(blueprint)) return 'full';
      const others = task.twins.filter(({ entry }) => entry !== undefined || day === '');
      const moved = [task, ...others];
      for (const each of moved) setOne(each, day);
      const left = moved.flatMap(({ key, entry }) =>
        entry && entry.date !== '' && entry.date !== day ? [[key, entry.date] as const] : [],
      );
      if (left.length === 0 || day === null) return 'set';
      actions.changeFacts((sheet, now) => {
        const done = moved.reduce(
          (next, each) =>
            each.entry && each.doneBy
              ? moveDone(next, each.blueprintId, each.entry, entryOn(each, day), now)
              : next,
          sheet,
        );
        return remembered(done, 'day', left, now, 'first');
      });
      return 'set';
    },
    addDates(offers) {
      const keys: string[] = [];
      let added = 0;
      for (const [id, own] of Map.groupBy(offers, ({ blueprint }: OfferedDate) => blueprint.id)) {
        const blueprint = find(id);
        if (!blueprint) continue;
        const room = own.filter((_, index) => hasRoom(blueprint, index + 1)).map(({ entry }) => entry);
        write(blueprint, addEntries(blueprint.content.timeline, room));
        const after = find(id);
        const isNew = ({ entry }: Task) => room.some((each) => isEntry(each, entry));
        keys.push(...(after ? readTasks(after).filter(isNew) : []).map(({ key }) => key));
        added += room.length;
      }
      let change: LargeChange = { kind: 'added', id: '', keys: keys.map(shortKey) };
      actions.changeFacts((sheet, now) => {
        change = { ...change, id: changeId(now) };
        return keepChange(sheet, change, now);
      });
      return { added, change };
    },
    moveAll(moves) {
      const each = moves.flatMap(({ task, to }) =>
        [task, ...task.twins].flatMap((one) =>
          one.entry && one.day !== null ? [{ task: one, day: one.day, to }] : [],
        ),
      );
      for (const [id, own] of Map.groupBy(each, ({ task }) => task.blueprintId)) {
        const blueprint = find(id);
        if (!blueprint) continue;
        const after = own.reduce(
          (timeline, { task, to }) => withDay(timeline, task, to),
          [...blueprint.content.timeline],
        );
        write(blueprint, after);
      }
      const moved = each.map(({ task, day, to }) => ({ key: shortKey(task.key), from: day, to }));
      let change: LargeChange = { kind: 'moved', id: '', moves: moved };
      actions.changeFacts((sheet, now) => {
        const days = each.map(({ task, day }) => [task.key, day] as const);
        change = { ...change, id: changeId(now) };
        return keepChange(remembered(sheet, 'day', days, now, 'first'), change, now);
      });
      return change;
    },
  };
}

/** What other calendars have been told, in place of what they were told before. */
export function rememberExported({ store, actions }: Workspace, marks: readonly string[]): void {
  const known = store.getState().sheet?.settled.filter(isExportedMark) ?? [];
  if (known.length === 0 && marks.length === 0) return;
  actions.changeFacts((sheet, now) => replaceMarks(sheet, known, marks, now));
}
