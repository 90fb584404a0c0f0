import { describe, expect, it } from 'vitest';
import { centsOf, pagesOf, thousands } from './amounts.ts';

describe('amounts in words', () => {
  it.each([
    [0, '1 page'],
    [345, '1 page'],
    [1_200, '2 pages'],
    [3_900, '6 pages'],
    [700_000, '1,077 pages'],
  ])('says %d tokens as %s', (tokens, words) => {
    expect(pagesOf(tokens)).toBe(words);
  });

  it('groups digits by three', () => {
    expect([0, 999, 1_000, 1_234_567].map(thousands)).toEqual(['0', '999', '1,000', '1,234,567']);
  });

  it.each([
    [0, 'less than 1 cent'],
    [0.4, 'less than 1 cent'],
    [1, '1 cent'],
    [1.2, '2 cents'],
    [27.6, '28 cents'],
    [99.5, '$1.00'],
    [512.1, '$5.13'],
  ])('says %d cents as %s', (cents, words) => {
    expect(centsOf(cents)).toBe(words);
  });
});
