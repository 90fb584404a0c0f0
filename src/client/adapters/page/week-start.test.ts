import { describe, expect, it } from 'vitest';
import { firstDayOf } from './week-start.ts';

describe('the first day of a week', () => {
  it.each([
    ['en-US', 0],
    ['en-GB', 1],
    ['de-DE', 1],
    ['he-IL', 0],
    ['ar-EG', 6],
    ['en-NZ', 1],
    ['no language at all', 0],
  ])('%s', (language, day) => {
    expect(firstDayOf(language)).toBe(day);
  });
});
