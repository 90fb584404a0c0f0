import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { answer, backToCards, expect, openTopic, PLACEHOLDER, settled, signUp, test } from './fixtures.ts';

async function noSidewaysScroll(page: Page, place: string) {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent?.slice(0, 30)}`);
  });
  expect.soft(wide, place).toEqual([]);
}

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Every screen and dialog of this part of the app, one after the other. */
async function walk(page: Page, visit: (place: string) => Promise<void>) {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await visit('sign in');
  await page.getByRole('button', { name: 'Need an account? Sign up' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await visit('sign up with errors');
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await visit('reset password');
  await signUp(page);
  await visit('dashboard, new');
  await page.getByRole('button', { name: 'Your account' }).click();
  await visit('user menu');
  await page.keyboard.press('Escape');
  await openTopic(page, 'Your Identity');
  await visit('first question');
  await answer(page, 'I teach piano');
  await visit('second question');
  await answer(page, 'A retired nurse played her first song', 'Patience');
  await settled(page);
  await visit('finished blueprint');
  await backToCards(page);
  await visit('dashboard with a finished card');
  await page.getByRole('button', { name: 'Delete progress and start over' }).click();
  await visit('delete dialog');
  await page.getByRole('button', { name: 'Delete and start over' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await visit('undo toast');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await visit('settings dialog');
  await closeDialog(page);
  await page.getByRole('button', { name: 'Launch book' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your launch book' })).toBeVisible();
  await visit('launch book');
  await openTopicByAddress(page);
  await page.context().clearCookies();
  await page.getByPlaceholder(PLACEHOLDER).fill('Sent without a session');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await visit('sign in again');
}

async function openTopicByAddress(page: Page) {
  await page.goto('/blueprints/audience');
  await expect(page.getByRole('heading', { level: 1, name: 'Identify Your Audience' })).toBeVisible();
  await settled(page);
}

for (const [device, width, height] of [
  ['desktop', 1280, 800],
  ['phone', 390, 844],
] as const) {
  test.describe(device, () => {
    test.use({ viewport: { width, height } });

    test('no accessibility violation on any screen or dialog, light and dark', async ({ page }) => {
      test.setTimeout(180_000);
      await walk(page, (place) => expectAccessible(page, place));
    });
  });
}

test.describe('320 pixels wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing scrolls sideways, not even with the largest text', async ({ page, app }) => {
    test.setTimeout(120_000);
    await page.context().addCookies([{ name: 'look', value: 'system.150', url: app.url }]);
    await walk(page, (place) => noSidewaysScroll(page, place));
  });

  test('a field is at least 16 pixels high in type, so that phones do not zoom', async ({ page }) => {
    await signUp(page);
    await openTopic(page, 'Your Identity');
    const size = await page
      .locator('textarea')
      .evaluate((area) => Number.parseFloat(getComputedStyle(area).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
  });
});

test('every button and link can be hit: 24 pixels or more', async ({ page }) => {
  await signUp(page);
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a[href]')]
        .filter((element) => element.checkVisibility() && !element.closest('article'))
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
        .map(({ name }) => name),
    );
  expect(await small()).toEqual([]);
  await openTopic(page, 'Your Identity');
  expect(await small()).toEqual([]);
});
