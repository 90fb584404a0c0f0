import { dayMentions } from '#domain/launch/day-mentions.ts';
import { addDays, type IsoDay, weekdayOf } from '#domain/prompting/calendar-days.ts';
import type { Check, Found } from './finding.ts';
import type { Given } from './given.ts';

/** Days that a plan may count beyond the last one that the owner named: a year with a client, begun half a year on. */
const COUNTED_AHEAD = 550;
/** And back from the day it was written on. */
const COUNTED_BACK = 31;

const WEEKDAY = /^((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/;

/**
 * Days that nobody gave. Plans may count forward and back from today and from given days, so one is only made up if the
 * calendar does not have it, if it is past, or further ahead than anything could be counted.
 */
export function checkDays(given: Given, today: IsoDay): Check {
  const last = addDays([today, ...given.days].sort().at(-1) ?? today, COUNTED_AHEAD);
  const first = addDays(today, -COUNTED_BACK);
  return ({ text }) =>
    dayMentions(text, today).flatMap(({ text: words, day }): Found[] => {
      if (day === null) return [{ kind: 'date', words }];
      if (given.days.includes(day)) return wrongWeekday(words, day);
      return day < first || day > last ? [{ kind: 'date', words }] : wrongWeekday(words, day);
    });
}

// A range such as "Monday, May 3 to 7" names the weekday of its first day only.
function wrongWeekday(words: string, day: IsoDay): Found[] {
  const said = WEEKDAY.exec(words)?.[1];
  const isOf =
    said === undefined || /\d\s*(?:to|through|until|and|–|-)\s*\d/.test(words) || weekdayOf(day) === said;
  return isOf ? [] : [{ kind: 'weekday', words }];
}
