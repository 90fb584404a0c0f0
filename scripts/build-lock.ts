import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LOCK = join('dist', '.building');
const STALE_MS = 120_000;

/** One build at a time: two test workers building in parallel would delete each other's files. */
export async function withBuildLock<T>(run: () => Promise<T>): Promise<T> {
  mkdirSync('dist', { recursive: true });
  while (!take()) await wait(100);
  try {
    return await run();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function take(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    // A killed build leaves its lock behind; without this nobody could ever build again.
    const since = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > STALE_MS) rmSync(LOCK, { recursive: true, force: true });
    return false;
  }
}
