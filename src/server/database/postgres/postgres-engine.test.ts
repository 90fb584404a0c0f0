import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PostgresEngine } from './postgres-engine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a connection that cannot even be opened', () => {
  it('is refused like any other, and leaves no deadline behind that would end the process', async () => {
    const engine = new PostgresEngine({
      url: 'postgres://app@127.0.0.1:1/plans?sslmode=verify-full&sslrootcert=/nowhere/our-ca.pem',
      onError: () => undefined,
    });
    await expect(engine.read('SELECT 1')).rejects.toMatchObject({
      code: 'storage-unavailable',
      cause: { code: 'ENOENT', path: '/nowhere/our-ca.pem' },
    });
    expect(vi.getTimerCount()).toBe(0);
    await engine.close();
  });
});
