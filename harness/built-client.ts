import { execFileSync } from 'node:child_process';

const MARK = 'CORNERSTONE_CLIENT_IS_BUILT';

/** Builds what a page loads, once per run: Playwright's workers inherit the mark from the global setup. */
export function buildClientOnce(): void {
  if (process.env[MARK]) return;
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.env[MARK] = 'yes';
}
