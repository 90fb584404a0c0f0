import { expect, it } from 'vitest';
import type { Row } from '#client/saving/row/row.ts';
import { LeadingTab, rowOf, saying } from '#client/saving/testing/sync-fixtures.ts';

const OTHER = '11111111-1111-4111-8111-111111111111';

/** Two unsent answers of 40 kB each; the second was typed later. */
function twoLongRows(): Row[] {
  const long = saying('x'.repeat(40_000));
  const audience = { ...long, id: OTHER, type: 'audience' as const };
  return [rowOf(audience, { seq: 11, stamp: 11 }), rowOf(long, { seq: 10, stamp: 10 })];
}

const sentBy = (tab: LeadingTab) =>
  tab.send({ type: 'leaving' }).flatMap((effect) => (effect.do === 'put-and-leave' ? [effect.sent.seq] : []));

it('sends as much as the browser allows while leaving, the oldest first', () => {
  expect(sentBy(new LeadingTab([], twoLongRows()))).toEqual([10]);
});

it('sends 60 KiB in all while leaving, and not a byte more', () => {
  const empty = new TextEncoder().encode(JSON.stringify(saying('x'))).length - 1;
  const filling = (bytes: number) => [rowOf(saying('x'.repeat(bytes - empty)), { seq: 10 })];
  expect(sentBy(new LeadingTab([], filling(61_440)))).toEqual([10]);
  expect(sentBy(new LeadingTab([], filling(61_441)))).toEqual([]);
});

it('sends nothing while leaving when nobody is signed in', () => {
  const tab = new LeadingTab([], twoLongRows());
  tab.send({ type: 'session-known', uid: null, from: 'server' });
  expect(sentBy(tab)).toEqual([]);
});
