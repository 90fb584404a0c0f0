import { matchesIn } from '#domain/matches-in.ts';
import { addDays, type IsoDay, isoDay, monthOf, WEEKDAYS, weekdayOf } from './calendar.ts';
import { IN_MONTH, MAYBE_DAY, RANGE_TO_DAY } from './day-patterns.ts';
import { daysIn, type YearBy } from './days-in.ts';
import { type Span, spansNear } from './spans-near.ts';

/** A day in a text. `last`: the end of a range such as "March 8 to 12". */
export type DayRange = Span & {
  readonly day: IsoDay;
  readonly last?: IsoDay;
  readonly hasWeekday: boolean;
};

/** The days and ranges in a text, in order, including those given by the month alone as in "the end of March". */
export function dayRangesIn(text: string, since: IsoDay, yearBy: YearBy = 'weekday'): DayRange[] {
  if (!MAYBE_DAY.test(text)) return [];
  const days = daysIn(text, since, yearBy).flatMap(({ day, own, hasWeekday }): DayRange[] =>
    day === null ? [] : [{ ...own, day, hasWeekday }],
  );
  const daysNear = spansNear([days.toSorted((one, other) => one.start - other.start)]);
  const whole = daysOfMonthsIn(text, since).filter(({ start, end }) =>
    daysNear({ start, end }).every((day) => day.end <= start || day.start >= end),
  );
  return [...joinRanges(days, text), ...whole].toSorted((one, other) => one.start - other.start);
}

function joinRanges(days: readonly DayRange[], text: string): DayRange[] {
  const joined: DayRange[] = [];
  for (const day of days) {
    const before = joined.at(-1);
    const isTo = RANGE_TO_DAY.test(text.slice(before?.end, day.start));
    if (before && before.last === undefined && isTo && day.day > before.day) {
      joined[joined.length - 1] = { ...before, end: day.end, last: day.day };
    } else joined.push(day);
  }
  return joined;
}

/** "the end of March", "mid-December", "every Tuesday in February": days given by their month alone. */
function daysOfMonthsIn(text: string, since: IsoDay): DayRange[] {
  return matchesIn(text, IN_MONTH).flatMap((match) => {
    const { mid, edge = mid, every, days, month = '', year } = match.groups ?? {};
    const all = comingMonth(monthOf(month), year, since);
    const place = { start: match.index, end: match.index + match[0].length, hasWeekday: false };
    const weekday = every ?? days;
    if (weekday !== undefined) {
      const name = WEEKDAYS.find((each) => each.startsWith(weekday.slice(0, 3)));
      return all.filter((day) => weekdayOf(day) === name).map((day) => ({ ...place, day, hasWeekday: true }));
    }
    const day = /^m/i.test(edge ?? '') ? all[14] : /^e/i.test(edge ?? '') ? all.at(-1) : all[0];
    return day === undefined ? [] : [{ ...place, day }];
  });
}

function comingMonth(month: number, year: string | undefined, since: IsoDay): IsoDay[] {
  const thisYear = Number(since.slice(0, 4));
  const thisMonth = Number(since.slice(5, 7));
  const inYear = year === undefined ? thisYear + (month + 1 < thisMonth ? 1 : 0) : Number(year);
  const first = isoDay(inYear, month, 1) ?? since;
  const days = Array.from({ length: 31 }, (_, index) => addDays(first, index));
  return days.filter((day) => day.slice(0, 7) === first.slice(0, 7));
}
