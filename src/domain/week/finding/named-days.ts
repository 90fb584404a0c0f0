import { addDays, type IsoDay, weekdayOf } from '#domain/prompting/calendar-days.ts';

/** A day that a text names. `last`: the end of a range such as "March 8 to 12". */
export type NamedDay = {
  readonly start: number;
  readonly end: number;
  readonly day: IsoDay;
  readonly last?: IsoDay;
  readonly hasWeekday: boolean;
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAY = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day)?s?\\.?';
// With a capital: "may 2 people come" is no date.
const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const NUMBER = '\\d{1,2}(?:st|nd|rd|th)?(?!\\d|:\\d|\\s*%|\\s*[ap]m\\b)';
// "June 1, 6 to 8 pm": hours, not more days.
const HOURS = '\\s*(?:to|–|-)\\s*\\d{1,2}(?::\\d\\d|\\s*[ap]m\\b)';
const YEAR = '(?:,?\\s+(?<year>20\\d\\d))?';

// One pattern for each way to write a day; every one is linear in the length of the text.
const DAY = new RegExp(
  `(?<iso>\\b20\\d\\d-\\d\\d-\\d\\d\\b)` +
    `|(?:\\b(?<weekday>${WEEKDAY})(?:\\s+(?:morning|afternoon|evening|night))?,?\\s+)?(?:\\b(?<month>${MONTH})\\s+(?<date>${NUMBER})|\\b(?<date2>\\d{1,2})(?:st|nd|rd|th)?\\s+(?<month2>${MONTH})(?![a-z]))${YEAR}`,
  'g',
);
const NEXT_NUMBER = new RegExp(
  `^(?:,|,?\\s+and|,?\\s+or)\\s+(?<date>${NUMBER})(?!\\s+(?!and\\b|or\\b|to\\b)[a-z])(?!${HOURS})${YEAR}`,
);
const RANGE_TO_NUMBER = new RegExp(`^\\s*(?:to|through|until|–|-)\\s*(?<date>${NUMBER})${YEAR}`);
const RANGE_TO_DAY = /^\s*(?:to|through|until|–|-)\s*$/;
const JOINED = /^(?:,|,?\s+and|,?\s+or|\s*(?:to|through|until|–|-))\s+$/;

type Raw = { start: number; end: number; month: number; date: number; year?: number; weekday?: string };

/** The days named in a text, in their order. A day without a year is the next one after `since` that fits. */
export function namedDays(text: string, since: IsoDay): NamedDay[] {
  const raws = withYears(rawDays(text), text);
  const days = raws.flatMap((raw): NamedDay[] => {
    const day = resolve(raw, since);
    return day === undefined
      ? []
      : [{ start: raw.start, end: raw.end, day, hasWeekday: raw.weekday !== undefined }];
  });
  return joinRanges(days, text);
}

function rawDays(text: string): Raw[] {
  const found: Raw[] = [];
  for (const match of text.matchAll(DAY)) {
    const { iso, weekday, year } = match.groups ?? {};
    const month = match.groups?.month ?? match.groups?.month2;
    const date = match.groups?.date ?? match.groups?.date2;
    const start = match.index;
    const end = start + match[0].length;
    if (iso !== undefined) {
      const [y = 0, m = 1, d = 1] = iso.split('-').map(Number);
      found.push({ start, end, year: y, month: m - 1, date: d });
      continue;
    }
    if (month === undefined || date === undefined) continue;
    const first: Raw = { start, end, month: monthOf(month), date: Number.parseInt(date, 10) };
    if (year !== undefined) first.year = Number(year);
    if (weekday !== undefined) first.weekday = weekday.slice(0, 3);
    found.push(first, ...furtherNumbers(text, first));
  }
  return found;
}

/** "March 8 to 12", "May 18 and 25", "June 1, 8 and 15": numbers that still belong to the month before them. */
function furtherNumbers(text: string, first: Raw): Raw[] {
  if (first.year !== undefined) return [];
  const found: Raw[] = [];
  let end = first.end;
  for (;;) {
    const rest = text.slice(end, end + 40);
    const match = (found.length === 0 ? RANGE_TO_NUMBER.exec(rest) : null) ?? NEXT_NUMBER.exec(rest);
    if (!match?.groups?.date) return found;
    const start = end + match[0].indexOf(match.groups.date);
    end += match[0].length;
    const next: Raw = { start, end, month: first.month, date: Number.parseInt(match.groups.date, 10) };
    if (match.groups.year !== undefined) next.year = Number(match.groups.year);
    found.push(next);
    if (next.year !== undefined) return found;
  }
}

/** In "May 30, June 6 and June 13, 2027" the year belongs to all three. */
function withYears(raws: readonly Raw[], text: string): Raw[] {
  const result: Raw[] = [];
  for (const raw of raws.toReversed()) {
    const next = result[0];
    const isJoined = next !== undefined && JOINED.test(spaced(text.slice(raw.end, next.start)));
    const year = next?.year;
    const isBefore = next !== undefined && raw.month <= next.month;
    result.unshift(
      raw.year === undefined && isJoined && isBefore && year !== undefined ? { ...raw, year } : raw,
    );
  }
  return result;
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

function spaced(text: string): string {
  return text.endsWith(' ') ? text : `${text} `;
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase());
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

/** Every day of a range, at most a year of them. */
export function daysFrom(from: IsoDay, to: IsoDay): IsoDay[] {
  const days: IsoDay[] = [];
  for (let day = from; day <= to && days.length < 366; day = addDays(day, 1)) days.push(day);
  return days;
}
