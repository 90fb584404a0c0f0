import { describe, expect, it } from 'vitest';
import { parseAllowances } from './allowances.ts';

describe('allowances as a setting', () => {
  it('keeps the defaults for what is not named', () => {
    const allowances = parseAllowances(['sign-up=100/30', 'address=60/10']);
    expect(allowances?.['sign-up']).toEqual({ burst: 100, everyMs: 30_000 });
    expect(allowances?.address).toEqual({ burst: 60, everyMs: 10_000 });
    expect(allowances?.account).toEqual({ burst: 15, everyMs: 240_000 });
    expect(parseAllowances([])).toEqual(parseAllowances(['account=15/240']));
  });

  it('by default lets no stranger make more than 30 guesses an hour at an account', () => {
    const account = parseAllowances([])?.account;
    expect((account?.burst ?? 99) + 3_600_000 / (account?.everyMs ?? 1)).toBeLessThanOrEqual(30);
  });

  it.each([
    'sign-up',
    'sign-up=',
    'sign-up=0/30',
    'sign-up=5/0',
    'sign-up=5/x',
    'sign-up=-5/30',
    'strangers=5/30',
    'constructor=5/30',
    'account=101/3600',
    'account=10/30',
    'password-check=50/60',
  ])('refuses what it cannot read or what is unsafe: %s', (entry) => {
    expect(parseAllowances([entry])).toBeUndefined();
  });
});
