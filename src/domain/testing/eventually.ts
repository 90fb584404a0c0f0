import { vi } from 'vitest';

/** Waits until `check` passes. Vitest gives up after one second, which two busy cores can take for nothing. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 30_000 });
}
