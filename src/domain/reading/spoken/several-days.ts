import { addDays, type IsoDay } from '#domain/reading/calendar.ts';
import { daysMeant } from '#domain/reading/days-in.ts';

const AND = /^\s*(?:,|&|\+)?\s*(?:and|then)?\s*$/i;
const TO = /^\s*(?:to|through|thru|–|—|-)\s*$/i;
/** In days. Anything longer is no event but a rhythm, or two events. */
const LONGEST = 13;

/**
 * The days of an event on several days: "Tuesday, March 9 and Thursday, March 11", "Feb 16–18". For alternatives such
 * as "March 6 or March 13", the first.
 */
export function severalDays(words: string, today: IsoDay): IsoDay[] {
  const [first, ...others] = daysMeant(words, today).flatMap(({ day, own }) =>
    day === null ? [] : [{ day, own }],
  );
  if (!first) return [];
  const days = [first.day];
  let end = first.own.end;
  for (const { day, own } of others) {
    const between = words.slice(end, own.start);
    const last = days.at(-1) ?? first.day;
    const isJoined = AND.test(between) || TO.test(between);
    if (!isJoined || day <= last) break;
    // Some of them would be worse than none: "March 6, 13 and 20".
    if (day > addDays(first.day, LONGEST)) return [first.day];
    if (TO.test(between))
      for (let next = addDays(last, 1); next < day; next = addDays(next, 1)) days.push(next);
    days.push(day);
    end = own.end;
  }
  return days;
}

// Nobody says the days of one event in more letters.
const LONGEST_WORDS = 200;

/** The words of these days, from a position on; undefined for a single day. */
export function severalDaysAt(text: string, today: IsoDay, from = 0): string | undefined {
  const words = text.slice(from, from + LONGEST_WORDS);
  const [first, second, ...others] = severalDays(words, today);
  const end = others.at(-1) ?? second;
  const said = daysMeant(words, today);
  const startOf = said.find(({ day }) => day === first)?.start;
  return end && words.slice(startOf, said.find(({ day }) => day === end)?.end);
}
