import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.ts';
import { scratchFolder } from './scratch-folder.ts';

/** A browser with its own process and profile, which can be killed as in a power cut. */
export type KillableBrowser = { context: BrowserContext; page: Page; kill(): Promise<void> };

export function newProfile(): { dir: string; discard(): void } {
  const dir = scratchFolder('cornerstone-profile-');
  return { dir, discard: () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }) };
}

/** `more`: flags besides the usual ones, such as another microphone. */
export async function launchKillable(
  profile: string,
  more: readonly string[] = [],
): Promise<KillableBrowser> {
  const { executablePath, args = [] } = await chromiumLaunchOptions();
  if (!executablePath) throw new Error('No Chromium to start.');
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const flags = [...own, ...more, 'about:blank'];
  const child = spawn(executablePath, [...args, ...flags], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // The whole group: a browser is many processes, and a different one from the page's writes its storage.
  const killGroup = () => signalGroup(child, 'SIGKILL');
  // A failed test must not leave it running.
  process.once('exit', killGroup);
  const browser = await chromium.connectOverCDP(await devToolsAddress(child));
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no context.');
  return {
    context,
    page: context.pages()[0] ?? (await context.newPage()),
    async kill() {
      process.off('exit', killGroup);
      // A dying process still locks the profile's databases, and the next browser would find them locked.
      const until = performance.now() + 10_000;
      while (killGroup() && isAnyoneAlive(child) && performance.now() < until) await wait(5);
    },
  };
}

/** Whether the group still existed. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/** If nobody reaps dead processes, they still respond to signals: check their threads. */
function isAnyoneAlive({ pid: group }: ChildProcess): boolean {
  const tasks = globSync('/proc/[0-9]*/task/*/stat');
  // Not Linux: rely on the signal alone.
  return tasks.length === 0 || tasks.some((file) => isRunningIn(statOf(file), group));
}

/** pid (name) state parent group …; the name may contain anything. */
function isRunningIn(stat: string, group: number | undefined): boolean {
  const [state = 'X', , of] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(of) === group && !['Z', 'X'].includes(state);
}

function statOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function devToolsAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += String(chunk);
      const address = /DevTools listening on (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`Chromium ended: ${said}`)));
  });
}
