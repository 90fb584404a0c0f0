import type { Blueprint, TimelineEntry } from '#domain/blueprint/blueprint.ts';
import { FIELDS, LIST_LIMITS } from '#domain/blueprint/fields.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { placeWords } from './same-words.ts';
import type { Task } from './task.ts';

/** The timeline as the text in which it is saved and merged. */
export function timelineText(blueprint: Blueprint, timeline: readonly TimelineEntry[]): string {
  const content = { ...blueprint.content, timeline: [...timeline] };
  return FIELDS.timeline.read({ ...blueprint, content }) ?? '';
}

export function hasRoom({ content }: Blueprint, more = 1): boolean {
  return content.timeline.length + more <= FIELDS.timeline.limit;
}

/** Sets or changes a task's day; '' puts it aside, null removes its date. */
export function withDay(
  timeline: readonly TimelineEntry[],
  task: Task,
  day: IsoDay | '' | null,
): TimelineEntry[] {
  const at = task.entry ? timeline.findIndex((entry) => isEntry(entry, task.entry)) : -1;
  if (day === null) return timeline.filter((_, index) => index !== at);
  const entry = entryOn(task, day);
  return at === -1 ? [...timeline, entry] : timeline.map((known, index) => (index === at ? entry : known));
}

/** A task's entry for this day; '' if it is put aside. */
export function entryOn(task: Task, day: IsoDay | ''): TimelineEntry {
  const { title, description } = task.entry ?? { title: task.title, description: placeWords(task) };
  return {
    title: title.slice(0, LIST_LIMITS.timelineTitle),
    date: day,
    description: description.slice(0, LIST_LIMITS.timelineDescription),
  };
}

export function addEntries(
  timeline: readonly TimelineEntry[],
  entries: readonly TimelineEntry[],
): TimelineEntry[] {
  const fresh = entries.filter((entry) => !timeline.some((known) => isEntry(known, entry)));
  return [...timeline, ...fresh];
}

export function isEntry(a: TimelineEntry, b: TimelineEntry | undefined): boolean {
  return a.title === b?.title && a.date === b.date && a.description === b.description;
}
