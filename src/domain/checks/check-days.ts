import { addDays, type IsoDay, weekdayOf } from '#domain/reading/calendar.ts';
import { WHOLE_WEEKDAY } from '#domain/reading/day-patterns.ts';
import { type DayInText, daysMeant, sharesMonth } from '#domain/reading/days-in.ts';
import type { Check, Found } from './finding.ts';
import type { OwnerWords } from './given.ts';

/** How many days past the owner's last date a plan may go: a year with a client that begins six months later. */
const COUNTED_AHEAD = 550;
/** How many days before it was written. */
const COUNTED_BACK = 31;

const WEEKDAY = new RegExp(`^${WHOLE_WEEKDAY}\\b`);

/**
 * Finds invented dates. Plans may count from today and from the owner's dates, so a date is invented only if it doesn't
 * exist, is past, or is too far ahead.
 */
export function checkDays(given: OwnerWords, today: IsoDay): Check {
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

// A range may come after the weekdays of both its days.
function isOnOtherWeekday(found: DayInText, day: IsoDay): boolean {
  const said = WEEKDAY.exec(found.text)?.[0];
  return said !== undefined && !sharesMonth(found) && weekdayOf(day) !== said;
}
