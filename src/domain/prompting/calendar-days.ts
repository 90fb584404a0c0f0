import { MONTHS, WEEKDAYS } from '#domain/calendar-names.ts';

/** A day without a time of day, such as 2027-03-06. */
export type IsoDay = string;

const DAY_MS = 86_400_000;

function stampOf(day: IsoDay): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
}

export function addDays(day: IsoDay, days: number): IsoDay {
  return new Date(stampOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function weekdayOf(day: IsoDay): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[new Date(stampOf(day)).getUTCDay()] ?? 'Sunday';
}

/** "Saturday, March 6, 2027" */
export function sayDay(day: IsoDay): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${weekdayOf(day)}, ${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}

// "May 2 people come" is no date: a month that is also a word needs a capital, and no "may" before a verb gets one
// in the middle of a sentence.
const MONTH_NAME = `(${MONTHS.map((month) => `${month}|${month.slice(0, 3)}\\.?`).join('|')}|Sept\\.?)`;
const DAY_NUMBER = '(\\d{1,2})(?:st|nd|rd|th)?';
const NAMED_DAY = new RegExp(
  `\\b${MONTH_NAME}\\s+${DAY_NUMBER}\\b(?!\\s*%|:\\d|\\s+(?:people|places|songs|times))` +
    `(?:\\s*(?:to|through|until|–|-)\\s*${DAY_NUMBER}\\b(?!\\d|:))?(?:,?\\s+(\\d{4}))?`,
  'g',
);

function resolve(month: number, date: number, year: number | undefined, today: IsoDay): IsoDay | undefined {
  const on = (inYear: number) => {
    const stamp = new Date(Date.UTC(inYear, month, date));
    return stamp.getUTCMonth() === month ? stamp.toISOString().slice(0, 10) : undefined;
  };
  if (year !== undefined) return on(year);
  const thisYear = on(Number(today.slice(0, 4)));
  return thisYear !== undefined && thisYear < today ? on(Number(today.slice(0, 4)) + 1) : thisYear;
}

/** The days that a text names by month, earliest first. Without a year, the next such day from today on is meant. */
export function daysIn(text: string, today: IsoDay): IsoDay[] {
  const found = new Set<IsoDay>();
  for (const [, name = '', from = '', to, year] of text.matchAll(NAMED_DAY)) {
    const month = MONTHS.findIndex((candidate) => candidate.startsWith(name.slice(0, 3)));
    for (const date of [from, to]) {
      if (date === undefined) continue;
      const day = resolve(month, Number(date), year === undefined ? undefined : Number(year), today);
      if (day !== undefined) found.add(day);
    }
  }
  return [...found].sort();
}
