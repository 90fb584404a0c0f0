import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from './scratch-folder.ts';

/** The variable that names it. */
export const RUN_FOLDER = 'CORNERSTONE_RUN_FOLDER';

/** A folder for what the test files of one run share, gone at its end: Vitest calls this before the first of them. */
export function setup(): () => void {
  const folder = scratchFolder('cornerstone-run-');
  // Users other than its owner work in it, too: PostgreSQL refuses to run as root.
  chmodSync(folder, 0o755);
  process.env[RUN_FOLDER] = folder;
  // Where scripts/run.mjs has it. Not in the folder: a worker that ends writes into it while the folder is removed.
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled');
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
