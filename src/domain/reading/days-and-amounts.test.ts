import { describe, expect, it } from 'vitest';
import { amountsIn } from './amounts-in.ts';
import { daysIn, daysMeant, otherWeekdaysIn, typedDaysIn } from './days-in.ts';

const TODAY = '2026-11-15';
const days = (text: string) => daysIn(text, TODAY).map(({ day }) => day);
const amounts = (text: string) => amountsIn(text).map(({ value }) => value);

describe('days in a text', () => {
  it.each([
    ['Saturday, March 6, 2027', ['2027-03-06']],
    ['March 6', ['2027-03-06']],
    ['on the 6th of March', ['2027-03-06']],
    ['Nov 20 and Dec. 1st', ['2026-11-20', '2026-12-01']],
    ['April 5 to 9', ['2027-04-05', '2027-04-09']],
    ['December 20 to January 4', ['2026-12-20', '2027-01-04']],
    ['2027-03-06', ['2027-03-06']],
    ['3/6/2027', ['2027-03-06']],
    ['February 30', [null]],
    ['February 29', ['2028-02-29']],
    ['13/45/2027', [null]],
    ['May 2 people come', []],
    ['you may 2 or 3 times', []],
    ['March 10:30', []],
    ['May 9, 2027, 4 to 6:30 pm', ['2027-05-09']],
    ['half past ten', []],
  ])('%s', (text, expected) => expect(days(text)).toEqual(expected));

  it.each([
    ['October 1', '2026-10-01'],
    ['September 15', '2027-09-15'],
    ['Tuesday, September 15', '2026-09-15'],
    ['Wednesday, September 15', '2027-09-15'],
    ['November 15', '2026-11-15'],
    ['Monday, March 8', '2027-03-08'],
    // That weekday in no year: the next one.
    ['Friday, March 8', '2027-03-08'],
  ])('%s, said some time ago, is meant as %s', (text, day) => {
    expect(daysMeant(text, TODAY).map((mention) => mention.day)).toEqual([day]);
  });

  it.each([
    ['till mon feb 22', 'Mon Feb 22'],
    ['the 6th of march', 'the 6th of March'],
    ['opens 5 feb, free', '5 Feb'],
    ['feb the 6th', 'Feb the 6th'],
    ['we may 2 people short', undefined],
    ['we march 6 miles', undefined],
    ['sat march 6', 'Sat March 6'],
    ['3/6 w/ a saturday kickoff', '3/6'],
    ['about 1/2 of them', undefined],
    ['the 2nd Sat in Feb 10 to 1', undefined],
    ['Feb 10 to 1', 'Feb 10'],
  ])('%s, typed without capitals: %s', (text, words) => {
    expect(typedDaysIn(text, TODAY)[0]?.text).toBe(words);
  });

  it('stand where they were found', () => {
    const text = 'Doors open Monday, March 8, 2027.';
    const [mention] = daysIn(text, TODAY);
    expect(text.slice(mention?.start, mention?.end)).toBe('Monday, March 8, 2027');
  });
});

describe('amounts in a text', () => {
  it.each([
    ['$290 for ten weeks, or two payments of $150', [290, 150]],
    ['$2,400 a month', [2400]],
    ['about 300 dollars', [300]],
    ['$5k', [5000]],
    ['€49.50', [49.5]],
    ['10 places at 6 pm', []],
  ])('%s', (text, expected) => expect(amounts(text)).toEqual(expected));
});

it.each([
  ['feb 6 (sat)', []],
  ['Feb 6 (Fri)', ['Friday']],
  ['February 6, which is a Sunday', ['Sunday']],
  ['February 6, a Saturday', []],
  ['Feb 6, Sunday school follows', []],
  ['Wed Feb 6', ['Wednesday']],
])('a weekday beside a day is held to the calendar, before it or behind: %s', (text, said) => {
  expect(otherWeekdaysIn(text, '2026-11-18').map((one) => one.said)).toEqual(said);
});
