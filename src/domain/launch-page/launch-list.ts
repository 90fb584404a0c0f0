import { addDays, daysBetween, type IsoDay, weekStart } from '#domain/reading/calendar.ts';
import type { PictureFacts } from './picture-facts.ts';
import { timeScale } from './time-scale.ts';

/** What one week of the picture holds. */
export type ListedWeek = {
  readonly start: IsoDay;
  readonly sends: number;
  readonly tasks: number;
  readonly hours: number;
};

/** The dates of one entry in Dates to avoid. */
export type ListedPeriod = { readonly from: IsoDay; readonly to: IsoDay };

/** The picture as a list, for people who can't see it: empty weeks are left out. */
export function launchWeeks(facts: PictureFacts): ListedWeek[] {
  const scale = timeScale(facts, 0, 1);
  const coming = facts.work.filter(({ day }) => scale.isIn(day));
  const byWeek = Map.groupBy(coming, ({ day }) => weekStart(day, facts.firstDay));
  return [...byWeek]
    .map(([start, work]) => ({
      start,
      sends: work.filter(({ kind }) => kind === 'send').length,
      tasks: work.filter(({ kind }) => kind === 'task').length,
      hours: work.reduce((sum, { minutes }) => sum + minutes, 0) / 60,
    }))
    .toSorted((one, other) => daysBetween(other.start, one.start));
}

export function avoidedIn(facts: PictureFacts): ListedPeriod[] {
  const { from, to } = timeScale(facts, 0, 1);
  const periods: { from: IsoDay; to: IsoDay }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (facts.keptFor(day) !== 'avoid') continue;
    const last = periods.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else periods.push({ from: day, to: day });
  }
  return periods;
}
