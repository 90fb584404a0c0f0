import { monthOf } from '#domain/calendar-names.ts';
import type { IsoDay } from '#domain/prompting/calendar-days.ts';

/** A day as a text names it. `day` is null where the calendar has no such day. */
export type DayMention = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly day: IsoDay | null;
};

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b\\.?)';
const WEEKDAY = '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?\\s+)?';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '(?:,?\\s+(\\d{4})(?!\\d))?';
// "May 2 people come" and "March 10:30" are no dates, nor is "may 2": only the month has a capital.
const NOT_A_DAY = '(?!\\d|:\\d|\\s*%|\\s+(?:people|places|songs|times|weeks|days|of us))';
const SOURCES = [
  `${WEEKDAY}\\b(?<m1>${MONTH})\\s+(?:the\\s+)?${DAY.replace('(', '(?<d1>')}${NOT_A_DAY}(?:\\s*(?:to|through|until|and|–|-)\\s*(?:the\\s+)?(?<e1>\\d{1,2})(?:st|nd|rd|th)?(?!\\d|:|\\s*(?:[ap]m\\b|${MONTH})))?${YEAR.replace('(\\d{4})', '(?<y1>\\d{4})')}`,
  `${WEEKDAY}\\b(?<d2>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?<m2>${MONTH})(?!\\s+\\d{1,2}\\b)${YEAR.replace('(\\d{4})', '(?<y2>\\d{4})')}`,
  '\\b(?<y3>\\d{4})-(?<m3>\\d{2})-(?<d3>\\d{2})\\b',
  '(?<![\\d/])(?<m4>\\d{1,2})/(?<d4>\\d{1,2})/(?<y4>\\d{4})(?![\\d/])',
];
const MENTION = new RegExp(SOURCES.join('|'), 'g');

/** Every day that a text names, in its order. Without a year, the next such day from today on is meant. */
export function dayMentions(text: string, today: IsoDay): DayMention[] {
  return [...text.matchAll(MENTION)].flatMap((match) => {
    const { m1, d1, e1, y1, m2, d2, y2, m3, d3, y3, m4, d4, y4 } = match.groups ?? {};
    const number = m3 ?? m4;
    const month = number === undefined ? monthOf(m1 ?? m2 ?? '') : Number(number) - 1;
    const year = y1 ?? y2 ?? y3 ?? y4;
    const start = match.index;
    const place = { text: match[0], start, end: start + match[0].length };
    return [d1 ?? d2 ?? d3 ?? d4, e1].flatMap((date) =>
      date === undefined ? [] : [{ ...place, day: dayOf(month, Number(date), year, today) }],
    );
  });
}

function dayOf(month: number, date: number, year: string | undefined, today: IsoDay): IsoDay | null {
  const on = (inYear: number) => {
    const stamp = new Date(Date.UTC(inYear, month, date));
    const isReal = stamp.getUTCMonth() === month && stamp.getUTCDate() === date;
    return isReal ? stamp.toISOString().slice(0, 10) : null;
  };
  if (year !== undefined) return on(Number(year));
  const thisYear = Number(today.slice(0, 4));
  const next = on(thisYear);
  if (next !== null && next >= today) return next;
  // February 29 is a day, only not of every year.
  return [1, 2, 3, 4].map((more) => on(thisYear + more)).find((day) => day !== null) ?? null;
}
