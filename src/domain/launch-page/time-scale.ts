import { addDays, daysBetween, type IsoDay, weekStart } from '#domain/reading/calendar.ts';
import type { PictureFacts } from './picture-facts.ts';

const AFTER_START = 14;
const WITHOUT_DAYS = 42;
// Ten years. A year mistyped as 9027 must not draw 365,000 weeks.
const MOST_DAYS = 3_660;

export type TimeScale = {
  readonly from: IsoDay;
  readonly to: IsoDay;
  readonly dayWidth: number;
  /** The left edge of a day. */
  readonly xOf: (day: IsoDay) => number;
  readonly isIn: (day: IsoDay) => boolean;
};

/** From today to two weeks after the last of the launch's own days, usually the start. */
export function timeScale({ today, days }: PictureFacts, left: number, right: number): TimeScale {
  const farthest = addDays(today, MOST_DAYS);
  const coming = days.map(({ day }) => day).filter((day) => day >= today && day <= farthest);
  const last = coming.toSorted().at(-1);
  const to = last === undefined ? addDays(today, WITHOUT_DAYS) : addDays(last, AFTER_START);
  const dayWidth = (right - left) / (daysBetween(today, to) + 1);
  return {
    from: today,
    to,
    dayWidth,
    xOf: (day) => left + daysBetween(today, day) * dayWidth,
    isIn: (day) => day >= today && day <= to,
  };
}

/** The work of one week, or of the fullest of several weeks that share a bar. */
export type WeekLoad = { readonly start: IsoDay; readonly end: IsoDay; readonly hours: number };

/** `together`: how many weeks share a bar, where one alone would be too thin to see. */
export function weekLoads(facts: PictureFacts, scale: TimeScale, together: number): WeekLoad[] {
  const first = weekStart(scale.from, facts.firstDay);
  const weekOf = (day: IsoDay) => Math.floor(daysBetween(first, day) / 7);
  const minutes: number[] = Array.from({ length: weekOf(scale.to) + 1 }, () => 0);
  for (const { day, minutes: own } of facts.work) {
    const week = scale.isIn(day) ? weekOf(day) : -1;
    if (minutes[week] !== undefined) minutes[week] += own;
  }
  return Array.from({ length: Math.ceil(minutes.length / together) }, (_, index) => ({
    start: addDays(first, index * together * 7),
    end: addDays(first, (index + 1) * together * 7),
    hours: Math.max(...minutes.slice(index * together, (index + 1) * together)) / 60,
  }));
}
