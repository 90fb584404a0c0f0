import { expect, it } from 'vitest';
import { columnWidths } from './column-widths.ts';

const TOTAL = 9_000;
const all = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

it('a day is narrow and a text is wide', () => {
  const [day = 0, text = 0, who = 0] = columnWidths(
    [
      ['Day', 'What to do', 'Who'],
      [
        'Tuesday, January 5, 2027',
        'Write to the three households and ask each for two lines of their own.',
        'You',
      ],
      [
        'Friday, March 26, 2027',
        'Call the hall, and put the date on the page before anybody asks for it.',
        'Dina',
      ],
    ],
    TOTAL,
  );
  expect(text).toBeGreaterThan(2 * day);
  expect(day).toBeGreaterThan(who);
  expect(day + text + who).toBe(TOTAL);
});

it('columns with equally long texts are equally wide', () => {
  expect(columnWidths([['aaaa', 'bbbb', 'cccc']], TOTAL)).toEqual([3_000, 3_000, 3_000]);
});

it('a word fits into its column next to a text of any length', () => {
  const [word = 0] = columnWidths([['Responsibility', 'and on '.repeat(500)]], TOTAL);
  expect(word).toBeGreaterThan(14 * 100);
});

it.each([
  [[]],
  [[[]]],
  [[['', '']]],
  [[['a'], ['a', 'b', 'c']]],
  [[Array.from({ length: 40 }, () => 'incomprehensibilities')]],
  [[['x'.repeat(5_000), 'y']]],
])('%j adds up to the page, and no column is gone', (rows: string[][]) => {
  const widths = columnWidths(rows, TOTAL);
  expect(all(widths)).toBe(TOTAL);
  expect(Math.min(...widths)).toBeGreaterThan(100);
});
