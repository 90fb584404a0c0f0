import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startJobs } from './jobs.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => vi.useRealTimers());

const HOUR = 3_600_000;

describe('hourly housekeeping', () => {
  it('runs every job even if one fails, and records the last success of each', async () => {
    const errors: unknown[] = [];
    const second = vi.fn(async () => undefined);
    const jobs = startJobs(
      [
        { name: 'first', run: () => Promise.reject(new Error('no')) },
        { name: 'second', run: second },
      ],
      (error) => errors.push(error),
    );
    expect([...jobs.lastSuccess()]).toEqual([
      ['first', 0],
      ['second', 0],
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([...jobs.lastSuccess()]).toEqual([
      ['first', 0],
      ['second', 1_060_000],
    ]);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect([second.mock.calls.length, errors.length]).toEqual([2, 2]);
    await jobs.stop();
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(second).toHaveBeenCalledTimes(2);
  });

  it('starts no new run during the last one, and waits for it at the end', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const run = vi.fn(() => promise);
    const jobs = startJobs([{ name: 'long', run }], () => undefined);
    await vi.advanceTimersByTimeAsync(3 * HOUR);
    expect(run).toHaveBeenCalledTimes(1);
    let isStopped = false;
    const stopping = jobs.stop().then(() => {
      isStopped = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(isStopped).toBe(false);
    resolve();
    await stopping;
    expect(run).toHaveBeenCalledTimes(1);
  });
});
