import type { Blueprint, TimelineEntry } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { fingerprint } from '#domain/freshness/fingerprint.ts';
import type { IsoDay } from '#domain/prompting/calendar-days.ts';
import { checklistLines, planLines } from './finding/plan-lines.ts';
import { matchEntries } from './match-entries.ts';
import { taskTitle } from './task-title.ts';

/** Something to do: an item of a checklist, a dated entry of the timeline, or both in one. */
export type Task = {
  /** The same as long as it is the same thing to do: for a list on screen and for calendars elsewhere. */
  readonly key: string;
  readonly blueprintId: string;
  readonly type: BlueprintType;
  readonly title: string;
  readonly section: string;
  readonly day: IsoDay | null;
  readonly isDone: boolean;
  /** The person said 'Not for me'. */
  readonly isAside: boolean;
  readonly boxAt?: number;
  readonly entry?: TimelineEntry;
  /** The mark that says it is done, of a task without a box. */
  readonly doneBy?: string;
};

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** Every checklist item once and every entry of the timeline once, those of one plan in the order of the plan. */
export function tasksOf(blueprint: Blueprint, settled: ReadonlySet<string>): Task[] {
  return withDone(readTasks(blueprint), settled);
}

/** Apart from reading the plans: a mark changes all of them, and reading nineteen again takes a slow phone too long. */
export function withDone(tasks: readonly Task[], settled: ReadonlySet<string>): Task[] {
  return tasks.map((task) => (task.doneBy && settled.has(task.doneBy) ? { ...task, isDone: true } : task));
}

export function readTasks(blueprint: Blueprint): Task[] {
  const { id: blueprintId, type, content } = blueprint;
  const items = checklistLines(content.aiOutput ?? '').map((line) => ({ line, title: taskTitle(line) }));
  const { entryOf, lone } = matchEntries(items, content.timeline);
  const count = counter();
  return [
    ...items.map(({ line, title }): Task => {
      const entry = entryOf.get(line);
      return {
        key: count(`${blueprintId} ${entry?.title ?? title}`),
        blueprintId,
        type,
        // The words of the plan: an item that was reworded keeps its date, and is read as it stands there.
        title,
        section: line.section,
        day: dayOf(entry),
        isDone: line.isTicked ?? false,
        isAside: entry?.date === '',
        ...(line.boxAt !== undefined && { boxAt: line.boxAt }),
        ...(entry && { entry }),
      };
    }),
    ...lone.map(
      (entry): Task => ({
        key: count(`${blueprintId} ${entry.title}`),
        blueprintId,
        type,
        title: entry.title,
        section: entry.description,
        day: dayOf(entry),
        isDone: false,
        isAside: entry.date === '',
        doneBy: doneMark(blueprintId, entry),
        entry,
      }),
    ),
  ];
}

/** A row of a schedule has no box: that it is done is remembered beside the facts. */
export function doneMark(blueprintId: string, { title, description }: TimelineEntry): string {
  return `done:${fingerprint(`${blueprintId}\n${title}\n${description}`)}`;
}

function dayOf(entry: TimelineEntry | undefined): IsoDay | null {
  return entry && ISO_DAY.test(entry.date) ? entry.date : null;
}

/** Where a task stands in its plan. Looked for only when somebody goes there: an entry does not say it. */
export function placeOf(plan: string, title: string): number | undefined {
  return planLines(plan).find((line) => taskTitle(line) === title)?.at;
}

function counter(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return fingerprint(before === 0 ? text : `${text} ${before}`);
  };
}
