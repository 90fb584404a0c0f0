import { addDays, type IsoDay } from '#domain/reading/calendar.ts';
import type { Anchors } from '#domain/week/finding/count-from.ts';
import { isAppointment, namesEvent } from '#domain/week/kinds/appointment.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { deadlinesIn } from './deadline.ts';

/** How long before its day a task may be done: nobody packs the box two months ahead. */
const EARLIEST_DAYS = 28;

const MESSAGES = /\b(?:e-?mails?|messages?|posts?|newsletter|invit\w+|sequence|subject lines?|texts?)\b/i;

export type FixedDays = {
  readonly anchors: Anchors;
  /** The launch's own days, confirmed or from plans. */
  readonly launchDays: ReadonlySet<IsoDay>;
  /** Each plan's days with messages, by blueprint. */
  readonly sendDays: ReadonlyMap<string, readonly IsoDay[]>;
};

export function fixedDays(tasks: readonly PlannedTask[], anchors: Anchors): FixedDays {
  const sends = tasks.filter(({ kind, isAside }) => kind === 'send' && !isAside);
  const sendDays = Map.groupBy(sends, ({ blueprintId }) => blueprintId);
  const named = tasks.filter(({ kind, isAside }) => kind === 'launch' && !isAside);
  return {
    anchors,
    launchDays: new Set([...Object.values(anchors), ...named.flatMap(({ day }) => day ?? [])]),
    sendDays: new Map([...sendDays].map(([id, own]) => [id, own.flatMap(({ day }) => day ?? []).sort()])),
  };
}

// Tasks of the day itself: people count, check in or thank then, not two weeks earlier.
const OF_THAT_DAY = /^(?:numbers|mid-campaign|check-ins|welcome journey|after the event)/i;

type Words = Pick<PlannedTask, 'kind' | 'day' | 'title' | 'section' | 'twins'>;

/** A launch day with its event, or an appointment: it can't be moved or left out. */
export function isFixed({ kind, day, title, twins }: Words, { anchors }: FixedDays): boolean {
  if (kind !== 'task' || day === null) return kind === 'launch';
  if (day === anchors.eventDate && namesEvent(title)) return true;
  return isAppointment(title) && deadlinesOf({ day, title, twins }).length === 0;
}

/** Whether a task must stay on its day: messages, fixed ones, and those that only make sense that day. */
export function isBound(task: Words, fixed: FixedDays): boolean {
  if (task.kind !== 'task' || OF_THAT_DAY.test(task.section)) return true;
  return (task.day !== null && fixed.launchDays.has(task.day)) || isFixed(task, fixed);
}

function deadlinesOf({ day, title, twins }: Pick<Words, 'title' | 'twins'> & { day: IsoDay }): IsoDay[] {
  return [title, ...twins.map((twin) => twin.title)].flatMap((words) => deadlinesIn(words, day)).sort();
}

/** The first possible day of a task: anything after the event, the closing or the start can't come before it. */
export function notBefore(
  { day }: Pick<PlannedTask, 'day'>,
  { anchors, launchDays }: FixedDays,
): IsoDay | null {
  if (day === null) return null;
  const followed = [...launchDays].filter((own) => own !== anchors.doorsOpen && own <= day);
  return [...followed, addDays(day, -EARLIEST_DAYS)].sort().at(-1) ?? null;
}

type Needed = Words & Pick<PlannedTask, 'blueprintId'>;

/**
 * The last day on which a task helps, if known: from its own words, the day before the next launch day, and for work on
 * messages the plan's next sending day. A bound task is needed on its own day.
 */
export function knownDeadline(task: Needed, fixed: FixedDays): IsoDay | null {
  const { day, title, twins, blueprintId } = task;
  if (day === null || isBound(task, fixed)) return day;
  const isAhead = (other: IsoDay) => other > day;
  const own = Object.values(fixed.anchors).filter(isAhead);
  const sends = MESSAGES.test(title) ? (fixed.sendDays.get(blueprintId) ?? []).filter(isAhead) : [];
  const written = deadlinesOf({ day, title, twins });
  // A task that the person put after its deadline is not moved back, nor further on.
  const until = written.length === 0 ? [] : [written.find((last) => last >= day) ?? day];
  const [first = null] = [...own.map((next) => addDays(next, -1)), ...sends, ...until].sort();
  return first;
}

/** Without any deadline, a task is needed on its day. */
export function neededBy(task: Needed, fixed: FixedDays): IsoDay | null {
  return knownDeadline(task, fixed) ?? task.day;
}
