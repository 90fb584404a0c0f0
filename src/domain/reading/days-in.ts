import { addDays, type IsoDay, isoDay, WEEKDAYS, weekdayOf } from './calendar.ts';
import { MAYBE_DAY } from './day-patterns.ts';
import type { Span } from './spans-near.ts';
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

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
// "may 2 people come" and "the 2 may come" are no days: those two are names only beside a weekday or an ordinal.
const IN_SMALL = new RegExp(
  `\\b(?:${WEEKDAY},? )?(?:(?:${MONTH})\\.? (?:the )?\\d|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH})\\b)`,
  'g',
);
const IS_VERB = /^(?:may|mar(?:ch)?) \d|^\d+ (?:may|mar(?:ch)?)$/;

const NTH = [
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth'.split(
    ' ',
  ),
  'seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth'.split(
    ' ',
  ),
  'twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(' '),
].flat();
const ANY_NTH = NTH.toReversed().join('|').replaceAll('-', '[- ]');
const SPELLED = new RegExp(
  `\\b(?:${ANY_NTH})(?= (?:of )?(?:${MONTH})\\b)|(?<=\\b(?:${MONTH})(?: the)? )(?:${ANY_NTH})\\b`,
  'gi',
);

/** An answer as a reader of days needs it: "till mon feb 22" with capitals, "the sixth of February" in digits. */
export function withPlainDays(text: string): string {
  return text
    .replace(SPELLED, (word) => inDigits(NTH.indexOf(word.toLowerCase().replace(' ', '-')) + 1))
    .replace(IN_SMALL, (words) =>
      IS_VERB.test(words)
        ? words
        : words.replace(/\b(?!the\b)[a-z](?=[a-z]{2})/g, (letter) => letter.toUpperCase()),
    );
}

const inDigits = (number: number) =>
  `${number}${number > 3 && number < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;

/** The days of an answer as people type and dictate them. Their places are those in the plain text. */
export function typedDaysIn(text: string, today: IsoDay): DayInText[] {
  return daysMeant(withPlainDays(text), today);
}

/** Days that were named with a weekday on which they are not: "Wed Feb 18" where that is a Thursday. */
export function otherWeekdaysIn(text: string, today: IsoDay): { day: IsoDay; said: string; words: string }[] {
  return typedDaysIn(text, today).flatMap((found) => {
    const { day, text: words, hasWeekday } = found;
    const said = WEEKDAYS.find((name) => name.startsWith(words.slice(0, 3)));
    if (day === null || !hasWeekday || said === undefined || sharesMonth(found)) return [];
    return said === weekdayOf(day) ? [] : [{ day, said, words }];
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
