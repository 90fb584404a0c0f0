import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { type BlueprintOwner, ownerAt } from '#harness/blueprint-owner.ts';
import { bringSession } from '#harness/browser-session.ts';
import { chromiumLaunchOptions } from '#harness/chromium.ts';
import { type RunningApp, runApp } from '#harness/running-app.ts';

/** A new person on a phone, signed in, with nothing stored yet. */
export type Round = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly owner: BlueprintOwner;
  readonly devtools: CDPSession;
  readonly url: string;
};

/** Repeats a measurement, each time with a new person in a new context of one browser, and then reports. */
export async function slowedRounds(
  rounds: number,
  measure: (round: Round) => Promise<void>,
  report: () => void,
): Promise<void> {
  const app = await runApp();
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    for (let round = 0; round < rounds; round += 1) await oneRound(app, browser, measure);
    report();
  } finally {
    await browser.close();
    await app.end();
  }
}

async function oneRound(app: RunningApp, browser: Browser, measure: (round: Round) => Promise<void>) {
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const person = await app.newPerson();
  await bringSession(context, app.url, person);
  const devtools = await context.newCDPSession(page);
  await measure({ context, page, owner: ownerAt(app.url, person), devtools, url: app.url });
  await context.close();
}

/** From here on, processor times are those of the page's main thread, `times` slower. */
export async function slowDown(devtools: CDPSession, times: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
}

export async function threadTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** The page's longest task while something is done several times, in milliseconds; 0 if none was over 50. */
export async function longestTask(
  page: Page,
  times: number,
  act: (index: number) => Promise<void>,
): Promise<number> {
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: 'longtask' });
  });
  for (let index = 0; index < times; index += 1) {
    await act(index);
    await page.waitForTimeout(200);
  }
  return page.evaluate(() => (window as unknown as { longest: { ms: number } }).longest.ms);
}
