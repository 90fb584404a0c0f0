import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, signIn, signUp, test } from './fixtures.ts';
import { signOut } from './saving-parts.ts';

async function withKey(page: Page) {
  const account = await signUp(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('OpenAI API Key', { exact: true }).fill('sk-abc123');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return account;
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('settings-storage'));
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign out?' });
const welcome = (page: Page) => expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();

test('signing out says that key and base URL are forgotten, and forgets them', async ({ page }) => {
  await withKey(page);
  await signOut(page);
  const dialog = dialogOf(page);
  await expect(dialog).toHaveAccessibleDescription(
    'Signing out makes this browser forget your AI key and base URL. You’d have to enter them again next time.',
  );
  await expectAccessible(page, 'sign out');
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await stored(page)).toContain('sk-abc123');
  await signOut(page);
  await dialog.getByRole('button', { name: 'Sign Out' }).click();
  await welcome(page);
  expect(await stored(page)).toBeNull();
});

test('on one’s own computer the key is kept, for the same person only', async ({ page }) => {
  const account = await withKey(page);
  await signOut(page);
  await dialogOf(page).getByLabel('This is my own computer: keep the key').check();
  await dialogOf(page).getByRole('button', { name: 'Sign Out' }).click();
  await welcome(page);
  await signIn(page, account);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByLabel('OpenAI API Key', { exact: true })).toHaveValue('sk-abc123');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await signOut(page);
  await dialogOf(page).getByLabel('This is my own computer: keep the key').check();
  await dialogOf(page).getByRole('button', { name: 'Sign Out' }).click();
  await welcome(page);
  await signUp(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByLabel('OpenAI API Key', { exact: true })).toHaveValue('');
  expect((await stored(page)) ?? '').not.toContain('sk-abc123');
});

test('without a key nothing is asked', async ({ page }) => {
  await signUp(page);
  await signOut(page);
  await welcome(page);
});
