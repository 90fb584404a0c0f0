import { notAsked } from '#domain/facts/confirmed-facts.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import type { WeekHours } from '#domain/facts/hours-a-week.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { eventDaysOf } from '#domain/week/anchors.ts';
import { type Collision, collisionsIn } from '#domain/week/collisions.ts';
import type { AnchorName, Anchors } from '#domain/week/finding/count-from.ts';
import type { FreeDays, KeepFreeReason } from '#domain/week/free-days.ts';
import { stillUseful } from '#domain/week/load/is-over.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { launchWeeks } from './launch-list.ts';
import type { DatedWork, LaunchDay, PictureFacts } from './picture-facts.ts';

/** The data behind a week: WeekModel, plus what the one page reads itself. */
export type KnownWeek = {
  readonly today: IsoDay;
  readonly firstDay: number;
  readonly tasks: readonly PlannedTask[];
  readonly free: FreeDays;
  readonly anchors: Anchors;
  readonly hours: WeekHours;
};

export type CollisionWords = {
  readonly day: (name: AnchorName, day: IsoDay, because: KeepFreeReason) => string;
  readonly week: (start: IsoDay, hours: number, budget: number) => string;
  readonly kept: (count: number) => string;
  readonly messages: (day: IsoDay, count: number) => string;
  readonly doors: (day: IsoDay, count: number) => string;
};

const NAMES: readonly AnchorName[] = ['doorsOpen', 'eventDate', 'doorsClose', 'startDate'];

export function pictureOfWeek(
  week: KnownWeek,
  facts: FactSheet['facts'],
  words: CollisionWords,
): PictureFacts {
  const { today, firstDay, tasks, free, anchors, hours } = week;
  const evenings = eventDaysOf(facts, today);
  const needless = notAsked(facts);
  const days = NAMES.flatMap((name): LaunchDay[] => {
    const day = anchors[name] ?? (facts[name] ? undefined : plannedDay(tasks, name));
    if (day === undefined || needless.has(name)) return [];
    // One for each evening of an event.
    if (name === 'eventDate' && evenings.length > 1)
      return evenings.map((each) => ({
        name,
        day: each,
        ...(facts.eventName && { words: facts.eventName }),
      }));
    return [{ name, day, ...(name === 'eventDate' && facts.eventName && { words: facts.eventName }) }];
  });
  const picture: PictureFacts = {
    today,
    firstDay,
    days,
    asked: NAMES.filter((name) => !facts[name] && !needless.has(name)),
    work: workOf(stillUseful(tasks, week), today),
    keptFor: remembered(free.keptFor),
    hoursAWeek: hours.minutes / 60,
    areHoursAssumed: hours.isAssumed,
    collisions: [],
  };
  return { ...picture, collisions: sayCollisions(picture, collisionsIn(tasks, week), words) };
}

/** Put into the schedule, and not confirmed yet: somebody who put it there looks for it here. Of two days neither is sure. */
function plannedDay(tasks: readonly PlannedTask[], name: AnchorName): IsoDay | undefined {
  const own = tasks.flatMap(({ launchDay, day, isAside }) => (launchDay === name && !isAside && day) || []);
  const [day, ...others] = new Set(own);
  return others.length === 0 ? day : undefined;
}

/** Overdue work counts for today. A helper's work is shown, but takes none of the person's hours. */
function workOf(tasks: readonly PlannedTask[], today: IsoDay): DatedWork[] {
  return tasks.flatMap(({ kind, day, minutes, isDone, isAside, helper }): DatedWork[] => {
    if (day === null || isDone || isAside || (kind !== 'send' && kind !== 'task')) return [];
    return [{ kind, day: day < today ? today : day, minutes: helper === null ? minutes : 0 }];
  });
}

/** A cache: bands, list and conflicts ask for the same days. */
function remembered(keptFor: FreeDays['keptFor']): FreeDays['keptFor'] {
  const cache = new Map<IsoDay, KeepFreeReason | null>();
  return (day) => {
    const before = cache.get(day);
    if (before !== undefined) return before;
    const kept = keptFor(day);
    cache.set(day, kept);
    return kept;
  };
}

function sayCollisions(
  picture: PictureFacts,
  found: readonly Collision[],
  words: CollisionWords,
): readonly string[] {
  const { days, today, keptFor, hoursAWeek } = picture;
  const ownDays = days.flatMap(({ name, day }) => {
    const because = day < today ? null : keptFor(day);
    return because === null ? [] : [words.day(name, day, because)];
  });
  const weeks = launchWeeks(picture)
    .filter(({ hours }) => hours > hoursAWeek)
    .toSorted((one, other) => other.hours - one.hours);
  const kept = found.filter(({ kind }) => kind === 'rest' || kind === 'avoid').length;
  return [
    ...ownDays,
    ...weeks.map(({ start, hours }) => words.week(start, hours, hoursAWeek)),
    ...found.flatMap((one) => (one.kind === 'messages' ? [words.messages(one.day, one.tasks.length)] : [])),
    ...found.flatMap((one) => (one.kind === 'doors' ? [words.doors(one.day, one.tasks.length)] : [])),
    ...(kept > 0 ? [words.kept(kept)] : []),
  ];
}
