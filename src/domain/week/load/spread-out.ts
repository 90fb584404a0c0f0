import { laterTime } from '#domain/documents/later-time.ts';
import { addDays, compareDays, type IsoDay, weekStart } from '#domain/reading/calendar.ts';
import type { Anchors } from '#domain/week/finding/count-from.ts';
import type { FreeDays } from '#domain/week/free-days.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { isHoliday } from './holidays.ts';
import { isOver } from './is-over.ts';
import { fixedDays, isBound, isFixed, knownDeadline, neededBy, notBefore } from './needed-by.ts';
import { countsForOwner, lastDayOfWeek } from './week-load.ts';

export type Move = { readonly task: PlannedTask; readonly from: IsoDay; readonly to: IsoDay };

/** Why a task finds no place: no week before its deadline has room, it is longer than a week's hours, or its day is over. */
export type Unfit = {
  readonly task: PlannedTask;
  readonly neededBy: IsoDay;
  readonly because: 'no-room' | 'too-long' | 'over';
  /** Useless on another day: it is not offered for later. */
  readonly isBound: boolean;
};

export type Spread = {
  readonly moves: readonly Move[];
  readonly unfit: readonly Unfit[];
  /** Weeks in which fixed tasks alone exceed the hours. */
  readonly over: readonly { readonly start: IsoDay; readonly minutes: number }[];
};

export type SpreadRules = {
  readonly today: IsoDay;
  readonly firstDay: number;
  /** Minutes per week. */
  readonly budget: number;
  /** Minutes already worked this week. */
  readonly doneMinutes: number;
  readonly free: FreeDays;
  readonly anchors: Anchors;
};

// A date mistyped into the next century must not create thousands of weeks.
const MOST_WEEKS = 110;

type Dated = PlannedTask & { readonly day: IsoDay };
type Waiting = {
  readonly task: Dated;
  readonly from: IsoDay;
  readonly need: IsoDay;
  /** The last possible day: an overdue task that can wait is for this week. */
  readonly last: IsoDay;
};

/**
 * Moves tasks so that no week exceeds its hours. Bound tasks stay on their days, and so does every task that can.
 * Deterministic: two devices that spread the same week move each task to the same day.
 */
export function spreadOut(tasks: readonly PlannedTask[], rules: SpreadRules): Spread {
  const { today, firstDay, budget } = rules;
  const fixed = fixedDays(tasks, rules.anchors);
  const open = tasks.filter(
    (task): task is Dated => task.day !== null && countsForOwner(task) && !isOver(task, fixed, today),
  );
  const used = new Map<IsoDay, number>();
  const week = (day: IsoDay) => weekStart(laterTime(day, today), firstDay);
  const staying = open.filter((task) => isBound(task, fixed));
  for (const { day, minutes } of staying) used.set(week(day), (used.get(week(day)) ?? 0) + minutes);
  // A past appointment is no reason to leave a week too full.
  const loose = staying.filter((task) => task.day < today || !isFixed(task, fixed));
  const crowded = crowdedOut(loose, used, week, budget);
  const over = [...used].flatMap(([start, minutes]) => (minutes > budget ? [{ start, minutes }] : []));
  used.set(week(today), (used.get(week(today)) ?? 0) + rules.doneMinutes);

  const waiting = open
    .filter((task) => !isBound(task, fixed))
    .map((task) => {
      const need = neededBy(task, fixed) ?? task.day;
      const mayWait = need < today && knownDeadline(task, fixed) === null;
      return {
        task,
        from: laterTime(today, notBefore(task, fixed) ?? today),
        need,
        last: mayWait ? lastDayOfWeek(week(today)) : need,
      };
    })
    .sort((a, b) => compare([a.need, a.task.day, a.task.key], [b.need, b.task.day, b.task.key]));
  const kept = place(waiting, new Map(used), rules, nearTheirDay);
  // If some find no place although each stayed as near as possible, filling the weeks from now on may find more.
  const packed = kept.unfit.length === 0 ? kept : place(waiting, new Map(used), rules, fromNowOn);
  const best = packed.unfit.length < kept.unfit.length ? packed : kept;
  const named = crowded.map(
    (task): Unfit => ({
      task,
      neededBy: task.day,
      because: task.day < today ? 'over' : 'no-room',
      isBound: true,
    }),
  );
  return {
    moves: best.moves,
    unfit: [...named, ...best.unfit],
    over: over.sort((a, b) => compareDays(a.start, b.start)),
  };
}

/** Tasks bound to one week that exceed its hours on their own: the longest, until the others fit. */
function crowdedOut(
  staying: readonly Dated[],
  used: Map<IsoDay, number>,
  week: (day: IsoDay) => IsoDay,
  budget: number,
): Dated[] {
  const longest = staying
    .filter(({ minutes }) => minutes > 0)
    .sort((a, b) => b.minutes - a.minutes || compare([a.key], [b.key]));
  return longest.filter((task) => {
    const start = week(task.day);
    const load = used.get(start) ?? 0;
    if (load <= budget) return false;
    used.set(start, load - task.minutes);
    return true;
  });
}

type Order = (weeks: readonly IsoDay[], own: IsoDay) => IsoDay[];

const nearTheirDay: Order = (weeks, own) => {
  const at = weeks.indexOf(own);
  const away = (start: IsoDay) => Math.abs(weeks.indexOf(start) - at);
  return [...weeks].sort((a, b) => away(a) - away(b) || compareDays(a, b));
};
const fromNowOn: Order = (weeks) => [...weeks];

function place(
  waiting: readonly Waiting[],
  used: Map<IsoDay, number>,
  { today, firstDay, budget, free }: SpreadRules,
  orderOf: Order,
): { moves: Move[]; unfit: Unfit[] } {
  const perDay = new Map<IsoDay, number>();
  const moves: Move[] = [];
  const unfit: Unfit[] = [];
  for (const { task, from, need, last } of waiting) {
    const because = task.minutes > budget ? 'too-long' : need < today ? 'over' : 'no-room';
    const weeks = because === 'too-long' ? [] : weeksBetween(from, last);
    const own = weekStart(laterTime(task.day, today), firstDay);
    const days = orderOf(weeks, own)
      .filter((start) => (used.get(start) ?? 0) + task.minutes <= budget)
      .flatMap((start) => dayIn(start, task.day, from, last) ?? []);
    const day = days.find((found) => found === task.day || !isHoliday(found)) ?? days[0];
    if (day === undefined) {
      unfit.push({ task, neededBy: need, because, isBound: false });
      continue;
    }
    const start = weekStart(day, firstDay);
    used.set(start, (used.get(start) ?? 0) + task.minutes);
    perDay.set(day, (perDay.get(day) ?? 0) + task.minutes);
    if (day !== task.day) moves.push({ task, from: task.day, to: day });
  }
  return { moves, unfit };

  function weeksBetween(from: IsoDay, until: IsoDay): IsoDay[] {
    const weeks: IsoDay[] = [];
    for (
      let start = weekStart(from, firstDay);
      start <= until && weeks.length < MOST_WEEKS;
      start = addDays(start, 7)
    )
      weeks.push(start);
    return weeks;
  }

  /** Its own day if that is free, otherwise the week's emptiest one. */
  function dayIn(start: IsoDay, own: IsoDay, from: IsoDay, until: IsoDay): IsoDay | null {
    const last = lastDayOfWeek(start) < until ? lastDayOfWeek(start) : until;
    const days: IsoDay[] = [];
    for (let day = laterTime(start, from); day <= last; day = addDays(day, 1))
      if (free.keptFor(day) === null) days.push(day);
    if (days.includes(own)) return own;
    const working = days.filter((day) => !isHoliday(day));
    return (working.length > 0 ? working : days).reduce<IsoDay | null>(
      (best, day) => (best === null || (perDay.get(day) ?? 0) < (perDay.get(best) ?? 0) ? day : best),
      null,
    );
  }
}

function compare(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((text, index) => text !== b[index]);
  return at === -1 ? 0 : (a[at] ?? '') < (b[at] ?? '') ? -1 : 1;
}

/** For 'Later' despite a deadline: the first day after it with room. */
export function firstRoomAfter(
  task: Pick<PlannedTask, 'minutes'>,
  after: IsoDay,
  load: ReadonlyMap<IsoDay, number>,
  { today, firstDay, budget, free }: Pick<SpreadRules, 'today' | 'firstDay' | 'budget' | 'free'>,
): IsoDay {
  const from = laterTime(addDays(after, 1), today);
  for (let day = from, looked = 0; looked < MOST_WEEKS * 7; day = addDays(day, 1), looked += 1) {
    const room = budget - (load.get(weekStart(day, firstDay)) ?? 0);
    const fits = room >= Math.min(task.minutes, budget);
    if (fits && free.keptFor(day) === null && !isHoliday(day)) return day;
  }
  return from;
}
