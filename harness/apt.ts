import { type StdioOptions, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// As in scripts/run.mjs: standard output is for results.
const TO_STDERR: StdioOptions = ['ignore', process.stderr, 'inherit'];

/** A real package, not an alias: on Ubuntu "chromium" only installs a snap. */
export function hasPackage(name: string, options: string[] = []): boolean {
  const { stdout } = spawnSync('apt-cache', ['policy', ...options, name], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return /Candidate: \d/.test(stdout);
}

/** Whether it succeeded; its own output is on the screen. */
export function aptGet(args: string[], cwd = '.'): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-q', ...args], { cwd, env, stdio: TO_STDERR }).status === 0;
}

/**
 * Package lists, downloads and locks in our own folder. The system's belong to root, and its lists may be old or
 * missing; only its list of installed packages is read.
 */
export function privateApt(folder: string): { options: string[]; downloads: string } {
  const [lists, downloads] = [join(folder, 'lists'), join(folder, 'downloads')];
  for (const made of [lists, downloads]) mkdirSync(join(made, 'partial'), { recursive: true });
  const options = {
    'Dir::State::lists': lists,
    'Dir::Cache': folder,
    'Dir::Cache::archives': downloads,
    'Debug::NoLocking': '1',
  };
  return {
    options: Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]),
    downloads,
  };
}

export function unpackPackages(from: string, to: string): boolean {
  return readdirSync(from)
    .filter((name) => name.endsWith('.deb'))
    .every((name) => spawnSync('dpkg-deb', ['-x', join(from, name), to], { stdio: TO_STDERR }).status === 0);
}
