import { describe, expect, it } from 'vitest';
import { hoursSaid } from './hours-said.ts';

const TODAY = '2026-11-18';

describe('hours a week', () => {
  it.each([
    ['5 hrs a wk I can give to spreading the word', '5 hrs a wk'],
    ['Four hours by week, not more', 'Four hours by week'],
    ['4 hrs. a week, honestly.', '4 hrs. a week'],
    ['3 hours a fortnight. Tuesday nights', '3 hours a fortnight'],
    ['5-7 hrs/wk, mostly after bedtime', '5-7 hrs/wk'],
    ['Five hours, mornings.', 'Five hours'],
    ['An hour each weekday morning before the kids wake up', 'An hour each weekday'],
    ['Maybe five hours in a good week.', 'five hours in a good week'],
    ['two mornings of two hours, the Monday and the Thursday', 'two mornings of two hours'],
    ['Each week I have about four hours', 'four hours'],
  ])('are read where the question asks for them: %s', (answer, value) =>
    expect(hoursSaid(answer, true, TODAY)).toBe(value),
  );

  it.each([
    ['getting the word out only gets abt 2 hrs a wk from me', '2 hrs a wk'],
    ['i got maybe 3 hrs a week for this launch stuff', '3 hrs a week'],
    ['this business will not take more than five hours a week.', 'five hours a week'],
    ['about 6 hrs a wk now bc I still work at the hospital', '6 hrs a wk'],
  ])('are read elsewhere where they are said to be one’s own: %s', (answer, value) =>
    expect(hoursSaid(answer, false, TODAY)).toBe(value),
  );

  it.each([
    ['About 6 hrs of that every week.'],
    ['Keisha my VA is 3 hrs a wk and better at it than me'],
    ['Their part = ~3 hrs/wk from the team'],
    ['homework ~3 hrs/wk per team'],
    ['I’d like 20 hours a week by then'],
    ['Last year I had 10 hours a week'],
    ['My husband works 60 hours a week'],
    ['We meet for two hours.'],
  ])('are nobody else’s, and no other time’s: %s', (answer) =>
    expect(hoursSaid(answer, false, TODAY)).toBeUndefined(),
  );
});
