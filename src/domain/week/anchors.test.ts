import { describe, expect, it } from 'vitest';
import { anchorsOf, eventDaysOf, factWarning } from './anchors.ts';

describe('before a fact is confirmed', () => {
  it.each([
    ['eventDate', 'January 5, 2020', 'day-passed'],
    ['eventDate', 'January 5, 2027', null],
    ['eventDate', 'November 18, 2026', null],
    ['doorsOpen', 'sometime in spring', 'no-one-day'],
    ['startDate', 'March 3 or March 10, 2027', 'no-one-day'],
    ['startDate', 'March 3 and 4, 2027', 'no-one-day'],
    ['eventDate', 'March 3 or March 10, 2027', 'no-one-day'],
    ['eventDate', 'Tues 2 March and Thurs 4 March 2027', null],
    ['eventDate', 'Feb 16, 17 & 18, 7pm', null],
    ['eventDate', 'Tues 17 Nov and Thurs 19 Nov 2026', null],
    ['eventDate', 'Mon 16 Nov and Tues 17 Nov 2026', 'day-passed'],
    ['eventDate', 'March 3 and June 10, 2027', 'no-one-day'],
    ['eventDate', 'March 6, 13 and 20, 2027', 'no-one-day'],
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

  it('mean next year once they are long past, unless a weekday says otherwise', () => {
    expect(anchorsOf(facts, '2027-06-01')).toEqual({ ...THIS_LAUNCH, eventDate: '2028-01-28' });
  });
});

describe('the days of an event', () => {
  it.each([
    ['Tues 9 & Thurs 11 March 2027', ['2027-03-09', '2027-03-11']],
    ['Feb 16–18, 2027, 7pm AT', ['2027-02-16', '2027-02-17', '2027-02-18']],
    ['Zoom, Tues Feb 16, Wed Feb 17 and Thurs Feb 18', ['2027-02-16', '2027-02-17', '2027-02-18']],
    ['March 6, or if it snows March 13', ['2027-03-06']],
    ['March 6 or March 13', ['2027-03-06']],
    ['March 6 and May 13', ['2027-03-06']],
    // A rhythm: two of three Saturdays would be wrong.
    ['March 6, 13 and 20, 2027', ['2027-03-06']],
    ['in spring', []],
  ])('of "%s"', (eventDate, days) => {
    expect(eventDaysOf({ eventDate }, '2026-11-18')).toEqual(days);
  });

  it('are read in linear time', () => {
    const long = 'March 6 and '.repeat(10_000);
    expect(eventDaysOf({ eventDate: long }, '2026-11-18')).toEqual(['2027-03-06']);
  });
});
