import { afterEach, describe, expect, it, vi } from 'vitest';
import { heldLocks } from './held-locks.ts';

afterEach(() => vi.unstubAllGlobals());

describe('locks held by any tab', () => {
  it('are those of the browser', async () => {
    const held = [{ name: 'a' }, { name: 'b' }];
    vi.stubGlobal('navigator', { locks: { query: async () => ({ held }) } });
    expect(await heldLocks(['b', 'c'])).toEqual(['b']);
  });

  it('are the current leases, in a browser without locks', async () => {
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
