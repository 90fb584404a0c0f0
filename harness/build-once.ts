import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const CLIENT_MARK = 'CORNERSTONE_CLIENT_IS_BUILT';
const SERVER_MARK = 'CORNERSTONE_SERVER_IS_BUILT';

/** Builds the client once per run: Playwright's workers inherit the mark from the global setup. */
export function buildClientOnce(): void {
  if (process.env[CLIENT_MARK]) return;
  build();
  process.env[CLIENT_MARK] = 'yes';
  process.env[SERVER_MARK] = 'yes';
}

/** The server alone, once per process: it takes a second, or a fifth of one if nothing has changed. */
export function buildServerOnce(): void {
  if (process.env[SERVER_MARK]) return;
  build('server');
  process.env[SERVER_MARK] = 'yes';
}

function build(...what: string[]): void {
  execFileSync(process.execPath, ['scripts/build.ts', ...what], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
