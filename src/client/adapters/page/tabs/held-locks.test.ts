import { afterEach, describe, expect, it, vi } from 'vitest';
import { heldLocks } from './held-locks.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the locks that some tab holds', () => {
  it('are those of the browser', async () => {
    const held = [{ name: 'a' }, { name: 'b' }];
    vi.stubGlobal('navigator', { locks: { query: async () => ({ held }) } });
    expect(await heldLocks(['b', 'c'])).toEqual(['b']);
  });

  it('are the leases that have not run out, where the browser has no locks', async () => {
    const leases = new Map([
      ['a', `tab ${Date.now() + 4_000}`],
      ['b', `tab ${Date.now() - 1}`],
      ['c', `tab ${Date.now() + 86_400_000}`],
    ]);
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('localStorage', { getItem: (name: string) => leases.get(name) ?? null });
    expect(await heldLocks(['a', 'b', 'c', 'd'])).toEqual(['a']);
  });
});
