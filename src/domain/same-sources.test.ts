import { expect, it } from 'vitest';
import { areSameSources } from './same-sources.ts';

const plan = { text: 'a' };
const from = { plans: [plan], sheet: null, today: '2026-11-16' };

it('the same things in every field, in lists one by one', () => {
  expect(areSameSources(from, { ...from, plans: [plan] })).toBe(true);
  const others = [
    { ...from, plans: [{ ...plan }] },
    { ...from, plans: [] },
    { ...from, plans: [plan, plan] },
    { ...from, sheet: {} },
    { ...from, today: '2026-11-17' },
    { ...from, more: 1 },
    { plans: [plan], sheet: null },
  ];
  for (const other of others) expect(areSameSources(from, other)).toBe(false);
});
