import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stepsWhenIdle } from './steps-when-idle.ts';

let now = 0;

beforeEach(() => {
  now = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  // Safari has none.
  vi.stubGlobal('requestIdleCallback', undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** So many steps of 3 ms each, and how many were done. */
function work(steps: number) {
  const state = { done: 0, found: '' };
  function* look(): Generator<undefined, string> {
    for (; state.done < steps; state.done += 1) {
      now += 3;
      yield;
    }
    return 'all';
  }
  const stop = stepsWhenIdle(look(), (found) => {
    state.found = found;
  });
  return { state, stop };
}

it('waits before it begins, and not as long before each piece: a third of a second of work is done within two', () => {
  const { state } = work(100);
  vi.advanceTimersByTime(100);
  expect(state.done).toBe(0);
  vi.advanceTimersByTime(1_900);
  expect(state).toEqual({ done: 100, found: 'all' });
});

it('is given up at once, also in the middle of it', () => {
  const { state, stop } = work(100);
  vi.advanceTimersByTime(250);
  const { done } = state;
  expect(done).toBeGreaterThan(0);
  stop();
  vi.advanceTimersByTime(5_000);
  expect(state).toEqual({ done, found: '' });
});
