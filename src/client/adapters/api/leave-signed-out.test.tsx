import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveSignedOut } from './leave-signed-out.ts';

afterEach(() => vi.restoreAllMocks());

describe('signing out without a connection', () => {
  it('sets a cookie for every path, also under the name that no neighboring site can set', () => {
    const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    leaveSignedOut(async () => undefined);
    expect(written.mock.calls).toEqual([
      ['bp_left=1; path=/; samesite=lax; max-age=7776000'],
      ['__Host-bp_left=1; path=/; samesite=lax; max-age=7776000; secure'],
    ]);
  });

  it('asks the server once who is there, as soon as the connection is back', () => {
    const ask = vi.fn(async () => undefined);
    leaveSignedOut(ask);
    expect(ask).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('retries until it gets a reply: a browser reports "online" before its first request gets through', async () => {
    vi.useFakeTimers();
    const ask = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('no connection yet'));
    leaveSignedOut(ask);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});
