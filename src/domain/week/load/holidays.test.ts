import { expect, it } from 'vitest';
import { addDays } from '#domain/reading/calendar.ts';
import { isHoliday } from './holidays.ts';

it('three days a year, Thanksgiving on the fourth Thursday of November', () => {
  const inYear = (year: number) =>
    Array.from({ length: 365 }, (_, days) => addDays(`${year}-01-01`, days)).filter(isHoliday);
  expect(inYear(2026)).toEqual(['2026-01-01', '2026-11-26', '2026-12-25']);
  // Its earliest and its latest date.
  expect(inYear(2029)).toEqual(['2029-01-01', '2029-11-22', '2029-12-25']);
  expect(inYear(2030)).toEqual(['2030-01-01', '2030-11-28', '2030-12-25']);
});
