import type { IsoDay } from '#domain/reading/calendar.ts';

/** The day that the person's own calendar shows, not the one in Greenwich. */
export function localDay(now = new Date()): IsoDay {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
