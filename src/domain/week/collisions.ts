import { addDays, type IsoDay } from '#domain/reading/calendar.ts';
import type { Anchors } from './finding/count-from.ts';
import type { FreeDays, KeepFreeReason } from './free-days.ts';
import type { Task } from './task.ts';

export type Collision<T extends Task = Task> =
  | { readonly kind: KeepFreeReason; readonly task: T; readonly nearest: IsoDay }
  | { readonly kind: 'messages'; readonly day: IsoDay; readonly tasks: readonly T[] }
  | { readonly kind: 'doors'; readonly day: IsoDay; readonly tasks: readonly T[] };

type Reading = { readonly today: IsoDay; readonly free: FreeDays; readonly anchors: Anchors };

const MESSAGE = /\be-?mails?\b|\bnewsletter\b|\bletters?\b|\btext messages?\b/i;
const READY = /\bgo[- ](?:live|or no)|\bready to sell\b|\blaunch checklist\b/i;
const SOON_DAYS = 7;

/** Conflicts among future dates. */
export function collisionsIn<T extends Task>(
  tasks: readonly T[],
  { today, free, anchors }: Reading,
): Collision<T>[] {
  const open = tasks.filter(({ isDone, isAside }) => !isDone && !isAside);
  const coming = open.filter(({ day }) => day !== null && day >= today);
  return [
    ...onKeptDays(coming, today, free),
    ...messagesTogether(coming),
    ...beforeDoors(open, today, anchors),
  ];
}

function onKeptDays<T extends Task>(coming: readonly T[], today: IsoDay, free: FreeDays): Collision<T>[] {
  return coming.flatMap((task) => {
    const kind = task.day === null ? null : free.keptFor(task.day);
    return task.day === null || kind === null ? [] : [{ kind, task, nearest: free.nearest(task.day, today) }];
  });
}

function messagesTogether<T extends Task>(coming: readonly T[]): Collision<T>[] {
  const messages = coming.filter(isMessage);
  const days = [...new Set(messages.flatMap(({ day }) => day ?? []))].sort();
  return days.flatMap((day) => {
    const tasks = messages.filter((task) => task.day === day);
    return tasks.length > 1 ? [{ kind: 'messages' as const, day, tasks }] : [];
  });
}

/** A message to the whole list. A reply to one person may be written on any day. */
function isMessage({ title, section }: Task): boolean {
  const [heading = ''] = section.split(' · ');
  return MESSAGE.test(`${title} ${heading}`) && !/\bpersonal\b/i.test(title);
}

/** Sign-up that opens before its checklist is done. */
function beforeDoors<T extends Task>(
  open: readonly T[],
  today: IsoDay,
  { doorsOpen }: Anchors,
): Collision<T>[] {
  if (doorsOpen === undefined || doorsOpen < today) return [];
  const isSoon = doorsOpen <= addDays(today, SOON_DAYS);
  const tasks = open.filter(
    ({ section, day, boxAt }) =>
      boxAt !== undefined && READY.test(section) && (day === null ? isSoon : day > doorsOpen),
  );
  return tasks.length > 0 ? [{ kind: 'doors', day: doorsOpen, tasks }] : [];
}
