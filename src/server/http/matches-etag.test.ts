import { expect, it } from 'vitest';
import { matchesEtag } from './matches-etag.ts';

it.each([
  ['the same tag', '"a"', true],
  ['one that a compressing proxy weakened', 'W/"a"', true],
  ['one of several', '"b", W/"a"', true],
  ['any', '*', true],
  ['another', '"b"', false],
  ['none', undefined, false],
])('knows %s', (_, header, isSame) => {
  expect(matchesEtag(header, '"a"')).toBe(isSame);
});
