import { describe, expect, it } from 'vitest';
import { addDays, sayDay, weekdayOf } from './calendar.ts';
import { datesIn } from './days-in.ts';

const TODAY = '2026-11-15';

describe('calendar days', () => {
  it.each([
    ['2026-11-15', 'Sunday, November 15, 2026'],
    ['2027-03-06', 'Saturday, March 6, 2027'],
    ['2028-02-29', 'Tuesday, February 29, 2028'],
    ['2000-01-01', 'Saturday, January 1, 2000'],
  ])('says %s as %s', (day, words) => {
    expect(sayDay(day)).toBe(words);
  });

  it('counts across months, years and the change to summer time', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2027-03-13', 2)).toBe('2027-03-15');
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
    expect(weekdayOf(addDays('2026-11-15', 7))).toBe('Sunday');
  });
});

describe('datesIn', () => {
  it.each([
    ['Saturday March 6, ten to twelve', ['2027-03-06']],
    ['open Monday March 8, close Friday March 12', ['2027-03-08', '2027-03-12']],
    ['nothing between December 20 and January 4', ['2026-12-20', '2027-01-04']],
    ['April 21 to 29, nothing goes out', ['2027-04-21', '2027-04-29']],
    ['Feb. 27th, 2028', ['2028-02-27']],
    ['on Nov 15', ['2026-11-15']],
    ['Sept 3', ['2027-09-03']],
  ])('reads %j', (text, days) => {
    expect(datesIn(text, TODAY)).toEqual(days);
  });

  it.each([
    'in March',
    'may 2 or 3 come',
    'March 2027',
    'May 20 people join?',
    'February 30',
    'week 3 of 4',
    'at 10:30',
  ])('sees no day in %j', (text) => {
    expect(datesIn(text, TODAY)).toEqual([]);
  });
});
