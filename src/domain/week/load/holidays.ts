import { type IsoDay, weekdayOf } from '#domain/reading/calendar.ts';

/** Christmas Day, New Year's Day and Thanksgiving: no days to catch up on. */
export function isHoliday(day: IsoDay): boolean {
  const date = day.slice(5);
  if (date === '12-25' || date === '01-01') return true;
  return date >= '11-22' && date <= '11-28' && weekdayOf(day) === 'Thursday';
}
