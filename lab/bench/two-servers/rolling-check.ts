import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from './browser.ts';
import type { Report } from './report.ts';

const VISITS = 20;

type Setting = {
  browser: Browser;
  report: Report;
  renewSecond: (whileAway: () => Promise<void>) => Promise<void>;
};

/** Two builds at once, as in every rolling deploy: neither has all files of the other. */
export async function checkRolling(setting: Setting): Promise<void> {
  const { browser, report, renewSecond } = setting;
  const name = `only-in-the-new-build-${process.pid}.js`;
  const file = join('dist', 'client', 'assets', name);
  writeFileSync(file, 'export {};');
  try {
    await renewSecond(() => checkNowhere(setting, 'a file that nobody has is a 404 while one is away'));
  } finally {
    rmSync(file);
  }
  // nginx has noticed the outage, and avoids the server for this long (fail_timeout).
  await wait(2_000);
  let found = 0;
  for (let visit = 0; visit < VISITS; visit += 1) {
    const { status } = await browser.ask({ path: `/assets/${name}` });
    if (status === 200) found += 1;
  }
  report.check('two builds at once: every file found', found === VISITS, `${found} of ${VISITS}`);
  await checkNowhere(setting, 'a file that nobody has is a 404');
}

async function checkNowhere({ browser, report }: Setting, name: string): Promise<void> {
  const statuses = new Set<number>();
  for (let visit = 0; visit < VISITS; visit += 1) {
    statuses.add((await browser.ask({ path: '/assets/nowhere.js' })).status);
  }
  report.check(name, statuses.size === 1 && statuses.has(404), [...statuses].join(', '));
}
