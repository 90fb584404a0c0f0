import { expect, it } from 'vitest';
import { deadlinesIn } from './deadline.ts';

const NEAR = '2027-01-10';

it.each([
  ['Make the intake form; daughter; by Friday, January 15, 2027', ['2027-01-15']],
  ['Make the intake form by January 15', ['2027-01-15']],
  ['By Friday, January 15: make the form', ['2027-01-15']],
  ['Print by noon on Friday, January 15', ['2027-01-15']],
  ['Print by the end of January 15', ['2027-01-15']],
  ['Print no later than January 15', ['2027-01-15']],
  ['Print on January 15 at the latest', ['2027-01-15']],
  ['Collect names until January 15', ['2027-01-15']],
  ['Tuck a card into every workbook before Saturday, February 6', ['2027-02-05']],
  ['Draft by January 20, print by January 15', ['2027-01-15', '2027-01-20']],
  ['Thank whoever came by December 20', ['2026-12-20']],
  ['Write three notes, Tuesday, January 19', []],
  ['Set the chairs, Thursday, January 28, by 5:30 pm', []],
  ['Look over the notes before your daughter sends them, Monday, January 25', []],
  ['Send it by email on Monday, January 25', []],
  ['Print by and by', []],
])('%s', (words, expected) => {
  expect(deadlinesIn(words, NEAR)).toEqual(expected);
});
