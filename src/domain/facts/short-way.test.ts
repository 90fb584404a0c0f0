import { expect, it } from 'vitest';
import { MONDAY, TUESDAY } from '#domain/testing/sample-blueprint.ts';
import { blankFactSheet } from './fact-sheet.ts';
import { chooseWay, takesShortPath } from './short-way.ts';

it('is nobody’s way until it is chosen, and can be left again', () => {
  const blank = blankFactSheet(MONDAY);
  expect([takesShortPath(null), takesShortPath(blank)]).toEqual([false, false]);
  const short = chooseWay(blank, true, TUESDAY);
  expect(takesShortPath(short)).toBe(true);
  expect(takesShortPath(chooseWay(short, false, TUESDAY))).toBe(false);
});
