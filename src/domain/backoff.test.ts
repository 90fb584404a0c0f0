import { describe, expect, it } from 'vitest';
import { aiRetryDelayMs, retryAfterMs, saveRetryDelayMs } from './backoff.ts';

describe('aiRetryDelayMs', () => {
  it.each([
    [0, 500],
    [1, 1_000],
    [2, 2_000],
    [4, 8_000],
    [9, 8_000],
    [5_000, 8_000],
  ])('before repeat %i waits %i ms at most', (attempt, wait) => {
    expect(aiRetryDelayMs({ attempt, random: 0 })).toBe(wait);
    expect(aiRetryDelayMs({ attempt, random: 0.999999 })).toBe(wait * 0.75);
  });

  it.each([
    [0, 0],
    [2_500, 2_500],
    [59_999, 59_999],
    [60_000, 500],
    [-1, 500],
  ])('told to wait %i ms, waits %i', (told, wait) => {
    expect(aiRetryDelayMs({ attempt: 0, random: 0, retryAfterMs: told })).toBe(wait);
  });
});

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
});

describe('retryAfterMs', () => {
  const now = Date.parse('2026-11-16T09:00:00Z');
  it.each([
    [{ retryAfterMs: '1500', retryAfter: '9' }, 1_500],
    [{ retryAfter: '9' }, 9_000],
    [{ retryAfter: ' 0.5 ' }, 500],
    [{ retryAfter: 'Mon, 16 Nov 2026 09:00:20 GMT' }, 20_000],
    [{ retryAfter: 'Mon, 16 Nov 2026 08:00:00 GMT' }, 0],
    [{ retryAfter: 'soon' }, undefined],
    [{ retryAfterMs: null, retryAfter: null }, undefined],
    [{}, undefined],
  ])('%j', (headers, expected) => {
    expect(retryAfterMs(headers, now)).toBe(expected);
  });
});
