import { afterEach, expect, it, vi } from 'vitest';
import { createAccountApi } from './account-api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['on a desk', false, 30_000],
  ['on a phone', true, 60_000],
])('waits for the answer to signing in or up %s', async (_, isPhone, ms) => {
  const wait = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isPhone && query === '(pointer: coarse)' }));
  const user = { uid: 'ann', displayName: null, email: 'ann@example.org', photoURL: null };
  const signals: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
    signals.push(signal);
    return Response.json({ user });
  });
  const values = { email: 'ann@example.org', password: 'a good password' };
  await createAccountApi().signIn(values);
  await createAccountApi().signUp(values);
  const waits = wait.mock.results.map(({ value }, index) => [value, wait.mock.calls[index]?.[0]]);
  expect(signals.map((signal) => waits.find(([waited]) => waited === signal)?.[1])).toEqual([ms, ms]);
});
