import { expect, it } from 'vitest';
import { isOfThePast } from './standing.ts';

it.each([
  ['Last yr I only asked $95 and that was to low', '$95', true],
  ['In 2025 it was 290 $, but I was losing.', '290 $', true],
  ['back in spring 2025 i did it for 49 bucks', '49 bucks', true],
  ['In 2024 I charged $895, that price is gone', '$895', true],
  ['Two years ago 9 women', '9 women', true],
  ['It is $300, last year it was $129', '$300', false],
  ['It is $300, last year it was $129', '$129', true],
  ['We start March 3, 2027 with 12 women', '12 women', false],
  ['$150 for the whole thing.', '$150', false],
])('%s: what was so at another time is told (%s)', (sentence, words, isPast) => {
  const start = sentence.indexOf(words);
  expect(isOfThePast(sentence, { start, end: start + words.length }, '2026-11-18')).toBe(isPast);
});
