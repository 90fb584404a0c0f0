import { matchesIn } from '#domain/matches-in.ts';
import { isoDay, monthOf } from './calendar.ts';
import { DAY, JOINED, NEXT_NUMBER, NUMBER_BEFORE, RANGE_TO_NUMBER } from './day-patterns.ts';
import type { Span } from './spans-near.ts';

/** A day as written; `month` counts from 0, `weekday` is its first three letters. */
export type WrittenDay = Span & {
  month: number;
  date: number;
  year?: number;
  weekday?: string;
  /** The range of all days that share its month: all of "March 8 to 12". */
  phrase: Span;
};

type Raw = Omit<WrittenDay, 'phrase'>;

/** Days as written, in order; a year after several of them belongs to all. */
export function writtenDays(text: string): WrittenDay[] {
  return withYears(readDays(text), text);
}

function readDays(text: string): WrittenDay[] {
  const found: WrittenDay[] = [];
  const push = (days: readonly Raw[]) => {
    const start = Math.min(...days.map((day) => day.start));
    const end = Math.max(...days.map((day) => day.end));
    const phrase = { start, end };
    found.push(...days.map((day) => ({ ...day, phrase })));
  };
  for (const match of matchesIn(text, DAY)) {
    const groups = match.groups ?? {};
    const { iso, weekday, number, date3, year = groups.year3 } = groups;
    const start = match.index;
    const end = start + match[0].length;
    if (iso !== undefined) {
      const month = Number(iso.slice(5, 7)) - 1;
      push([{ start, end, year: Number(iso.slice(0, 4)), month, date: Number(iso.slice(8)) }]);
      continue;
    }
    const name = groups.month ?? groups.month2;
    const month = name === undefined ? Number(number) - 1 : monthOf(name);
    const date = Number.parseInt(groups.date ?? groups.date2 ?? date3 ?? '', 10);
    // "The 2nd Sat in Feb 10 to 1": from ten o'clock to one.
    if (
      groups.month !== undefined &&
      IN_MONTH_AT.test(text.slice(Math.max(0, start - 4), start)) &&
      isHours(text.slice(end, end + 12), date)
    )
      continue;
    const raw: Raw = { start, end, month, date };
    if (year !== undefined) raw.year = Number(year);
    if (weekday !== undefined) raw.weekday = weekday.slice(0, 3);
    if (groups.month2 !== undefined) push([...earlierNumbers(text, raw, found.at(-1)?.end ?? 0), raw]);
    else if (groups.month !== undefined) push([raw, ...furtherNumbers(text, raw)]);
    // "50/50" and "31/12" are fractions, not invalid dates.
    else if (isDayFirst(raw, match[0])) push([{ ...raw, month: date - 1, date: month + 1 }]);
    else if (year !== undefined || isInLeapYear(raw)) push([raw]);
  }
  return found;
}

const IN_MONTH_AT = /\bin\s+$/i;

function isHours(rest: string, from: number): boolean {
  const [, to] = /^\s*(?:to|-|–)\s*(\d{1,2})(?!\d)/.exec(rest) ?? [];
  return to !== undefined && Number(to) < from;
}

/** "22 to 26 March", "1, 8 and 15 May": numbers before their month. */
function earlierNumbers(text: string, last: Raw, from: number): Raw[] {
  const found: Raw[] = [];
  const begin = Math.max(from, last.start - 60);
  let before = text.slice(begin, last.start);
  for (;;) {
    const match = NUMBER_BEFORE.exec(before);
    if (!match?.groups?.date || !match.groups.link) return found;
    // "at 7, 14 March": a lone comma joins nothing.
    if (match.groups.link === ',' && found.length === 0) return found;
    const start = begin + match.index;
    const end = start + match[0].trimEnd().length - match.groups.link.length;
    const raw: Raw = { start, end, month: last.month, date: Number.parseInt(match.groups.date, 10) };
    if (last.year !== undefined) raw.year = last.year;
    if (match.groups.weekday !== undefined) raw.weekday = match.groups.weekday.slice(0, 3);
    found.unshift(raw);
    before = before.slice(0, match.index);
  }
}

/** "March 8 to 12", "May 18 and 25", "June 1, 8 and 15": numbers after their month. */
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
    // "Feb 10 to 1" is no range of days.
    if (isHours(rest, first.date)) return found;
    const next: Raw = { start, end, month: first.month, date: Number.parseInt(match.groups.date, 10) };
    if (match.groups.year !== undefined) next.year = Number(match.groups.year);
    found.push(next);
    if (next.year !== undefined) return found;
  }
}

/** In "May 30, June 6 and June 13, 2027" the year belongs to all three. */
function withYears(days: readonly WrittenDay[], text: string): WrittenDay[] {
  const result: WrittenDay[] = [];
  for (const raw of days.toReversed()) {
    const next = result.at(-1);
    const isJoined = JOINED.test(spaced(text.slice(raw.end, next?.start)));
    const isOpen = raw.year === undefined && isJoined;
    if (isOpen && next?.year !== undefined && raw.month <= next.month)
      result.push({ ...raw, year: next.year });
    else result.push(raw);
  }
  return result.reverse();
}

function spaced(text: string): string {
  return text.endsWith(' ') ? text : `${text} `;
}

/** "Thu 14/1", "14/01": no month number is that high, and it isn't a fraction. */
function isDayFirst({ month, date, weekday, year }: Raw, said: string): boolean {
  return month > 11 && date <= 12 && (weekday !== undefined || year !== undefined || /\/0\d/.test(said));
}

function isInLeapYear({ month, date }: Raw): boolean {
  return isoDay(2028, month, date) !== null;
}
