import { expect, it } from 'vitest';
import { planLines } from '#domain/reading/plan-lines.ts';
import { saidDates } from './said-dates.ts';

it.each(['sign-up', 'sign-up from', 'Sign-up on'])(
  'a later day of a decision is called by its own words: %s',
  (words) => {
    const plan = `## Key decisions\n\n**Start date:** Thursday, February 11, 2027; ${words} Monday, January 25, 2027`;
    const found = saidDates({ type: 'fulfillment', lines: planLines(plan), since: '2026-11-16' }, {});
    expect(found.map(({ day, title }) => [day, title])).toEqual([
      ['2027-02-11', 'Start date'],
      ['2027-01-25', 'Sign-up'],
    ]);
  },
);

it.each(['then Thursdays from March 18', 'and then every Thursday from March 18, 8 p.m.'])(
  'what goes on by itself starts once: %s',
  (words) => {
    const plan = `## Key decisions\n\n**Start date:** Saturday, March 13, 2027, 10 a.m.; ${words}`;
    const found = saidDates({ type: 'launch', lines: planLines(plan), since: '2026-11-18' }, {});
    expect(found.map(({ day, title }) => [day, title])).toEqual([['2027-03-13', 'Start date']]);
  },
);
