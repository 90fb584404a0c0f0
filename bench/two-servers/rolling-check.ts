import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from './browser.ts';
import type { Report } from './report.ts';

const VISITS = 20;

type Setting = { browser: Browser; report: Report; renewSecond: () => Promise<void> };

/** Two builds at once, as in every deploy of one server after the other: neither has all files of the other. */
export async function checkRolling({ browser, report, renewSecond }: Setting): Promise<void> {
  const name = `only-in-the-new-build-${process.pid}.js`;
  const file = join('dist', 'client', 'assets', name);
  writeFileSync(file, 'export {};');
  try {
    await renewSecond();
  } finally {
    rmSync(file);
  }
  let found = 0;
  for (let visit = 0; visit < VISITS; visit += 1) {
    const { status } = await browser.ask({ path: `/assets/${name}` });
    if (status === 200) found += 1;
  }
  report.check('two builds at once: every file found', found === VISITS, `${found} of ${VISITS}`);
  const nowhere = await browser.ask({ path: '/assets/nowhere.js' });
  report.check('a file that nobody has is a 404', nowhere.status === 404, nowhere.status);
}
