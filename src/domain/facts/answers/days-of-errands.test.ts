import { describe, expect, it } from 'vitest';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { factsInAnswer } from './facts-in-answer.ts';

const daysOf = (answer: string, ...facts: FactName[]) =>
  factsInAnswer(answer, facts, FACT_TABLES.cues, '2026-11-18').map(({ fact, value }) => `${fact} ${value}`);

describe('the days of a launch among other days', () => {
  it.each([
    ['Room is booked since Oct 12. It’s Sat Feb 6 at 2.', 'Sat Feb 6'],
    ['Flyers go up Jan 15, helpers meet Feb 3 to set up. The tea is Saturday Feb 6 at 2.', 'Saturday Feb 6'],
    ['Saturday, February 13, 10 to noon. RSVP by Feb 8.', 'Saturday, February 13'],
  ])('an event is not on the day of an errand: %s', (answer, day) =>
    expect(daysOf(answer, 'eventDate')).toEqual([`eventDate ${day}`]),
  );

  it.each([
    ['Sign up by Feb 12 for the group that starts Feb 23.', 'Feb 23'],
    ['Early bird ends Feb 10. Class starts Tuesday Feb 16.', 'Tuesday Feb 16'],
    ['Payment is due Feb 10 and we begin Feb 17.', 'Feb 17'],
    ['Flyers are out and the class starts Feb 9.', 'Feb 9'],
    ['It starts March 30, and sign-up opens March 22.', 'March 30'],
  ])('nor does a group start on it: %s', (answer, day) =>
    expect(daysOf(answer, 'startDate')).toEqual([`startDate ${day}`]),
  );

  it.each([['Sign-up is not open that day; it opens on Monday, March 22.'], ['Join by Feb 12.']])(
    'nor on a day that is said of sign-up alone: %s',
    (answer) => expect(daysOf(answer, 'startDate')).toEqual([]),
  );

  it('sign-up that starts is open, and the morning of a day is that day', () => {
    const all: FactName[] = ['doorsOpen', 'doorsClose', 'eventDate', 'startDate'];
    expect(daysOf('Sign ups start on the 25th of January.', ...all)).toEqual([
      'doorsOpen the 25th of January',
    ]);
    expect(
      daysOf(
        'Registration opens the morning of January 25 and shuts at midnight on February 5; the course begins on Tuesday, February 9.',
        ...all,
      ).toSorted(),
    ).toEqual(['doorsClose February 5', 'doorsOpen January 25', 'startDate Tuesday, February 9']);
  });
});
