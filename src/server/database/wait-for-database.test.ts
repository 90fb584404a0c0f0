import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { waitForDatabase } from './wait-for-database.ts';

const failing = (code: string) => Object.assign(new Error(`says ${code}`), { code });

describe('a start before its database', () => {
  it('waits for it, and says so once', async () => {
    const answers = [
      failing('ECONNREFUSED'),
      new AppError('storage-unavailable', { cause: failing('57P03') }),
    ];
    const onWait = vi.fn();
    const open = async () => {
      const failure = answers.shift();
      if (failure) throw failure;
      return 'open';
    };
    expect(await waitForDatabase(open, { forMs: 30_000, onWait })).toBe('open');
    expect(onWait).toHaveBeenCalledTimes(1);
  });

  it('gives up after the time it was given', async () => {
    const open = vi.fn(() => Promise.reject(failing('ECONNREFUSED')));
    await expect(waitForDatabase(open, { forMs: 20, onWait: () => undefined })).rejects.toThrow(
      'ECONNREFUSED',
    );
    expect(open.mock.calls.length).toBeGreaterThan(1);
  });

  it.each(['28P01', '3D000'])('does not wait for what waiting cannot fix: %s', async (code) => {
    const open = vi.fn(() => Promise.reject(new AppError('storage-unavailable', { cause: failing(code) })));
    await expect(waitForDatabase(open, { forMs: 30_000, onWait: () => undefined })).rejects.toThrow();
    expect(open).toHaveBeenCalledTimes(1);
  });
});
