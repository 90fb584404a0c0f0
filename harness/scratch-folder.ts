import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** True in Vitest and in Playwright's workers; benches must not benefit from test-only shortcuts. */
const isTest = process.env.VITEST !== undefined || process.env.TEST_WORKER_INDEX !== undefined;

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 30;

/**
 * A new temporary folder. In memory if there is room: tests kill processes, never the machine, so disk flushes prove
 * nothing, and PostgreSQL needs seconds for them after each kill.
 */
export function scratchFolder(prefix = 'cornerstone-'): string {
  return mkdtempSync(join(isTest && hasRoom() ? MEMORY : tmpdir(), prefix));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}
