import { monthOf, WEEKDAYS } from '#domain/calendar-names.ts';
import { addDays, type IsoDay, weekdayOf } from '#domain/prompting/calendar-days.ts';
import { IN_MONTH } from './day-patterns.ts';
import type { NamedDay } from './named-day.ts';

/** "the end of March", "mid-December", "every Tuesday in February": days that a month is enough to name. */
export function daysInMonth(text: string, since: IsoDay): NamedDay[] {
  return [...text.matchAll(IN_MONTH)].flatMap((match) => {
    const { edge, mid, every, days, month = '', year } = match.groups ?? {};
    const all = comingMonth(monthOf(month), year, since);
    const place = { start: match.index, end: match.index + match[0].length, hasWeekday: false };
    const weekday = every ?? days;
    if (weekday !== undefined) {
      const name = WEEKDAYS.find((each) => each.startsWith(weekday.slice(0, 3)));
      return all.filter((day) => weekdayOf(day) === name).map((day) => ({ ...place, day, hasWeekday: true }));
    }
    const day =
      mid !== undefined || /^m/i.test(edge ?? '') ? all[14] : /^e/i.test(edge ?? '') ? all.at(-1) : all[0];
    return day === undefined ? [] : [{ ...place, day }];
  });
}

function comingMonth(month: number, year: string | undefined, since: IsoDay): IsoDay[] {
  const [thisYear = 0, thisMonth = 1] = since.split('-').map(Number);
  const inYear = year === undefined ? thisYear + (month + 1 < thisMonth ? 1 : 0) : Number(year);
  const first = new Date(Date.UTC(inYear, month, 1)).toISOString().slice(0, 10);
  const days = Array.from({ length: 31 }, (_, index) => addDays(first, index));
  return days.filter((day) => day.slice(0, 7) === first.slice(0, 7));
}
