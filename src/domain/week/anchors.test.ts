import { describe, expect, it } from 'vitest';
import { anchorsOf, factWarning } from './anchors.ts';

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

describe('days without a year', () => {
  const facts = {
    doorsOpen: 'Monday, January 25',
    eventDate: 'January 28',
    doorsClose: 'Friday 5 February',
    startDate: 'Thursday, February 11, 2027',
  };
  const THIS_LAUNCH = {
    doorsOpen: '2027-01-25',
    eventDate: '2027-01-28',
    doorsClose: '2027-02-05',
    startDate: '2027-02-11',
  };

  it.each(['2026-11-18', '2027-01-25', '2027-01-26', '2027-02-12', '2027-03-28'])(
    'are those of this launch on %s: before it, in it and just after it',
    (today) => {
      expect(anchorsOf(facts, today)).toEqual(THIS_LAUNCH);
    },
  );

  it('are those of the next year once they are long over, unless a weekday tells', () => {
    expect(anchorsOf(facts, '2027-06-01')).toEqual({ ...THIS_LAUNCH, eventDate: '2028-01-28' });
  });
});
