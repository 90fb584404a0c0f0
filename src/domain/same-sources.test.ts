import { expect, it, vi } from 'vitest';
import { areSameSources, whileSame } from './same-sources.ts';

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

it('computes once for the same sources, and again when one of them has changed', () => {
  const plans = [{ id: 'one' }];
  const count = vi.fn(({ of }: { of: readonly object[]; today: string }, unit: string) => [of.length, unit]);
  const counted = whileSame(count);
  const first = counted({ of: plans, today: 'Monday' }, 'plans');
  expect(counted({ of: [...plans], today: 'Monday' }, 'plans'), 'a new list of the same').toBe(first);
  expect(count).toHaveBeenCalledTimes(1);
  expect(counted({ of: plans, today: 'Tuesday' }, 'plans')).toEqual([1, 'plans']);
  expect(counted({ of: [...plans, { id: 'two' }], today: 'Tuesday' }, 'plans')).toEqual([2, 'plans']);
  expect(count).toHaveBeenCalledTimes(3);
});
