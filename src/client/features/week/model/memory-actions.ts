import type { Workspace } from '#client/saving/workspace.ts';
import { sayFirstSend } from '#content/copy/week-load.ts';
import { confirmFact, replaceMarks } from '#domain/facts/change-facts.ts';
import { shortKey } from '#domain/facts/packed-marks.ts';
import { timelineText, withDay } from '#domain/week/change-timeline.ts';
import { type LargeChange, marksOf } from '#domain/week/memory/large-changes.ts';
import { remembered } from '#domain/week/memory/remember.ts';
import { askedHelpers, helperMark } from '#domain/week/people/helpers.ts';
import { type Task, tasksOf } from '#domain/week/task.ts';
import type { WeekActions } from './week-model.ts';

type MemoryActions = Pick<WeekActions, 'setMinutes' | 'askHelper' | 'keepDays' | 'takeBack' | 'setFirstSend'>;

/** The week's marks stored with the facts, and undo for a large change. */
export function memoryActions({ store, actions }: Workspace): MemoryActions {
  function takeBackIn(id: string, change: LargeChange): void {
    const blueprint = store.getState().blueprints[id];
    if (!blueprint) return;
    const before = blueprint.content.timeline;
    const settled = new Set(store.getState().sheet?.settled);
    const after = tasksOf(blueprint, settled).reduce((timeline, task) => {
      // Done tasks stay on the day they were done.
      const back = task.isDone ? undefined : dayBefore(task, change);
      return back === undefined ? timeline : withDay(timeline, task, back);
    }, before);
    if (after !== before) actions.editText(id, 'timeline', timelineText(blueprint, after));
  }
  return {
    setMinutes(task, minutes) {
      const all = [task, ...task.twins].map(({ key }) => [key, minutes] as const);
      actions.changeFacts((sheet, now) => remembered(sheet, 'min', all, now));
    },
    askHelper(task, name) {
      const keys = [task, ...task.twins].map(({ key }) => key);
      actions.changeFacts((sheet, now) => {
        const known = [...askedHelpers(sheet.settled)].filter(([key]) =>
          keys.some((own) => shortKey(own) === key),
        );
        const gone = known.map(([key, asked]) => helperMark(key, asked));
        return replaceMarks(sheet, gone, name === null ? [] : keys.map((key) => helperMark(key, name)), now);
      });
    },
    keepDays(moved) {
      const days = moved.map(({ task, said }) => [task.key, said] as const);
      actions.changeFacts((sheet, now) => remembered(sheet, 'day', days, now));
    },
    takeBack(change) {
      for (const id of Object.keys(store.getState().blueprints)) takeBackIn(id, change);
      actions.changeFacts((sheet, now) => replaceMarks(sheet, marksOf(sheet.settled, change), [], now));
    },
    setFirstSend(day) {
      const words = store.getState().sheet?.facts.rhythm ?? '';
      actions.changeFacts((sheet, now) => confirmFact(sheet, 'rhythm', sayFirstSend(words, day), now));
    },
  };
}

/** A task's day before the change; undefined if it has moved since. */
function dayBefore(task: Task, change: LargeChange): string | null | undefined {
  const key = shortKey(task.key);
  if (!task.entry) return undefined;
  if (change.kind === 'added') return change.keys.includes(key) ? null : undefined;
  return change.moves.find((move) => move.key === key && move.to === task.entry?.date)?.from;
}
