import { vi } from 'vitest';

/** Waits until `check` passes. Vitest gives up after one second, which two busy cores can lose on other work. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 30_000 });
}

/** Waits until `isMet` returns true, with the same patience. */
export function until(isMet: () => boolean | Promise<boolean>): Promise<true> {
  return vi.waitUntil(isMet, { timeout: 30_000, interval: 20 });
}
