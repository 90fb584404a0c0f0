import { addDays, type IsoDay, isoDay, WEEKDAYS, weekdayOf } from './calendar.ts';
import { MAYBE_DAY, WEEKDAY_WORD } from './day-patterns.ts';
import type { Span } from './spans-near.ts';
import { withPlainDays } from './spoken/plain-days.ts';
import { type WrittenDay, writtenDays } from './written-days.ts';

/** A day that a text names, where it stands, and with all days that share its month: "March 8 to 12". */
export type DayInText = Span & {
  readonly text: string;
  /** Null where the calendar has no such day. */
  readonly day: IsoDay | null;
  /** Its own words alone: the "12" of "March 8 to 12". */
  readonly own: Span;
  readonly hasWeekday: boolean;
};

/**
 * What tells the year where none is written: the next such day is meant; or, in a plan that was written months ago, the one of
 * this year and the next that is on the weekday beside it; or, in words that are read every day, also one that has just passed.
 */
export type YearBy = 'next' | 'weekday' | 'meant';

/** Every day that a text names, in its order. A day without a year is the next one from `since` on. */
export function daysIn(text: string, since: IsoDay, yearBy: YearBy = 'next'): DayInText[] {
  if (!MAYBE_DAY.test(text)) return [];
  return writtenDays(text).map((written) => {
    const { phrase, start, end, weekday } = written;
    return {
      ...phrase,
      text: text.slice(phrase.start, phrase.end),
      day: dayOf(written, since, yearBy),
      own: { start, end },
      hasWeekday: weekday !== undefined,
    };
  });
}

/** The days that facts, answers and what is held to them name today: of the launch that somebody is in the middle of, too. */
export function daysMeant(text: string, today: IsoDay): DayInText[] {
  return daysIn(text, today, 'meant');
}

/** The days of an answer as people type and dictate them. Their places are those in the plain text. */
export function typedDaysIn(text: string, today: IsoDay): DayInText[] {
  return daysMeant(withPlainDays(text, today), today);
}

/** "Feb 6 (Sat)", "February 6, which is a Saturday" */
const WEEKDAY_BEHIND = new RegExp(
  `^(?:,? \\((?:a )?(?<weekday>${WEEKDAY_WORD})\\)|,? (?:(?:which|that|it)(?:[’']s| is| falls on) )?an? (?<weekday2>${WEEKDAY_WORD})\\b)`,
  'i',
);

/** Days that were named with a weekday on which they are not: "Wed Feb 18" where that is a Thursday. */
export function otherWeekdaysIn(text: string, today: IsoDay): { day: IsoDay; said: string; words: string }[] {
  const plain = withPlainDays(text, today);
  return daysMeant(plain, today).flatMap((found) => {
    const { day, text: words, hasWeekday, end } = found;
    const behind = hasWeekday ? undefined : WEEKDAY_BEHIND.exec(plain.slice(end, end + 25));
    const begin = (behind?.groups?.weekday ?? behind?.groups?.weekday2 ?? (hasWeekday ? words : ''))
      .slice(0, 3)
      .toLowerCase();
    const said = WEEKDAYS.find((name) => begin !== '' && name.toLowerCase().startsWith(begin));
    if (day === null || said === undefined || sharesMonth(found)) return [];
    return said === weekdayOf(day) ? [] : [{ day, said, words: `${words}${behind?.[0] ?? ''}` }];
  });
}

/** One of several days of one month: of "March 8 to 12" no half can be put in another day's place. */
export function sharesMonth({ start, end, own }: DayInText): boolean {
  return own.start !== start || own.end !== end;
}

/** The days of the calendar that a text names, each once, the earliest first. */
export function datesIn(text: string, since: IsoDay): IsoDay[] {
  return eachOnce(daysIn(text, since));
}

/** The same of what somebody typed and means today. */
export function datesMeant(text: string, today: IsoDay): IsoDay[] {
  return eachOnce(typedDaysIn(text, today));
}

function eachOnce(days: readonly DayInText[]): IsoDay[] {
  return [...new Set(days.flatMap(({ day }) => day ?? []))].sort();
}

// February 29 is a day, only not of every year.
const YEARS_AHEAD = [0, 1, 2, 3, 4];
/** On the day after "January 25" nobody means the one of next year. */
const JUST_PASSED = 60;
/** "Monday, January 25" is the one on a Monday, also when the launch is over. Further back, a weekday is rather a slip. */
const PASSED = 150;

function dayOf(written: WrittenDay, since: IsoDay, yearBy: YearBy): IsoDay | null {
  const { month, date, year, weekday } = written;
  if (year !== undefined) return isoDay(year, month, date);
  const first = Number(since.slice(0, 4));
  const coming = YEARS_AHEAD.flatMap((more) => isoDay(first + more, month, date) ?? []).filter(
    (day) => day >= since,
  );
  const [next = null] = coming;
  if (yearBy === 'next') return next;
  const isNear = (day: IsoDay) => Number(day.slice(0, 4)) <= first + 1;
  const isOn = (day: IsoDay) => weekday !== undefined && weekdayOf(day).startsWith(weekday);
  const named = coming.find((day) => isNear(day) && isOn(day));
  if (named !== undefined || yearBy === 'weekday') return named ?? next;
  const last = [0, -1].flatMap((less) => isoDay(first + less, month, date) ?? []).find((day) => day < since);
  if (last === undefined) return next;
  return last >= addDays(since, isOn(last) ? -PASSED : -JUST_PASSED) ? last : next;
}
