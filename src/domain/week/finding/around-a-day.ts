import { addDays, type IsoDay } from '#domain/reading/calendar.ts';
import type { DayRange } from '#domain/reading/day-ranges-in.ts';

const CLOCK = '(?:noon|midnight|\\d{1,2}(?:[:.]\\d\\d)?\\s*(?:[ap]\\.?m\\b\\.?)?)';
const LENGTH =
  '(?:about\\s+|~\\s*)?(?:\\d{1,3}(?:[.,]\\d)?(?:\\s*(?:to|–|-)\\s*\\d{1,3}(?:[.,]\\d)?)?|(?:half\\s+)?an|one|two)\\s*(?:min(?:ute)?s?|(?<=(?<!\\d)\\d\\d?)m|h(?:(?:ou)?rs?)?)\\b';
/** "Eastern", "CT", "GMT": plans address people in other zones. */
const ZONE =
  '(?:\\s+(?:Eastern|Central|Mountain|Pacific|Atlantic|[ECMPA][SD]?T|GMT|BST|CES?T|UTC)(?:\\s+time)?\\b)?';

/** What may follow a day at the end of a line: a time, a duration ("(20 min)", "(Hannah, 20 min)"), or nothing. */
export const TIME = new RegExp(
  `^(?:,?\\s*(?:(?:at|before|by|from)\\s+)?${CLOCK}(?:\\s*(?:to|–|-)\\s*${CLOCK})?${ZONE}(?!\\s*(?:min|h\\b|hour)))?(?:\\s*,?\\s*at the latest)?(?:,?\\s*\\((?:\\p{Lu}\\p{L}*,\\s+)?${LENGTH}\\)|,\\s*${LENGTH})?\\W*$`,
  'iu',
);

/** A day with a duration, which is never just a mention. */
export const TIMED = new RegExp(`(?:\\((?:\\p{Lu}\\p{L}*,\\s+)?${LENGTH}\\)|,\\s*${LENGTH})\\W*$`, 'iu');

/** "the week of January 11", "w/c 11 Jan". */
export const WEEK_WORD = /\bweek\b|\bw\/[bc]\b/i;
/** "the week of January 11" counts as its first day. */
export const WEEK_OF = /(?:(?:\bthe\s+)?\bweek\s+(?:of|beginning|commencing|starting)|\bw\/[bc])\s+$/i;

const DUE_ON = /\b(?:by|due(?: on)?|not? later than|(?<!\bfrom\s)(?<before>before))\s+$/i;
const LONGEST_LEAD = 40;

/** "Ask for the hall on January 14 – by Monday, November 23": of several days, the deadline at the end is the task's. */
export function deadlineAtEnd(text: string, days: readonly DayRange[]): IsoDay | null {
  const last = days.at(-1);
  const mentioned = days.filter(({ start }) => start !== last?.start);
  const before = mentioned.at(-1);
  if (!last || !before || !TIME.test(text.slice(last.end))) return null;
  // "Draft by January 4, send by January 8" has two.
  const lead = ({ start }: DayRange) => text.slice(Math.max(0, start - LONGEST_LEAD), start);
  if (mentioned.some((day) => day.start === 0 || DUE_ON.test(lead(day)))) return null;
  const said = DUE_ON.exec(lead(last));
  if (said) return said.groups?.before === undefined ? last.day : addDays(last.day, -1);
  const between = text.slice(before.end, last.start);
  return last.hasWeekday && /\p{L}/u.test(between) && /\s[–—-]\s+$/.test(lead(last)) ? last.day : null;
}
