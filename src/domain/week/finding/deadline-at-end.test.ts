import { describe, expect, it } from 'vitest';
import { planLines } from '#domain/reading/plan-lines.ts';
import { findDates } from './find-dates.ts';

const daysIn = (plan: string) =>
  findDates({ type: 'event', lines: planLines(plan), since: '2026-11-15' }, {}).map(({ day }) => day);

describe('of two days in one line, the deadline at its end is the task’s', () => {
  it.each([
    ['Ask St. Paul’s for the hall on January 14 (20 min) – by Monday, November 23, 2026', '2026-11-23'],
    ['Book the vets’ room for Saturday, February 6 by Fri Dec 4 (10 min)', '2026-12-04'],
    ['Print the March 3 handouts – due Monday, March 1, 2027', '2027-03-01'],
    ['Hand in the form for the 9 January market before Friday, December 18 (30 min)', '2026-12-17'],
    ['Proofread the Jan 4 and Jan 11 emails (1 hour) – Tuesday, December 29', '2026-12-29'],
    ['Tell Pat about February 6 no later than January 5', '2027-01-05'],
  ])('in a checklist: %s', (words, day) => {
    expect(daysIn(`## Preparation\n- [ ] ${words}`)).toEqual([day]);
  });

  it.each([
    ['Ask the church about January 14 and 21 by Monday, November 23.', '2026-11-23'],
    ['Decide between February 6 and February 13 by Friday, December 4, 2026.', '2026-12-04'],
  ])('in an overview: %s', (sentence, day) => {
    expect(daysIn(`## Overview\n${sentence}`)).toEqual([day]);
  });

  it.each([
    ['Draft it by January 4 and send it by January 8'],
    ['Ask whether February 6 or February 13 suits'],
    ['Move it from January 14 to January 21'],
    ['Tell Pat: doors January 14 – January 21 is the spare'],
  ])('two of one kind, or no deadline at all, are not: %s', (words) => {
    expect(daysIn(`## Preparation\n- [ ] ${words}`)).toEqual([]);
  });
});
