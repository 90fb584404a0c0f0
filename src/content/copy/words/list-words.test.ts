import { expect, it } from 'vitest';
import { dayWords } from './day-words.ts';
import { listWords } from './list-words.ts';

it.each([
  [[], ''],
  [['one'], 'one'],
  [['one', 'two'], 'one and two'],
  [['one', 'two', 'three'], 'one, two and three'],
])('lists %j', (names, words) => {
  expect(listWords(names)).toBe(words);
});

it.each([
  ['2026-10-03', 'October 3, 2026'],
  ['2027-01-31', 'January 31, 2027'],
])('says the day %s', (day, words) => {
  expect(dayWords(day)).toBe(words);
});
