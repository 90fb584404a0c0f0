import { describe, expect, it } from 'vitest';
import { factWarning } from './anchors.ts';

describe('before a fact is confirmed', () => {
  it.each([
    ['eventDate', 'January 5, 2020', 'day-passed'],
    ['eventDate', 'January 5, 2027', null],
    ['eventDate', 'November 18, 2026', null],
    ['doorsOpen', 'sometime in spring', 'no-one-day'],
    ['startDate', 'March 3 or March 10, 2027', 'no-one-day'],
    ['hoursAWeek', 'it depends', 'no-hours'],
    ['hoursAWeek', '0', 'no-hours'],
    ['hoursAWeek', '-3', 'no-hours'],
    ['hoursAWeek', '200 hours', 'too-many-hours'],
    ['hoursAWeek', '20 hours a day', 'too-many-hours'],
    ['hoursAWeek', '80 hours', null],
    ['hoursAWeek', 'three to five', null],
    ['hoursAWeek', '  ', null],
    ['eventPlace', 'January 5, 2020', null],
  ] as const)('%s "%s": %s', (fact, words, warning) => {
    expect(factWarning(fact, words, '2026-11-18')).toBe(warning);
  });
});
