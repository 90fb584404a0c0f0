import { MONTHS } from '#domain/reading/calendar.ts';

/** 'October 3, 2026' from '2026-10-03'. The browser's own formatter would make it the 2nd west of London. */
export function dayWords(day: string): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}
