import type { IsoDay } from '#domain/reading/calendar.ts';

/** The day on the person's own calendar, not in Greenwich. */
export function localDay(now: Date): IsoDay {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
