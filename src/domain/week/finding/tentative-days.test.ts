import { expect, it } from 'vitest';
import { firmDays } from './tentative-days.ts';

it.each([
  ['Thursday, January 28, 2027; ice date February 2 to be asked for', ['2027-01-28']],
  ['Thursday, January 28, 2027; backup date February 2', ['2027-01-28']],
  ['Thursday, January 28, 2027; February 2 as a backup', ['2027-01-28']],
  ['Thursday, January 28, 2027; rain date: Tuesday, February 2', ['2027-01-28']],
  ['Thursday, January 28, 2027; February 2 if needed', ['2027-01-28']],
  ['Thursday, January 28, 2027; alternatively February 2', ['2027-01-28']],
  ['Thursday, January 28, 2027, rain date February 2', ['2027-01-28']],
  ['Thursday, January 28, 2027, or February 2 if needed', ['2027-01-28']],
  ['Thursday, January 28, 2027, to be confirmed', ['2027-01-28']],
  ['Monday, March 8, 2027; Friday, March 12', ['2027-03-08', '2027-03-12']],
  ['Thursday, January 28, 2027; Tuesday, February 2 if necessary', ['2027-01-28']],
  ['Thursday, January 28, 2027; reserve evening February 2', ['2027-01-28']],
  ['Rain date February 2, 2027', []],
  ['Alternating Thursdays, first January 28, 2027', ['2027-01-28']],
  ['Alternate Thursdays from January 28, 2027', ['2027-01-28']],
])('%s', (decision, days) => {
  expect(firmDays(decision, '2026-11-16').map(({ first }) => first.day)).toEqual(days);
});
