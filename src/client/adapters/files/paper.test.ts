import { expect, it } from 'vitest';
import { paperOf } from './paper.ts';

it.each([
  ['en-US', 'Letter'],
  ['en', 'Letter'],
  ['fr-CA', 'Letter'],
  ['es-MX', 'Letter'],
  ['en-GB', 'A4'],
  ['en-AU', 'A4'],
  ['de', 'A4'],
  ['', 'A4'],
  ['not a language', 'A4'],
])('%s prints on %s', (language, paper) => {
  expect(paperOf(language)).toBe(paper);
});
