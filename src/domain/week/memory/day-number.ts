import { addDays, type IsoDay } from '#domain/reading/calendar.ts';

const EPOCH: IsoDay = '2020-01-01';
const DAY_MS = 86_400_000;

export function dayNumber(day: IsoDay): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${EPOCH}T00:00:00Z`)) / DAY_MS);
}

export function dayOfNumber(number: number): IsoDay {
  return addDays(EPOCH, number);
}
