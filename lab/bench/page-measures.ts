import type { Browser, BrowserContext, Page } from '@playwright/test';

const CPU_SLOWDOWN = 4;
const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 180 * 1024,
  uploadThroughput: 84 * 1024,
};

type Marks = { lcp: number; cards: number; longTasks: number[] };

export async function slowPage(
  browser: Browser,
  url: string,
): Promise<{ context: BrowserContext; page: Page }> {
  // A first visit, or the next one before there is a worker.
  const context = await newPhone(browser, url, 'block');
  return { context, page: await slowPageIn(context) };
}

export function newPhone(browser: Browser, baseURL: string, serviceWorkers: 'allow' | 'block') {
  return browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, serviceWorkers });
}

export async function slowPageIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const marks: Marks = { lcp: 0, cards: 0, longTasks: [] };
    Object.assign(window, { marks });
    new PerformanceObserver((list) => {
      marks.lcp = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) marks.longTasks.push(task.duration);
    }).observe({ type: 'longtask', buffered: true });
    // Checks each frame until the cards are there, and only on their page: requesting frames forever would make the
    // page render sixty times a second while somebody types elsewhere.
    const look = () => {
      if (document.querySelectorAll('article').length === 19) marks.cards = performance.now();
      else requestAnimationFrame(look);
    };
    if (location.pathname === '/') requestAnimationFrame(look);
  });
  await slowDown(page, true);
  return page;
}

export async function slowDown(page: Page, isNetworkSlow: boolean): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  if (isNetworkSlow) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

export const readMarks = (page: Page) => page.evaluate(() => (window as unknown as { marks: Marks }).marks);

/**
 * The time until the form responds. Ours first responds through the script that sends a sign-in at once and remembers
 * clicks for the app; elsewhere, and in our second measurement, through React.
 */
export async function usableAt(page: Page, by: 'anything' | 'react'): Promise<number> {
  return page
    .waitForFunction((asked) => {
      if (asked === 'anything' && 'firstAnswer' in window) return performance.now();
      const form = document.querySelector('form');
      return form && Object.keys(form).some((key) => key.startsWith('__reactProps')) ? performance.now() : 0;
    }, by)
    .then((handle) => handle.jsonValue());
}

/** The time until an empty form, submitted as soon as it appears, shows an error below a field. */
export async function saysWrongAt(page: Page): Promise<number> {
  return page
    .waitForFunction(() => {
      if (document.querySelector('p[id$="-error"]')) return performance.now();
      const button = document.querySelector<HTMLElement>('form [type=submit]:not([data-pressed])');
      if (button) {
        button.dataset.pressed = '';
        button.click();
      }
      return 0;
    })
    .then((handle) => handle.jsonValue());
}

export async function untilCards(page: Page): Promise<number> {
  await page.waitForFunction(() => (window as unknown as { marks: Marks }).marks.cards > 0);
  return (await readMarks(page)).cards;
}

/** From a click to the first frame with `selector`. */
export async function clickToFrame(page: Page, target: string, selector: string): Promise<number> {
  return page.evaluate(
    ([from, to]) =>
      new Promise<number>((resolve) => {
        const button = [...document.querySelectorAll<HTMLElement>('button')].find(
          (element) => element.textContent?.trim() === from,
        );
        const start = performance.now();
        button?.click();
        const look = () => {
          if (to && document.querySelector(to)) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [target, selector],
  );
}

/** Types into a field, by default the first answer, and measures each keystroke to its frame. */
export async function typeAndTime(
  page: Page,
  keys: number,
  field = page.locator('textarea').first(),
): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    document.addEventListener(
      'keydown',
      (event) => {
        const start = event.timeStamp;
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => times.push(performance.now() - start);
          channel.port2.postMessage(null);
        });
      },
      true,
    );
  });
  await field.click();
  for (let key = 0; key < keys; key += 1)
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'a', { delay: 60 });
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
}
