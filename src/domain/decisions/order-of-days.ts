import { dayOfFact } from '#domain/facts/comparable.ts';
import { type FactName, LAUNCH_DAYS, type LaunchDay } from '#domain/facts/fact-names.ts';
import { beginOfLaunch, type Launch, lastLaunchDay } from '#domain/launches/last-launch-day.ts';
import { addDays, type IsoDay, weekdayOf } from '#domain/reading/calendar.ts';
import { otherWeekdaysIn } from '#domain/reading/days-in.ts';
import type { FreeDays } from '#domain/week/free-days.ts';
import type { Advice, Decision } from './decision.ts';

export const isDated = (fact: FactName) => LAUNCH_DAYS.some((dated) => dated === fact);

export type LaunchDays = Readonly<Record<LaunchDay, IsoDay | null>>;

/** A day of the launch that cannot stay where it is, why, and a day that would do. */
export type Misplaced = { readonly fact: FactName; readonly advice: Advice; readonly offered: IsoDay | null };

/** Days that somebody takes to decide after an event, and the ones kept between the last sign-up and the start. */
const TO_DECIDE = 4;
const TO_PREPARE = 3;
const LONGEST_LAUNCH = 60;

/**
 * An event before sign-up opens is fine: it invites people to a list. So is a confirmed day that has passed while the launch goes
 * on; where nobody has confirmed it, it's asked for.
 */
export function misplacedDays(
  days: LaunchDays,
  free: FreeDays,
  today: IsoDay,
  isConfirmed: (fact: LaunchDay) => boolean = () => false,
): Misplaced[] {
  const found = new Map<FactName, Misplaced>();
  const { eventDate, doorsOpen, doorsClose, startDate } = days;
  const report = (one: Misplaced) => {
    // Somebody who opens at the event moves both with one answer.
    const isOfEvent = one.fact === 'doorsOpen' && doorsOpen === eventDate && found.has('eventDate');
    if (!found.has(one.fact) && !isOfEvent) found.set(one.fact, one);
  };
  for (const fact of LAUNCH_DAYS) {
    const day = days[fact];
    if (day && day < today && !(isConfirmed(fact) && isUnderWay(day, days, today)))
      report({ fact, advice: { rule: 'in-the-past', day }, offered: null });
  }
  if (doorsClose && doorsOpen && doorsClose < doorsOpen) {
    const advice = { rule: 'closes-before-opening', day: doorsClose, other: doorsOpen } as const;
    report({
      fact: 'doorsClose',
      advice,
      offered: closingDay(laterOf(doorsOpen, eventDate), startDate, free),
    });
  }
  if (doorsClose && eventDate && doorsClose < eventDate) {
    const advice = { rule: 'closes-before-event', day: doorsClose, other: eventDate } as const;
    report({ fact: 'doorsClose', advice, offered: closingDay(eventDate, startDate, free) });
  }
  if (doorsClose && startDate && doorsClose >= startDate) {
    const advice = { rule: 'closes-after-start', day: doorsClose, other: startDate } as const;
    const after = laterOf(doorsOpen ?? today, eventDate);
    report({ fact: 'doorsClose', advice, offered: closingDay(after, startDate, free) });
  }
  for (const fact of LAUNCH_DAYS) {
    const day = days[fact];
    const kept = day && day >= today && free.keptFor(day);
    if (!day || !kept) continue;
    const rule = kept === 'rest' ? ('on-rest-day' as const) : ('on-avoided-day' as const);
    const near = free.nearest(day, today);
    report({ fact, advice: { rule, day }, offered: near === day ? null : near });
  }
  return [...found.values()];
}

/** In the middle of a launch its event is over: that day was right, and nobody has to choose another. */
function isUnderWay(day: IsoDay, { doorsClose, startDate }: LaunchDays, today: IsoDay): boolean {
  return [doorsClose, startDate].some(
    (next) => next !== null && next >= today && next <= addDays(day, LONGEST_LAUNCH),
  );
}

/** "Wed Feb 18" when that is a Thursday: the date itself, and the nearest Wednesday. */
export function otherWeekday(value: string, today: IsoDay, meant: IsoDay | null = null) {
  const slip = otherWeekdaysIn(value, today).find(({ day }) => meant === null || day === meant);
  if (!slip) return null;
  const { day, said, words } = slip;
  const near = [-1, 1, -2, 2, -3, 3]
    .map((days) => addDays(day, days))
    .filter((one) => weekdayOf(one) === said && one >= today);
  return { advice: { rule: 'other-weekday', day, said, words } as const, days: [day, ...near] };
}

/** A few days after `after` and some before the start; null where there is no room between them. */
function closingDay(after: IsoDay, startDate: IsoDay | null, free: FreeDays): IsoDay | null {
  const last = startDate ? addDays(startDate, -1) : addDays(after, 60);
  const wanted = addDays(after, TO_DECIDE);
  const calm = startDate ? addDays(startDate, -TO_PREPARE) : wanted;
  const [latest = wanted] = [wanted, calm].sort();
  const begin = latest > after ? latest : addDays(after, 1);
  for (let day = begin; day <= last; day = addDays(day, 1)) if (free.keptFor(day) === null) return day;
  for (let day = begin; day > after; day = addDays(day, -1)) {
    if (day <= last && free.keptFor(day) === null) return day;
  }
  return null;
}

const laterOf = (one: IsoDay, other: IsoDay | null) => (other && other > one ? other : one);

/**
 * Whether a decision is about dates of a past launch. Future dates are still asked about, and so is a date that had
 * passed before any was confirmed: its year is wrong.
 */
export function isOfPastLaunch(
  { matter, choices, advice }: Decision,
  launch: Launch | null,
  today: IsoDay,
): boolean {
  if (!launch) return false;
  const since = beginOfLaunch(launch);
  const end = lastLaunchDay(launch) ?? today;
  if (end >= today || end < since) return false;
  if (advice?.rule === 'silent-week') return true;
  if (!('fact' in matter) || !isDated(matter.fact)) return false;
  const { fact } = matter;
  const said = choices.filter(({ isOffered }) => !isOffered);
  // Of words that are no day, nobody knows better than what was confirmed.
  const last = launch.facts[fact] === undefined ? today : '';
  return said.length > 0 && said.every(({ value }) => (dayOfFact(fact, value, since) ?? last) < today);
}
