import { expect, it } from 'vitest';
import { yearPriceSaid } from './year-price.ts';

it.each([
  ['1on1 is 2 calls a month. 1500 for the yr.', '$1,500'],
  ['that year long one is forty eight hundred so', '$4,800'],
  ['The 12-month program comes to 2400', '$2,400'],
  ['2 calls a year', undefined],
  ['After one year she has 300 people', undefined],
  ['$480 for the yr', undefined],
])('what a year costs without a sign: %s', (answer, price) => expect(yearPriceSaid(answer)).toBe(price));
