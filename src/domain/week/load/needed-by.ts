import { addDays, type IsoDay } from '#domain/reading/calendar.ts';
import type { Anchors } from '#domain/week/finding/count-from.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';

/** Where no fixed day follows, a task may still wait this long: nothing depends on it yet. */
export const FREE_TO_WAIT_DAYS = 28;

/** Nobody packs the box two months ahead. */
const EARLIEST_DAYS = 28;

const MESSAGES = /\b(?:e-?mails?|messages?|posts?|newsletter|invit\w+|sequence|subject lines?|texts?)\b/i;

export type FixedDays = {
  readonly anchors: Anchors;
  /** The days on which each plan sends something, by its blueprint. */
  readonly sendDays: ReadonlyMap<string, readonly IsoDay[]>;
};

export function fixedDays(tasks: readonly PlannedTask[], anchors: Anchors): FixedDays {
  const sends = tasks.filter(({ kind, isAside }) => kind === 'send' && !isAside);
  const sendDays = Map.groupBy(sends, ({ blueprintId }) => blueprintId);
  return {
    anchors,
    sendDays: new Map([...sendDays].map(([id, own]) => [id, own.flatMap(({ day }) => day ?? []).sort()])),
  };
}

// Whoever counts, checks in or thanks does so on that day, not two weeks earlier.
const OF_THAT_DAY = /^(?:numbers|mid-campaign|check-ins|welcome journey|after the event)/i;

/** What stays on its day: messages, days of the launch, and what only makes sense on that day. */
export function isBound(
  { kind, section, day }: Pick<PlannedTask, 'kind' | 'section' | 'day'>,
  anchors: Anchors,
): boolean {
  return (
    kind !== 'task' || OF_THAT_DAY.test(section) || Object.values(anchors).some((fixed) => fixed === day)
  );
}

/** The first day on which a task can be done: what follows the event, the closing or the start cannot be done before it. */
export function notBefore({ day }: Pick<PlannedTask, 'day'>, { anchors }: FixedDays): IsoDay | null {
  if (day === null) return null;
  const { eventDate, doorsClose, startDate } = anchors;
  const followed = [eventDate, doorsClose, startDate].filter((fixed) => fixed !== undefined && fixed <= day);
  return [...followed, addDays(day, -EARLIEST_DAYS)].sort().at(-1) ?? null;
}

/**
 * The last day on which a task helps: the day before the launch's next own day after it, and for work on messages also the day
 * of the plan's next message. What is bound to its day is needed on it.
 */
export function neededBy(
  {
    kind,
    day,
    title,
    section,
    blueprintId,
  }: Pick<PlannedTask, 'kind' | 'day' | 'title' | 'section' | 'blueprintId'>,
  { anchors, sendDays }: FixedDays,
): IsoDay | null {
  if (day === null) return null;
  if (isBound({ kind, section, day }, anchors)) return day;
  const own = Object.values(anchors).filter((fixed) => fixed > day);
  const sends = MESSAGES.test(title) ? (sendDays.get(blueprintId) ?? []).filter((fixed) => fixed > day) : [];
  const [next] = [...own.map((fixed) => addDays(fixed, -1)), ...sends].sort();
  return next ?? addDays(day, FREE_TO_WAIT_DAYS);
}
