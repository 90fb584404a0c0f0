import { describe, expect, it } from 'vitest';
import { decimalsIn, numbersIn, percentagesIn, valuesIn } from './numbers-in.ts';

it.each([
  ['ten', [10]],
  ['Ten places', [10]],
  ['zero', [0]],
  ['nineteen', [19]],
  ['twenty', [20]],
  ['ninety', [90]],
  ['twenty-one', [21]],
  ['Forty Five', [45]],
  ['two hundred', [200]],
  ['Two Hundred Ninety', [290]],
  ['TWO HUNDRED AND NINETY-FIVE', [295]],
  ['three thousand five', [3_005]],
  ['Forty Thousand', [40_000]],
  ['four-fifty', [450]],
  ['one ten', [110]],
  ['nine fifty', [950]],
  ['four nine', [13]],
  ['zero fifty', [50]],
  ['nine ninety-nine', [999]],
  ['ten ten', [20]],
  ['two hundred three hundred', [200, 300]],
  ['10', [10]],
  ['1,200 people', [1_200]],
  ['1,200,000', [1_200_000]],
  ['12,000 and 123,456', [12_000, 123_456]],
  ['123456', [123_456]],
  ['1234567', []],
  ['ten and 12', [12, 10]],
  ['$290, €300 and £4', []],
  ['10% of 5', [5]],
  ['at 7:30', []],
  ['v2 and x3', []],
  ['oneself, someone, tent', []],
])('%s: %o', (text, values) => {
  expect(valuesIn(text)).toEqual(values);
});

describe('the position of numbers', () => {
  it('is from their first character to the one after the last', () => {
    expect(numbersIn('a 1,200 b two hundred ninety c')).toEqual([
      { text: '1,200', value: 1_200, start: 2, end: 7 },
      { text: 'two hundred ninety', value: 290, start: 10, end: 28 },
    ]);
  });

  it.each([
    ['2.3 months', [2.3]],
    ['0.25 and 12.5', [0.25, 12.5]],
    ['$2.30, 2.3%, 1.2.3, 2.345, 7:2.5', []],
    ['12', []],
  ])('decimals of %s', (text, values) => {
    expect(decimalsIn(text).map(({ value }) => value)).toEqual(values);
  });

  it.each([
    ['10% and 2.5 %', [10, 2.5]],
    ['30 Percent', [30]],
    ['30 percentage points, 1000% and .5%', []],
  ])('percentages of %s', (text, values) => {
    expect(percentagesIn(text).map(({ value }) => value)).toEqual(values);
  });
});
