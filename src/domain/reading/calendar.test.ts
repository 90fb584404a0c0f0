import { describe, expect, it } from 'vitest';
import {
  addDays,
  compareDays,
  daysBetween,
  isDayOrMonth,
  isoDay,
  monthOf,
  sayDay,
  weekdayOf,
} from './calendar.ts';
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

it.each([
  ['2027-03-06', '2027-03-07', -1],
  ['2027-03-06', '2027-03-06', 0],
  ['2027-03-07', '2027-03-06', 1],
])('%s beside %s: %i', (one, other, order) => {
  expect(compareDays(one, other)).toBe(order);
  expect(daysBetween(other, one)).toBe(order);
});

it('counts the days between two', () => {
  expect(daysBetween('2027-02-28', '2028-03-01')).toBe(367);
});

it.each([
  [2027, 0, 31, '2027-01-31'],
  [2027, 1, 28, '2027-02-28'],
  [2027, 1, 29, null],
  [2028, 1, 29, '2028-02-29'],
  [2028, 1, 30, null],
  [2000, 1, 29, '2000-02-29'],
  [1900, 1, 29, null],
  [2027, 9, 10, '2027-10-10'],
  [2027, 8, 9, '2027-09-09'],
  [999, 11, 1, '0999-12-01'],
  [2027, 0, 0, null],
  [2027, 12, 1, null],
  [2027, -1, 1, null],
  [2028, 12, 29, null],
])('year %i, month %i from 0, day %i: %s', (year, month, date, expected) => {
  expect(isoDay(year, month, date)).toBe(expected);
});

it('each month has its last day and no later one', () => {
  const last = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  expect(last.map((date, month) => isoDay(2027, month, date) !== null)).toEqual(last.map(() => true));
  expect(last.map((date, month) => isoDay(2027, month, date + 1))).toEqual(last.map(() => null));
});

it.each([
  ['January', 0],
  ['Sept', 8],
  ['dec', 11],
  ['Ja', -1],
  ['', -1],
  ['Monday', -1],
])('the place of the month %j: %i', (name, place) => {
  expect(monthOf(name)).toBe(place);
});

it('tells names of days and months from ordinary words', () => {
  const names = ['sunday', 'saturday', 'january', 'december', 'may', 'mon', 'tues', 'thurs', 'fri', 'sun'];
  expect(names.filter((name) => !isDayOrMonth(name))).toEqual([]);
  expect(['sat', 'wed', 'mar', 'week', ''].filter(isDayOrMonth)).toEqual([]);
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
