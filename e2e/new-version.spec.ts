import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { nextBuild } from '#harness/next-build.ts';
import { readyForOffline } from '#harness/ready-for-offline.ts';
import type { RunningApp } from '#harness/running-app.ts';
import { expect, openTopic, saved, test } from './fixtures.ts';
import { arrive, earlier } from './saving-parts.ts';

test.use({ serviceWorkers: 'allow' });
// Servers are stopped and started, and a whole version is downloaded: slow on a busy machine.
test.describe.configure({ timeout: 180_000 });

const WHOLE_VERSION = { timeout: 60_000 };

const OFFERED = 'There’s a new version of this app. Everything you’ve typed is kept.';
const TAKEN =
  'Another tab already uses the new version of this app. This tab will keep working until you reload it.';
const BROKEN = `onfetch = (event) => event.respondWith(Response.error());
oninstall = () => skipWaiting();
onactivate = (event) => event.waitUntil(clients.claim());`;

const buildOf = (page: Page) => page.locator('html').getAttribute('data-build');

/** The check that a browser makes on a visit, and the app makes after being open for a while. */
const lookForNewVersion = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

async function hasOneWorker() {
  const { installing, waiting, active } = await navigator.serviceWorker.ready;
  return !installing && !waiting && active?.state === 'activated';
}

async function deploy(app: RunningApp, settings: Record<string, string> = {}) {
  await app.stop();
  await app.start(settings);
}

test('a new version is offered, installed in one tab, and forced upon no other; a downgrade works', async ({
  app,
  context,
  page: typing,
}) => {
  const next = nextBuild();
  const ann = await arrive(context, app);
  await ann.answered('identity', ['First words']);
  await typing.addInitScript(() => {
    // Records the field after each keystroke, since a test can't read it while the page closes.
    addEventListener('input', ({ target }) => {
      if (target instanceof HTMLTextAreaElement) sessionStorage.setItem('typed', target.value);
    });
  });
  await typing.goto(`${app.url}/blueprints/identity`);
  await readyForOffline(typing, 1);
  const other = await context.newPage();
  await other.goto(app.url);
  await earlier(typing, 0).press('End');
  await earlier(typing, 0).pressSequentially(', typed before');
  try {
    await deploy(app, { DIST_DIR: next.directory });
    await lookForNewVersion(other);
    await expect(other.getByText(OFFERED)).toBeVisible(WHOLE_VERSION);
    await expect(typing.getByText(OFFERED)).toBeVisible();
    await earlier(typing, 0).pressSequentially(', while it is offered');

    await other.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => buildOf(other), WHOLE_VERSION).toBe('next');
    await expect(other.getByRole('article')).toHaveCount(19);
    await expect(typing.getByText(TAKEN)).toBeVisible();
    expect(await buildOf(typing)).toBeNull();
    await earlier(typing, 0).pressSequentially(', and after');
    await saved(typing);
    const words = 'First words, typed before, while it is offered, and after';
    expect(await ann.answer(0)).toBe(words);
    // Its files are no longer on the server.
    await typing.getByRole('button', { name: 'Settings' }).click();
    await expect(typing.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await typing.reload();
    await expect.poll(() => buildOf(typing), WHOLE_VERSION).toBe('next');
    await expect(earlier(typing, 0)).toHaveValue(words);

    await deploy(app);
    await lookForNewVersion(typing);
    const take = typing.getByRole('button', { name: 'Update now' });
    await expect(take).toBeVisible(WHOLE_VERSION);
    await earlier(typing, 0).press('Control+End');
    // Installed while somebody types until the page closes: later keystrokes went nowhere.
    const before = await typing.evaluateHandle(() => document);
    const isThere = () => before.evaluate((page) => page.defaultView !== null).catch(() => false);
    await typing.keyboard.press('x');
    await take.evaluate((button: HTMLElement) => button.click());
    while (await isThere()) await typing.keyboard.press('x');
    await expect.poll(() => buildOf(typing), WHOLE_VERSION).toBeNull();
    const typed = await typing.evaluate(() => sessionStorage.getItem('typed') ?? '');
    expect(typed).toMatch(new RegExp(`^${words}x+$`));
    await expect(earlier(typing, 0)).toHaveValue(typed);
    await expect.poll(() => ann.answer(0)).toBe(typed);
  } finally {
    await deploy(app);
    next.remove();
  }
});

test('a part that only the old version had leads to the new version, not to the same page again', async ({
  app,
  context,
  page,
}) => {
  const next = nextBuild();
  await arrive(context, app);
  await page.goto(app.url);
  await readyForOffline(page, 0);
  // As on a phone in data-saving mode: unused files were not downloaded.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/book-slot-.*\.js/.test(request.url)) await cache.delete(request);
    }
  });
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  try {
    await deploy(app, { DIST_DIR: next.directory });
    await page.getByRole('button', { name: 'Launch book', exact: true }).click();
    await expect(page.getByText('There’s a newer version of this app.')).toBeVisible();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect.poll(() => buildOf(page), WHOLE_VERSION).toBe('next');
    await expect(page.getByRole('heading', { name: 'Your launch book' })).toBeVisible();
  } finally {
    await deploy(app);
    next.remove();
  }
});

test('a worker that breaks every page is withdrawn by the server, and no word is lost', async ({
  app,
  context,
  page,
}) => {
  const broken = nextBuild((directory) =>
    writeFileSync(join(directory, 'worker', 'service-worker.js'), BROKEN),
  );
  const ann = await arrive(context, app);
  await ann.answered('identity', ['First words']);
  await page.goto(app.url);
  await readyForOffline(page, 1);
  try {
    await deploy(app, { DIST_DIR: broken.directory });
    await lookForNewVersion(page);
    // A browser gives the page to the new worker once the old one is idle, which repeated reloads would delay.
    await expect.poll(() => page.evaluate(hasOneWorker), WHOLE_VERSION).toBe(true);
    await expect(page.goto(app.url)).rejects.toThrow('ERR_FAILED');
    await deploy(app, { SERVICE_WORKER: 'off' });
    await expect(async () => {
      await page.goto(app.url, { timeout: 5_000 });
      await expect(page.getByRole('article')).toHaveCount(19);
    }).toPass(WHOLE_VERSION);
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      )
      .toEqual([0, 0]);
    await openTopic(page, 'Your Identity');
    await expect(earlier(page, 0)).toHaveValue('First words');
  } finally {
    await deploy(app);
    broken.remove();
  }
});
