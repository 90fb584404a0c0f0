import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { answer, expect, openTopic, PLACEHOLDER, signUp, test } from './fixtures.ts';

const OFFLINE = 'You’re offline, so this part of the app can’t be downloaded yet.';

/** Nothing of this part arrives, as on a connection that breaks, until it is let through again. */
async function withhold(context: BrowserContext, part: string) {
  const pattern = new RegExp(`/assets/${part}`);
  await context.route(pattern, (route) => route.abort('internetdisconnected'));
  return () => context.unroute(pattern);
}

test('a card opened offline right after signing in says so, and opens by itself once online', async ({
  context,
  page,
}) => {
  const release = await withhold(context, 'questions-');
  await signUp(page);
  await context.setOffline(true);
  await release();
  await page.getByRole('button', { name: 'Your Identity', exact: true }).click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByPlaceholder(PLACEHOLDER)).toBeVisible();
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
});

test('the third answer given offline: its panel comes by itself once online', async ({ context, page }) => {
  const release = await withhold(context, 'generation-slot-');
  await signUp(page);
  await openTopic(page, 'Your Identity');
  await answer(page, 'One', 'Two');
  await context.setOffline(true);
  await release();
  await page.getByPlaceholder(PLACEHOLDER).fill('Three');
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'AI-Generated Output' })).toBeVisible();
});

test('another try shows the book after its script did not arrive', async ({ context, page }) => {
  await tryTheBookAgain(context, page, 'book-slot-');
});

test('another try shows the book after a file that its script needs did not arrive', async ({
  context,
  page,
}) => {
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'));
  const { imports }: { imports: string[] } = manifest['app/screens/book/book-slot.tsx'];
  const late = imports
    .map((name) => name.slice(1))
    .filter((name) => !/^(core|signed-in|rolldown)/.test(name));
  await tryTheBookAgain(context, page, late[0] ?? 'no such file');
});

async function tryTheBookAgain(context: BrowserContext, page: Page, part: string) {
  const release = await withhold(context, part);
  await signUp(page);
  await page.getByRole('button', { name: 'Launch book' }).click();
  await expect(page.getByText('This part of the app didn’t load.')).toBeVisible();
  await release();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your launch book' })).toBeVisible();
}

test('a part that the server no longer has asks for a reload', async ({ context, page }) => {
  await context.route(/\/assets\/book-slot-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await signUp(page);
  await page.getByRole('button', { name: 'Launch book' }).click();
  await expect(page.getByText('There’s a newer version of this app.')).toBeVisible();
  await context.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'Your launch book' })).toBeVisible();
});
