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

describe('days given by their month alone', () => {
  it.each([
    ['The end of March', ['2027-03-31']],
    ['End of March', ['2027-03-31']],
    ['the beginning of April', ['2027-04-01']],
    ['Beginning of April', ['2027-04-01']],
    ['start of May', ['2027-05-01']],
    ['the middle of June', ['2027-06-15']],
    ['Middle of June', ['2027-06-15']],
    ['Mid December', ['2026-12-15']],
    ['mid-November', ['2026-11-15']],
    ['the end of October', ['2027-10-31']],
    ['the end of February 2028', ['2028-02-29']],
    ['all Sundays in January', ['2027-01-03', '2027-01-10', '2027-01-17', '2027-01-24', '2027-01-31']],
    ['Tuesdays in February 2028', ['2028-02-01', '2028-02-08', '2028-02-15', '2028-02-22', '2028-02-29']],
  ])('%s', (text, days) => {
    expect(daysIn(text)).toEqual(days);
  });

  it('gives the position of each, in order, and whether its weekday is named', () => {
    const text = 'By Monday, June 7, at the end of May or mid-June; Fridays in July 2026 are free';
    const found = dayRangesIn(text, '2026-11-15').map((one) => ({
      ...one,
      said: text.slice(one.start, one.end),
    }));
    expect(found.map(({ said, day, hasWeekday }) => [said, day, hasWeekday])).toEqual([
      ['Monday, June 7', '2027-06-07', true],
      ['the end of May', '2027-05-31', false],
      ['mid-June', '2027-06-15', false],
      ...['03', '10', '17', '24', '31'].map((date) => ['Fridays in July 2026', `2026-07-${date}`, true]),
    ]);
  });

  it('three days in a row are a range and a day, and a range never goes back', () => {
    expect(daysIn('March 8 to March 12 to March 15')).toEqual(['2027-03-08…2027-03-12', '2027-03-15']);
    expect(daysIn('March 12, 2027 to March 8, 2027')).toEqual(['2027-03-12', '2027-03-08']);
    expect(daysIn('March 8 and March 12')).toEqual(['2027-03-08', '2027-03-12']);
  });
});

it.each([
  ['Thu 14/1', ['2027-01-14']],
  ['14/01', ['2027-01-14']],
  ['14/1/2027', ['2027-01-14']],
  ['24/7, 50/50, 31/12 or Thu 14/13', []],
])('a number that no month has is the day, where nothing else is meant: %s', (text, days) => {
  expect(daysIn(text)).toEqual(days);
});
