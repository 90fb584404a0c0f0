import type { Blueprint, TimelineEntry } from '#domain/blueprint/blueprint.ts';
import { FIELDS, LIST_LIMITS } from '#domain/blueprint/fields.ts';
import type { IsoDay } from '#domain/prompting/calendar-days.ts';
import type { Task } from './task.ts';

/** The timeline as the text under which it is saved and merged. */
export function timelineText(blueprint: Blueprint, timeline: readonly TimelineEntry[]): string {
  const content = { ...blueprint.content, timeline: [...timeline] };
  return FIELDS.timeline.read({ ...blueprint, content }) ?? '';
}

export function hasRoom({ content }: Blueprint, more = 1): boolean {
  return content.timeline.length + more <= FIELDS.timeline.limit;
}

/** Gives a task a day or another one; '' puts it aside, null makes it undated again. */
export function withDay(
  timeline: readonly TimelineEntry[],
  task: Task,
  day: IsoDay | '' | null,
): TimelineEntry[] {
  const at = task.entry ? timeline.findIndex((entry) => isSame(entry, task.entry)) : -1;
  if (day === null) return timeline.filter((_, index) => index !== at);
  const entry = {
    title: (task.entry?.title ?? task.title).slice(0, LIST_LIMITS.timelineTitle),
    date: day,
    description: (task.entry?.description ?? task.section).slice(0, LIST_LIMITS.timelineDescription),
  };
  return at === -1 ? [...timeline, entry] : timeline.map((known, index) => (index === at ? entry : known));
}

export function addEntries(
  timeline: readonly TimelineEntry[],
  entries: readonly TimelineEntry[],
): TimelineEntry[] {
  const fresh = entries.filter((entry) => !timeline.some((known) => isSame(known, entry)));
  return [...timeline, ...fresh];
}

function isSame(a: TimelineEntry, b: TimelineEntry | undefined): boolean {
  return a.title === b?.title && a.date === b.date && a.description === b.description;
}
