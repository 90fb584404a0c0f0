import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// The shell without a window comes first: it starts faster and leaves more of two cores to the tests.
const SYSTEM_BROWSERS = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The npm package ships Chromium for x64 Linux only; anywhere else a browser of the system is used. */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return { executablePath: chosen, args: FLAGS };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: shipped } = await import('@sparticuz/chromium');
    // Not the package's own flags: they turn off web security and share one process, and then tests of CORS
    // and of killed tabs would show nothing.
    return { executablePath: await shipped.executablePath(), args: FLAGS };
  }
  const found = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (found) return { executablePath: found, args: FLAGS };
  throw new Error(
    'No Chromium found. On this system npm cannot ship one: install it (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH, then run the tests again.',
  );
}
