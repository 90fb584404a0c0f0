import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { until } from '#domain/testing/eventually.ts';
import { createEventLoopLag } from './event-loop-lag.ts';

afterEach(() => vi.useRealTimers());

/** Blocks the event loop for this long. */
async function stop(ms: number): Promise<void> {
  await setTimeout(50);
  const end = performance.now() + ms;
  while (performance.now() < end);
  await setTimeout(50);
}

describe('the lag of the event loop', () => {
  it('shows a long block, and forgets it after two minutes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const lag = createEventLoopLag();
    await stop(1_000);
    expect(lag.recentSeconds(99)).toBeGreaterThan(0.9);
    vi.advanceTimersByTime(60_000);
    expect(lag.recentSeconds(99)).toBeGreaterThan(0.9);
    vi.advanceTimersByTime(60_000);
    await setTimeout(50);
    expect(lag.recentSeconds(99)).toBeLessThan(0.9);
    lag.close();
  });

  it('reports only the time since the last call', async () => {
    const lag = createEventLoopLag();
    await stop(500);
    // Averaged with the samples around it, some six.
    expect(lag.sinceLastMs()).toBeGreaterThan(40);
    await until(() => lag.sinceLastMs() < 40);
    await stop(500);
    expect(lag.sinceLastMs()).toBeGreaterThan(40);
    lag.close();
  });
});
