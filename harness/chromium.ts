import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import {
  browserWays,
  type Failure,
  type Machine,
  noBrowserSentence,
  type Way,
} from './browser/browser-ways.ts';
import { installWithApt, unpackedProgram, unpackWithApt } from './browser/debian-browser.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser that starts: an existing one, or else one downloaded now, which takes a minute and prints a message. */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const machine: Machine = {
    platform: process.platform,
    arch: process.arch,
    isRoot: process.getuid?.() === 0,
    hasApt: existsSync('/usr/bin/apt-get'),
    has: existsSync,
    path: process.env.CHROMIUM_PATH,
    choice: process.env.CHROMIUM,
  };
  const failures: Failure[] = [];
  for (const way of browserWays(machine)) {
    const got = await take(way);
    if (typeof got === 'string') return { executablePath: got, args: FLAGS };
    failures.push(got);
  }
  throw new Error(noBrowserSentence(machine, failures));
}

async function take(way: Way): Promise<string | Failure> {
  const got = await programOf(way);
  return typeof got === 'string' ? startable(got) : got;
}

async function programOf(way: Way): Promise<string | Failure> {
  if (way.by === 'program') return way.path;
  if (way.by === 'npm') return npmsProgram();
  const npms = way.gets === 'libraries' ? await npmsProgram() : '';
  if (way.by === 'apt-install') return installWithApt(way.gets, npms);
  const unpacked = startable(unpackedProgram(way.gets));
  return typeof unpacked === 'string' ? unpacked : unpackWithApt(way.gets, npms);
}

async function npmsProgram(): Promise<string> {
  const { default: shipped } = await import('@sparticuz/chromium');
  // Not the package's own flags: they disable web security and use a single process, so tests of CORS and of killed
  // tabs would prove nothing.
  return shipped.executablePath();
}

/** Existing isn't enough: a small system lacks its libraries, and Ubuntu's program only asks for a snap. */
function startable(path: string): string | Failure {
  // On Windows it would open a window instead of printing its version.
  if (process.platform === 'win32') return path;
  const { status, stderr, error } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (status === 0) return path;
  return { path, said: error?.message ?? stderr.trim().split('\n').at(-1) ?? '' };
}
