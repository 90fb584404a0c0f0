import { addDays, type IsoDay, weekdayOf } from '#domain/reading/calendar.ts';
import { WHOLE_WEEKDAY } from '#domain/reading/day-patterns.ts';
import { type DayInText, daysMeant, sharesMonth } from '#domain/reading/days-in.ts';
import type { Check, Found } from './finding.ts';
import type { Given } from './given.ts';

/** Days that a plan may count beyond the last one that the owner named: a year with a client, begun half a year on. */
const COUNTED_AHEAD = 550;
/** And back from the day it was written on. */
const COUNTED_BACK = 31;

const WEEKDAY = new RegExp(`^${WHOLE_WEEKDAY}\\b`);

/**
 * Days that nobody gave. Plans may count forward and back from today and from given days, so one is only made up if the
 * calendar does not have it, if it is past, or further ahead than anything could be counted.
 */
export function checkDays(given: Given, today: IsoDay): Check {
  const last = addDays([today, ...given.days].sort().at(-1) ?? today, COUNTED_AHEAD);
  const first = addDays(today, -COUNTED_BACK);
  return ({ text }) =>
    daysMeant(text, today).flatMap((found): Found[] => {
      const { text: words, day } = found;
      if (day === null) return [{ kind: 'date', words }];
      const isMadeUp = !given.days.includes(day) && (day < first || day > last);
      if (isMadeUp) return [{ kind: 'date', words }];
      return isOnOtherWeekday(found, day) ? [{ kind: 'weekday', words }] : [];
    });
}

// Before "May 3 to 7" the weekdays of both its days may stand.
function isOnOtherWeekday(found: DayInText, day: IsoDay): boolean {
  const said = WEEKDAY.exec(found.text)?.[0];
  return said !== undefined && !sharesMonth(found) && weekdayOf(day) !== said;
}
