import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from './scratch-folder.ts';

/** The variable with its path. */
export const RUN_FOLDER = 'CORNERSTONE_RUN_FOLDER';

/** A folder shared by the test files of one run, removed at its end: Vitest calls this before the first file. */
export function setup(): () => void {
  const folder = scratchFolder('cornerstone-run-');
  // Other users work in it, too: PostgreSQL refuses to run as root.
  chmodSync(folder, 0o755);
  process.env[RUN_FOLDER] = folder;
  // The same folder as in scripts/run.mjs. Not in the run's folder: a worker writes into it on exit, while the folder
  // is removed.
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled');
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
