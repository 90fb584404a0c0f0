import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { waitForDatabase } from './wait-for-database.ts';

const failing = (code: string) => Object.assign(new Error(`says ${code}`), { code });

describe('a start before its database', () => {
  afterEach(() => vi.restoreAllMocks());

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
    let time = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => time);
    const open = vi.fn(() => {
      time += 15;
      return Promise.reject(failing('ECONNREFUSED'));
    });
    await expect(waitForDatabase(open, { forMs: 20, onWait: () => undefined })).rejects.toThrow(
      'ECONNREFUSED',
    );
    expect(open).toHaveBeenCalledTimes(2);
  });

  it.each(['28P01', '3D000'])('does not wait for a failure that waiting cannot fix: %s', async (code) => {
    const open = vi.fn(() => Promise.reject(new AppError('storage-unavailable', { cause: failing(code) })));
    await expect(waitForDatabase(open, { forMs: 30_000, onWait: () => undefined })).rejects.toThrow();
    expect(open).toHaveBeenCalledTimes(1);
  });
});
