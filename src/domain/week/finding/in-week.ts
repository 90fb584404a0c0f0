import { addDays, type IsoDay, weekdayOf } from '#domain/reading/calendar.ts';
import type { DayRange } from '#domain/reading/day-ranges-in.ts';

/** The day of a week that has this name, if the week is as long. */
export function inWeek({ day, last }: Pick<DayRange, 'day' | 'last'>, name: string): IsoDay[] {
  const week = Array.from({ length: 7 }, (_, index) => addDays(day, index));
  return week.filter((each) => weekdayOf(each).startsWith(name.slice(0, 3)) && each <= (last ?? each));
}
