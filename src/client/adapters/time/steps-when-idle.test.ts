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

/** Steps of 3 ms each; counts those that are done. */
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

it('waits before the first step, and less before the others: 0.3 s of work is done within two seconds', () => {
  const { state } = work(100);
  vi.advanceTimersByTime(100);
  expect(state.done).toBe(0);
  vi.advanceTimersByTime(1_900);
  expect(state).toEqual({ done: 100, found: 'all' });
});

it('stops at once, even halfway', () => {
  const { state, stop } = work(100);
  vi.advanceTimersByTime(250);
  const { done } = state;
  expect(done).toBeGreaterThan(0);
  stop();
  vi.advanceTimersByTime(5_000);
  expect(state).toEqual({ done, found: '' });
});
