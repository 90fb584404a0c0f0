import { keepingLast } from '#domain/once-per-text.ts';
import { addDays, type IsoDay, isoDay, WEEKDAYS, weekdayOf } from './calendar.ts';
import { MAYBE_DAY, WEEKDAY_WORD } from './day-patterns.ts';
import type { Span } from './spans-near.ts';
import { withPlainDays } from './spoken/plain-days.ts';
import { type WrittenDay, writtenDays } from './written-days.ts';

/** A day in a text, its range, and the range of all days that share its month: "March 8 to 12". */
export type DayInText = Span & {
  readonly text: string;
  /** Null if the calendar has no such day. */
  readonly day: IsoDay | null;
  /** Only its own words: the "12" of "March 8 to 12". */
  readonly own: Span;
  readonly hasWeekday: boolean;
};

/**
 * How to choose the year if none is written: the next such day; or, for a plan that is months old, this year's or next
 * year's by the weekday next to it; or, for words read every day, also a day that has just passed.
 */
export type YearBy = 'next' | 'weekday' | 'meant';

/** Every day in a text, in order. A day without a year is the next one from `since` on. */
export function daysIn(text: string, since: IsoDay, yearBy: YearBy = 'next'): readonly DayInText[] {
  return MAYBE_DAY.test(text) ? daysRead(text, since, yearBy) : [];
}

const daysRead = keepingLast((text: string, since: IsoDay, yearBy: YearBy): readonly DayInText[] =>
  writtenDays(text).map((written) => {
    const { phrase, start, end, weekday } = written;
    return {
      ...phrase,
      text: text.slice(phrase.start, phrase.end),
      day: dayOf(written, since, yearBy),
      own: { start, end },
      hasWeekday: weekday !== undefined,
    };
  }),
);

/** The days in facts, answers and texts compared with them, as of today: including those of a launch that has begun. */
export function daysMeant(text: string, today: IsoDay): readonly DayInText[] {
  return daysIn(text, today, 'meant');
}

/** The days in an answer as people type and dictate them. Their positions are those in the plain text. */
export function typedDaysIn(text: string, today: IsoDay): readonly DayInText[] {
  return daysMeant(withPlainDays(text, today), today);
}

/** "Feb 6 (Sat)", "February 6, which is a Saturday" */
const WEEKDAY_BEHIND = new RegExp(
  `^(?:,? \\((?:a )?(?<weekday>${WEEKDAY_WORD})\\)|,? (?:(?:which|that|it)(?:[’']s| is| falls on) )?an? (?<weekday2>${WEEKDAY_WORD})\\b)`,
  'i',
);

/** Days given with the wrong weekday: "Wed Feb 18" when that is a Thursday. */
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

/** One of several days of one month: a part of "March 8 to 12" can't be replaced on its own. */
export function sharesMonth({ start, end, own }: DayInText): boolean {
  return own.start !== start || own.end !== end;
}

/** The valid days in a text, each once, earliest first. */
export function datesIn(text: string, since: IsoDay): IsoDay[] {
  return eachOnce(daysIn(text, since));
}

/** The same for words that somebody typed and means today. */
export function datesMeant(text: string, today: IsoDay): IsoDay[] {
  return eachOnce(typedDaysIn(text, today));
}

function eachOnce(days: readonly DayInText[]): IsoDay[] {
  return [...new Set(days.flatMap(({ day }) => day ?? []))].sort();
}

/** On the day after "January 25", nobody means next year's. */
const JUST_PASSED = 60;
/** "Monday, January 25" is the one on a Monday, even after the launch. Further back, the weekday is more likely a mistake. */
const PASSED = 150;

function dayOf(written: WrittenDay, since: IsoDay, yearBy: YearBy): IsoDay | null {
  const { month, date, year, weekday } = written;
  if (year !== undefined) return isoDay(year, month, date);
  const first = Number(since.slice(0, 4));
  const coming = (years: readonly number[]) =>
    years.flatMap((more) => isoDay(first + more, month, date) ?? []).filter((day) => day >= since);
  const near = coming([0, 1]);
  // February 29 exists, only not every year.
  const next = near[0] ?? coming([2, 3, 4])[0] ?? null;
  if (yearBy === 'next') return next;
  const isOn = (day: IsoDay) => weekday !== undefined && weekdayOf(day).startsWith(weekday);
  const named = near.find(isOn);
  if (named !== undefined || yearBy === 'weekday') return named ?? next;
  const last = [0, -1].flatMap((less) => isoDay(first + less, month, date) ?? []).find((day) => day < since);
  if (last === undefined) return next;
  return last >= addDays(since, isOn(last) ? -PASSED : -JUST_PASSED) ? last : next;
}
