import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** How many 1 ms steps run in one go, if the browser offers this much time. */
function stepsIn(offeredMs: number | null): number {
  let now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const end = now + (offeredMs ?? 0);
  const idle = (run: (deadline: { timeRemaining(): number }) => void) =>
    run({ timeRemaining: () => Math.max(0, end - now) });
  vi.stubGlobal('requestIdleCallback', offeredMs === null ? undefined : idle);
  let steps = 0;
  whenIdle((hasTime) => {
    do {
      steps += 1;
      now += 1;
    } while (hasTime());
  });
  vi.runAllTimers();
  return steps;
}

it.each([
  ['uses only a few of the 50 ms that an idle browser offers', 50, 6],
  ['ends before the next frame is due', 5, 3],
  ['does one step where there is hardly any time', 1, 1],
  ['takes as little without an idle callback, as in Safari', null, 6],
])('%s', (_, offered, steps) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  expect(stepsIn(offered)).toBe(steps);
});
