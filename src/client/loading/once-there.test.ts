// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onceThere } from './once-there.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const WAIT_MS = 60_000;

/** Fails until a test makes it succeed. */
function open() {
  const state = { canCome: true, tries: 0, begun: 0, stopped: 0 };
  const load = async () => {
    state.tries += 1;
    if (!state.canCome) throw new Error('offline');
    return 'part';
  };
  const begin = () => {
    state.begun += 1;
    return () => {
      state.stopped += 1;
    };
  };
  return { state, begin: () => onceThere(load, begin) };
}

describe('a store that needs late code', () => {
  it('starts once the code is loaded, and stops again', async () => {
    const { state, begin } = open();
    const stop = begin();
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    expect(state).toMatchObject({ tries: 1, begun: 1, stopped: 0 });
    stop();
    expect(state.stopped).toBe(1);
  });

  it('retries until the code is loaded, and then starts once', async () => {
    const { state, begin } = open();
    state.canCome = false;
    begin();
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    expect(state.begun).toBe(0);
    expect(state.tries).toBeGreaterThan(2);
    state.canCome = true;
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    const { tries } = state;
    expect(state.begun).toBe(1);
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    expect(state).toMatchObject({ tries, begun: 1, stopped: 0 });
  });

  it.each([true, false])('stops at once, whether the code can load (%s) or not', async (canCome) => {
    const { state, begin } = open();
    state.canCome = canCome;
    begin()();
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    expect(state).toMatchObject({ tries: 1, begun: 0, stopped: 0 });
  });
});
