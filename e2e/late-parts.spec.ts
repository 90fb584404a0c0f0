import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { test } from './book-fixtures.ts';
import { expect, PLACEHOLDER, signUp } from './fixtures.ts';

const OFFLINE = 'You’re offline, so this part of the app can’t be downloaded yet.';

/**
 * Blocks this part, as on a broken connection, until it is let through again. Not with a route: while there is one,
 * nothing is stored in the browser's cache, and a prefetched part could not be read offline.
 */
async function withhold(page: Page, part: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: [`*/assets/${part}*`] });
  return () => devtools.send('Network.setBlockedURLs', { urls: [] });
}

test('a card opened offline right after signing in says so, and opens by itself once online', async ({
  context,
  page,
}) => {
  const release = await withhold(page, 'questions-');
  await signUp(page);
  await context.setOffline(true);
  await release();
  await page.getByRole('link', { name: 'Your Identity', exact: true }).click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByPlaceholder(PLACEHOLDER)).toBeVisible();
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
});

test('the third answer given offline: its panel loads by itself once online', async ({
  context,
  page,
  owner,
}) => {
  const release = await withhold(page, 'generation-slot-');
  await owner.store(answeredBlueprint({ answers: ['One', 'Two'] }));
  await page.goto('/blueprints/identity');
  await expect(page.getByPlaceholder(PLACEHOLDER)).toBeVisible();
  await context.setOffline(true);
  await release();
  await page.getByPlaceholder(PLACEHOLDER).fill('Three');
  await page.getByRole('button', { name: 'Submit last answer' }).click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'AI-Generated Output' })).toBeVisible();
});

test('tapped words of the book stay when the editor did not load', async ({ page, owner }) => {
  const release = await withhold(page, 'section-editor-');
  const words = 'You teach people who thought it was too late.';
  await owner.store(
    answeredBlueprint({
      answers: ['One', 'Two', 'Three'],
      output: `## Overview\n\n${words}\n\n${'More.\n\n'.repeat(60)}`,
    }),
  );
  await page.goto('/book');
  await page.getByText(words).click();
  const failure = page.locator('p', {
    hasText: 'We couldn’t open the editor. Check your internet connection, then choose the words again.',
  });
  await expect(failure).toBeInViewport();
  await expect(page.getByText(words)).toBeInViewport();
  await release();
  await page.getByText(words).click();
  await expect(page.getByRole('textbox', { name: 'Edit “Overview”' })).toBeVisible();
});

test('another try shows the book after its script did not load', async ({ page }) => {
  await tryTheBookAgain(page, 'book-slot-');
});

test('another try shows the book after one of its dependencies did not load', async ({ page }) => {
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'));
  const { imports }: { imports: string[] } = manifest['app/screens/book-slot.tsx'];
  const late = imports
    .map((name) => name.slice(1))
    // Those are loaded before anybody opens the book.
    .filter((name) => !/^(core|signed-in|rolldown|soon|shared|blueprint-notices)/.test(name));
  await tryTheBookAgain(page, late[0] ?? 'no such file');
});

async function tryTheBookAgain(page: Page, part: string) {
  const release = await withhold(page, part);
  await signUp(page);
  await page.getByRole('button', { name: 'Launch book', exact: true }).click();
  await expect(page.getByText('This part of the app didn’t load.')).toBeVisible();
  await release();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your launch book' })).toBeVisible();
}

test('a part that the server no longer has asks for a reload', async ({ context, page }) => {
  await context.route(/\/assets\/book-slot-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await signUp(page);
  await page.getByRole('button', { name: 'Launch book', exact: true }).click();
  await expect(page.getByText('There’s a newer version of this app.')).toBeVisible();
  await context.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'Your launch book' })).toBeVisible();
});

test('the week is prefetched when idle, but not in data-saving mode', async ({ page, browser, app }) => {
  const weeksIn = (where: Page) => {
    const asked: string[] = [];
    where.on('request', (request) => asked.push(request.url()));
    return () => asked.filter((url) => url.includes('/assets/week-view-')).length;
  };
  const saving = weeksIn(page);
  await signUp(page);
  // Nothing is left to be fetched.
  await page.waitForLoadState('networkidle');
  expect(saving()).toBe(0);
  await page.getByRole('link', { name: 'This week' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This week' })).toBeVisible();
  expect(saving()).toBeGreaterThan(0);

  const usual = await browser.newContext({ serviceWorkers: 'block' });
  const other = await usual.newPage();
  const fetched = weeksIn(other);
  await signUp(other, '/', app.url);
  await expect.poll(fetched).toBeGreaterThan(0);
  await usual.close();
});

test('Forward to a screen that must be loaded again focuses its heading, like a link', async ({
  page,
  owner,
}) => {
  await owner.store(answeredBlueprint({ answers: ['One', 'Two', 'Three'], output: '## Plan\n\nWords.' }));
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'My facts' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'My facts' });
  await expect(heading).toBeFocused();
  await page.goBack();
  await page.reload();
  const top = page.getByRole('heading', { level: 1, name: 'Business Launch Blueprint' });
  await expect(top).toBeVisible();
  await page.goForward();
  await expect(heading).toBeFocused();
});
