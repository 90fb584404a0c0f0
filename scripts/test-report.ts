import { readFileSync } from 'node:fs';

export type Tally = { passed: number; failed: number; skipped: number };

/** A runner that failed without a failed test (it crashed, or a file did not load) still counts as failed. */
export function orBroken(code: number, read: () => Tally): Tally {
  try {
    const tally = read();
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
