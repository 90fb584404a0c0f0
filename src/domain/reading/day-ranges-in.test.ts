import { describe, expect, it } from 'vitest';
import { dayRangesIn } from './day-ranges-in.ts';

function daysIn(text: string): string[] {
  return dayRangesIn(text, '2026-11-15').map(({ day, last }) => (last ? `${day}…${last}` : day));
}

describe('days as people write them', () => {
  it.each([
    ['3/14', ['2027-03-14']],
    ['Wed 2/3 and 2/10/2027', ['2027-02-03', '2027-02-10']],
    ['14 March', ['2027-03-14']],
    ['the 22nd of March', ['2027-03-22']],
    ['Friday the 20th of November', ['2026-11-20']],
    ['22 to 26 March', ['2027-03-22…2027-03-26']],
    ['Mon 29 March to Fri 2 April', ['2027-03-29…2027-04-02']],
    ['1, 8 and 15 May 2027', ['2027-05-01', '2027-05-08', '2027-05-15']],
    ['Saturdays 24 April, 8 May and 15 May, 10 to 12', ['2027-04-24', '2027-05-08', '2027-05-15']],
    ['Feb 10 & 17', ['2027-02-10', '2027-02-17']],
    ['Feb 28–Mar 6', ['2027-02-28…2027-03-06']],
    ['2027-02-26 → 2027-03-05', ['2027-02-26…2027-03-05']],
    ['every Tuesday in February', ['2027-02-02', '2027-02-09', '2027-02-16', '2027-02-23']],
    ['the end of February', ['2027-02-28']],
    ['mid-December', ['2026-12-15']],
  ])('%s', (text, days) => {
    expect(daysIn(text)).toEqual(days);
  });

  it.each([
    'Open 24/7',
    'Add 1/2 cup of rice',
    '9/10 people say so',
    'It costs $3/10',
    '31/12',
    'You may 2 people bring',
    'by the end of the class',
  ])('%s is none', (text) => {
    expect(daysIn(text)).toEqual([]);
  });
});
