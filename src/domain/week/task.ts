import type { Blueprint, TimelineEntry } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { writtenOn } from '#domain/blueprint/written-on.ts';
import { fingerprint } from '#domain/freshness/fingerprint.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { minutesInLine } from '#domain/reading/figures/said-minutes.ts';
import { checklistLines, type PlanLine, planLines } from '#domain/reading/plan-lines.ts';
import { type DoneMarks, doneMarks, isMarkedDone } from './done-marks.ts';
import { saidDayOf } from './finding/said-day.ts';
import { followedEntries } from './following/followed-entries.ts';
import { matchEntries, titledItems } from './match-entries.ts';
import { type ItemPlace, isUnder, itemAt } from './same-words.ts';
import { taskTitle } from './task-title.ts';

/** A task: an item of a checklist, a dated entry of the timeline, or both in one. */
export type Task = {
  /** The same for the same task, on screen and in other calendars. */
  readonly key: string;
  readonly blueprintId: string;
  readonly type: BlueprintType;
  readonly title: string;
  readonly section: string;
  readonly day: IsoDay | null;
  /** The day that its line says, while the schedule has none for it. */
  readonly saidDay?: IsoDay;
  readonly isDone: boolean;
  /** The person chose 'Not for me'. */
  readonly isAside: boolean;
  /** Its number among items with the same words under the same heading, from 0. */
  readonly nth: number;
  readonly boxAt?: number;
  readonly entry?: TimelineEntry;
  /** The marks for a task without a box. */
  readonly doneBy?: DoneMarks;
  /** Its line is no longer in the plan. */
  readonly isGone?: true;
  /** Its minutes, if its line gives them. */
  readonly saidMinutes?: number;
};

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** Every checklist item and timeline entry once, in the order of the plan. */
export function tasksOf(blueprint: Blueprint, settled: ReadonlySet<string>): Task[] {
  return withDone(readTasks(blueprint), settled);
}

/** Separate from reading the plans: marks change often, and reading nineteen plans again takes a slow phone too long. */
export function withDone(tasks: readonly Task[], settled: ReadonlySet<string>): Task[] {
  return tasks.map((task) =>
    task.doneBy && isMarkedDone(task.doneBy, settled) ? { ...task, isDone: true } : task,
  );
}

export function readTasks(blueprint: Blueprint): Task[] {
  const { id: blueprintId, type, content } = blueprint;
  const items = titledItems(checklistLines(content.aiOutput ?? ''));
  const { entryOf, lone } = matchEntries(items, content.timeline);
  const followed = followedEntries(blueprint, lone);
  const count = counter();
  const since = writtenOn(blueprint);
  return [
    ...items.map(({ line, title, nth }): Task => {
      const entry = entryOf.get(line);
      return {
        key: count(`${blueprintId} ${entry?.title ?? title}`),
        blueprintId,
        type,
        // The plan's words: a reworded item keeps its date.
        title,
        section: line.section,
        day: dayOf(entry),
        isDone: line.isTicked ?? false,
        isAside: entry?.date === '',
        nth,
        ...(line.boxAt !== undefined && { boxAt: line.boxAt }),
        ...(entry ? { entry } : saidIn(saidDayOf(line, since))),
        ...minutesIn(`${line.label} ${line.words}`),
      };
    }),
    ...lone.map((entry): Task => {
      const line = followed.get(entry);
      const title = line && line !== 'gone' ? line.title : entry.title;
      return {
        key: count(`${blueprintId} ${entry.title}`),
        blueprintId,
        type,
        title,
        section: entry.description,
        day: dayOf(entry),
        isDone: false,
        isAside: entry.date === '',
        nth: 0,
        doneBy: doneMarks(blueprintId, entry),
        entry,
        ...(line === 'gone' && { isGone: true }),
        ...minutesIn(title),
      };
    }),
  ];
}

function minutesIn(words: string): Pick<Task, 'saidMinutes'> {
  const minutes = minutesInLine(words);
  return minutes === null ? {} : { saidMinutes: minutes };
}

function saidIn(saidDay: IsoDay | null): Pick<Task, 'saidDay'> {
  return saidDay === null ? {} : { saidDay };
}

/** The day by which a task counts: the person's, or what its line says. */
export function dueDay({ day, saidDay }: Pick<Task, 'day' | 'saidDay'>): IsoDay | null {
  return day ?? saidDay ?? null;
}

function dayOf(entry: TimelineEntry | undefined): IsoDay | null {
  return entry && ISO_DAY.test(entry.date) ? entry.date : null;
}

/** The position of a line, and its number among items or rows with the same words. */
export type LinePlace = { readonly at: number; readonly order: number };

/** A task's place in its plan. Computed only when somebody goes there: an entry doesn't store it. */
export function placeOf(plan: string, { title, boxAt, ...place }: PlacedTask): LinePlace | undefined {
  const alike = planLines(plan).filter((line) => taskTitle(line) === title);
  const boxes = boxAt === undefined ? [] : alike.filter((line) => line.boxAt !== undefined);
  const lines = boxes.length > 0 ? boxes : alike;
  const isThere = (line: PlanLine) => isUnder(line.section, place.section);
  const line = boxes.length > 0 ? itemAt(boxes, place) : (alike.find(isThere) ?? alike[0]);
  return line && { at: line.at, order: lines.indexOf(line) };
}

type PlacedTask = Pick<Task, 'title' | 'boxAt'> & ItemPlace;

function counter(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return fingerprint(before === 0 ? text : `${text} ${before}`);
  };
}
