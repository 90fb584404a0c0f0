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

const LINES = 'Intro.\n\n## Mine\n\nOne.\n\nTwo.  \n\n## Next\n\nEnd.\n';
const SECTION = { start: LINES.indexOf('## Mine'), end: LINES.indexOf('  \n\n## Next') };

it.each([
  [
    'on both sides',
    'Intro now.\n\n## Mine\n\nOne.\n\nTwo.  \n\n## Next\n\nThe end.\n',
    '## Mine\n\nOne.\n\nTwo.',
  ],
  [
    'above and inside',
    'New.\n\n## Mine too\n\nOne!\n\nTwo.  \n\n## Next\n\nEnd.\n',
    '## Mine too\n\nOne!\n\nTwo.',
  ],
  [
    'inside and below, at its end',
    'Intro.\n\n## Mine\n\nOne.\n\nThree.\n\nTwo now.\n\n## Next\n\nThe end.\n',
    '## Mine\n\nOne.\n\nThree.\n\nTwo now.',
  ],
  [
    'with a section put before it',
    '## New\n\n## Mine\n\nOne.\n\nTwo.  \n\n## Next\n\nThe end.\n',
    '## Mine\n\nOne.\n\nTwo.',
  ],
])('a section is found again when the plan was changed in several places: %s', (_, after, own) => {
  const range = followRange(LINES, after, SECTION);
  expect(range && after.slice(range.start, range.end)).toBe(own);
});

it('is lost when it was removed, or the plan was rewritten', () => {
  expect(followRange(LINES, 'Intro.\n\n## Next\n\nEnd.\n', SECTION)).toBeNull();
  expect(followRange(LINES, '## Another\n\nplan, in which\n\nnothing is as it was\n', SECTION)).toBeNull();
});
