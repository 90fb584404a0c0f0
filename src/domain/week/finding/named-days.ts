import { type IsoDay, weekdayOf } from '#domain/prompting/calendar-days.ts';
import { RANGE_TO_DAY } from './day-patterns.ts';
import { daysInMonth } from './days-in-month.ts';
import type { NamedDay } from './named-day.ts';
import { type Raw, rawDays } from './raw-days.ts';

// Most lines name no day, and this tells it in a fraction of the time.
const MAYBE = /Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|\d[-/]\d/;

/** The days named in a text, in their order. A day without a year is the next one after `since` that fits. */
export function namedDays(text: string, since: IsoDay): NamedDay[] {
  if (!MAYBE.test(text)) return [];
  const days = rawDays(text).flatMap((raw): NamedDay[] => {
    const day = resolve(raw, since);
    return day === undefined
      ? []
      : [{ start: raw.start, end: raw.end, day, hasWeekday: raw.weekday !== undefined }];
  });
  const whole = daysInMonth(text, since).filter(({ start, end }) =>
    days.every((day) => day.end <= start || day.start >= end),
  );
  return [...joinRanges(days, text), ...whole].toSorted((one, other) => one.start - other.start);
}

function joinRanges(days: readonly NamedDay[], text: string): NamedDay[] {
  const joined: NamedDay[] = [];
  for (const day of days) {
    const before = joined.at(-1);
    const between = before ? text.slice(before.end, day.start) : '';
    if (before && before.last === undefined && RANGE_TO_DAY.test(between) && day.day > before.day) {
      joined[joined.length - 1] = { ...before, end: day.end, last: day.day };
    } else joined.push(day);
  }
  return joined;
}

function resolve({ month, date, year, weekday }: Raw, since: IsoDay): IsoDay | undefined {
  if (year !== undefined) return dayOf(year, month, date);
  const first = Number(since.slice(0, 4));
  const years = [first, first + 1].flatMap((candidate) => dayOf(candidate, month, date) ?? []);
  const coming = years.filter((day) => day >= since);
  // The weekday tells the year: a plan that was written months ago still means the same day.
  const fitting = weekday === undefined ? undefined : years.find((day) => weekdayOf(day).startsWith(weekday));
  if (fitting !== undefined && (fitting >= since || coming.length === 0)) return fitting;
  return coming[0];
}

function dayOf(year: number, month: number, date: number): IsoDay | undefined {
  const stamp = new Date(Date.UTC(year, month, date));
  return stamp.getUTCMonth() === month ? stamp.toISOString().slice(0, 10) : undefined;
}
