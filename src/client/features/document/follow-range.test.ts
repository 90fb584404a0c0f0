import { expect, it } from 'vitest';
import { followRange } from './follow-range.ts';

const PLAN = 'before MINE after';
const MINE = { start: 7, end: 11 };

it.each([
  ['nothing', PLAN, 'MINE'],
  ['what stands before it', 'long before MINE after', 'MINE'],
  ['what stands behind it', 'before MINE', 'MINE'],
  ['what stands behind it, which grew', 'before MINE and very much more', 'MINE'],
  ['its own words', 'before MINE too after', 'MINE too'],
  ['its own words, which are gone', 'before  after', ''],
])('a part of a text is found again when %s changed', (_, after, own) => {
  const range = followRange(PLAN, after, MINE);
  expect(range && after.slice(range.start, range.end)).toBe(own);
  expect(range?.end).toBe((range?.start ?? 0) + own.length);
});

it('is lost when the change reaches across its edge', () => {
  expect(followRange(PLAN, 'beyond MINE afar', MINE)).toBeNull();
  expect(followRange(PLAN, 'before after', MINE)).toBeNull();
});
