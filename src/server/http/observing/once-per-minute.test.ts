import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { answerTo } from '#server/http/error-exit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('an outage in the log', () => {
  it('is one line at once with the reason, then one a minute with how often, and ends when it is over', () => {
    const warn = vi.fn();
    const log = { warn, error: vi.fn() };
    const refuse = () =>
      answerTo(new AppError('storage-unavailable', { cause: new Error('no route') }), 'r1', log);
    for (let save = 0; save < 500; save += 1) refuse();
    answerTo(new AppError('overloaded'), 'r2', log);
    expect(warn.mock.calls).toEqual([
      [{ err: new Error('no route'), requestId: 'r1', code: 'storage-unavailable' }, 'storage-unavailable'],
      [{ err: undefined, requestId: 'r2', code: 'overloaded' }, 'overloaded'],
    ]);
    vi.advanceTimersByTime(60_000);
    refuse();
    vi.advanceTimersByTime(60_000);
    expect(warn.mock.calls.slice(2).map(([, words]) => words)).toEqual([
      'storage-unavailable: 499 more in the last minute',
      'storage-unavailable: 1 more in the last minute',
    ]);
    vi.advanceTimersByTime(120_000);
    expect(warn).toHaveBeenCalledTimes(4);
    refuse();
    expect(warn.mock.lastCall?.[1]).toBe('storage-unavailable');
  });

  it('does not hide our own errors: each has its line', () => {
    const error = vi.fn();
    for (let n = 0; n < 3; n += 1) answerTo(new Error('a fault'), `r${n}`, { warn: vi.fn(), error });
    expect(error).toHaveBeenCalledTimes(3);
  });
});
