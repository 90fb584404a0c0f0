import { describe, expect, it } from 'vitest';
import { saveRetryDelayMs } from './backoff.ts';

describe('saveRetryDelayMs', () => {
  it.each([
    [0, 1_000],
    [1, 1_500],
    [2, 2_250],
    [20, 60_000],
    [5_000, 60_000],
  ])('before repeat %i waits about %i ms', (attempt, wait) => {
    expect(saveRetryDelayMs({ attempt, random: 0.5 })).toBe(wait);
    expect(saveRetryDelayMs({ attempt, random: 0 })).toBe(wait / 2);
    expect(saveRetryDelayMs({ attempt, random: 0.999999 })).toBeCloseTo(wait * 1.5, -1);
  });

  it('never comes back before the server asked for it, nor all at once', () => {
    expect(saveRetryDelayMs({ attempt: 0, random: 0, retryAfterMs: 30_000 })).toBe(30_500);
    expect(saveRetryDelayMs({ attempt: 20, random: 0.9, retryAfterMs: 30_000 })).toBe(35_000);
  });

  it('does not come back sooner and sooner because the server said "in 0 seconds"', () => {
    expect(saveRetryDelayMs({ attempt: 20, random: 0.5, retryAfterMs: 0 })).toBe(60_000);
  });
});
