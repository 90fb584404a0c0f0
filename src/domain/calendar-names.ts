export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The place of a month that is written out or shortened, from 0; -1 for any other word. */
export function monthOf(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return start.length < 3 ? -1 : MONTHS.findIndex((month) => month.toLowerCase().startsWith(start));
}
