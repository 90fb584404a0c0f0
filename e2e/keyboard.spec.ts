import type { Page } from '@playwright/test';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { test } from './book-fixtures.ts';
import { backToCards, expect, newAccount, PLACEHOLDER, saved } from './fixtures.ts';

async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      const label = isField ? element.labels?.[0]?.textContent : null;
      return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (focused.trim() === name) return;
  }
  throw new Error(`No Tab reaches "${name}".`);
}

const outlineOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return '';
    const own = getComputedStyle(element).outlineStyle;
    return own === 'none' ? getComputedStyle(element, '::after').outlineStyle : own;
  });

test('the keyboard alone is enough, from sign-up to a finished blueprint, in dialogs and in menus', async ({
  page,
}) => {
  await test.step('from sign-up to a finished blueprint with the keyboard alone', async () => {
    const account = newAccount();
    await page.goto('/');
    await tabTo(page, 'Need an account? Sign up');
    expect(await outlineOf(page)).toBe('solid');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Create an Account' })).toBeFocused();
    await tabTo(page, 'Email');
    await page.keyboard.type(account.email);
    await tabTo(page, 'Password');
    await page.keyboard.type(account.password);
    await tabTo(page, 'Confirm password');
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(19);

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, 'Your Identity');
    expect(await outlineOf(page)).toBe('solid');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Your Identity' })).toBeVisible();
    for (const words of ['I teach piano', 'A small scene', 'Patience']) {
      await expect(page.getByPlaceholder(PLACEHOLDER)).toBeFocused();
      await page.keyboard.type(words);
      await page.keyboard.press('Control+Enter');
    }
    await expect(page.getByText('100%', { exact: true })).toBeVisible();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    await saved(page);
  });
  await test.step('dialogs keep the focus inside and give it back', async () => {
    await backToCards(page);
    const settings = page.getByRole('button', { name: 'Settings' });
    await settings.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(settings).toBeFocused();
  });
  await test.step('the user menu opens, moves and closes with keys', async () => {
    const menu = page.getByRole('button', { name: 'Your account' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await tabTo(page, 'Sign Out');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, 'Sign Out');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Blueprints' })).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('a screen loaded on demand starts at its heading', async () => {
    for (const [link, heading] of [
      ['Launch book', 'Your launch book'],
      ['This week', 'This week'],
      ['My facts', 'My facts'],
    ] as const) {
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    }
  });
  await test.step('signing out announces the new screen', async () => {
    await page.getByRole('button', { name: 'Your account' }).press('Enter');
    await tabTo(page, 'Sign Out');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeFocused();
  });
});

test('links lead to other screens, and a plan is two tabs away', async ({ page, owner, context }) => {
  const output = '## Overview\n\nPlain words.\n\n## Steps\n\nOne step.\n';
  await owner.store(answeredBlueprint({ type: 'identity', answers: ['One', 'Two', 'Three'], output }));
  await page.goto('/');
  const card = page.getByRole('link', { name: 'Your Identity', exact: true });
  await expect(card).toHaveAttribute('href', '/blueprints/identity');
  await expect(page.getByRole('link', { name: 'Continue', exact: true })).toHaveAttribute(
    'href',
    '/blueprints/audience',
  );
  const opened = context.waitForEvent('page');
  await card.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL(/\/$/);
  await card.click();
  await expect(page.getByRole('heading', { name: 'Steps' })).toBeVisible();
  await page.goto('/blueprints/identity');
  const plan = page.getByRole('document', { name: 'Your plan' });
  await expect(plan.getByRole('button', { name: /Steps/ })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to my plan' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to my plan' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(plan).toBeFocused();
  await expect(plan).toBeInViewport();
  // If it is taller than the window, a browser would scroll to its middle.
  await plan.evaluate((element) => element.style.setProperty('min-height', '4000px'));
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: 'Skip to my plan' }).focus();
  await page.keyboard.press('Enter');
  await expect(plan).toBeFocused();
  expect(await plan.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  // In reading order: first a section's name, then its actions.
  const order = await plan.evaluate((element) =>
    [...element.querySelectorAll('h2, h3, button')].map(({ tagName }) => tagName),
  );
  expect(order).toEqual([order[0], 'BUTTON', order[0], 'BUTTON']);
  expect(order[0]).toMatch(/^H/);
});

test('the undo keys trigger a notice’s Undo, with an announcement', async ({ page, owner }) => {
  await owner.store(answeredBlueprint({ type: 'identity', answers: ['One', 'Two', 'Three'] }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Delete progress and start over: Your Identity' }).press('Enter');
  await page.getByRole('button', { name: 'Delete and start over' }).press('Enter');
  const heard = page.locator('[aria-live="polite"]');
  await expect(heard.getByText('“Your Identity” was deleted.')).toHaveCount(1);
  await expect.poll(async () => (await owner.list()).length).toBe(0);
  // From here the notice with its button is a hundred Tabs away.
  await page.keyboard.press('Control+z');
  await expect(heard.getByText('“Your Identity” is back.')).toHaveCount(1);
  await expect.poll(async () => (await owner.list()).map(({ type }) => type)).toEqual(['identity']);
  await expect(page.getByRole('link', { name: 'Your Identity', exact: true })).toBeFocused();
});
