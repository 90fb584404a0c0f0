import type { Page } from '@playwright/test';
import { sessionIn } from '#harness/browser-session.ts';
import { expectAccessible } from './accessible.ts';
import {
  expect,
  openTopic,
  PLACEHOLDER,
  saved,
  settled,
  signInHere,
  signUp,
  signUpOnScreen,
  test,
} from './fixtures.ts';
import { goOffline, keepKey, readyToSignOut, signOut, welcome } from './saving-parts.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('settings-storage'));
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign out?' });

test('signing out deletes the key, unless it is one’s own computer, and then for the same person only', async ({
  page,
}) => {
  const account = await signUp(page);
  await test.step('without a key nothing is asked', async () => {
    await signOut(page);
    await welcome(page);
  });
  await test.step('signing out says that key and base URL are deleted, and deletes them', async () => {
    await signInHere(page, account);
    await keepKey(page);
    await signOut(page);
    const dialog = dialogOf(page);
    await expect(dialog).toHaveAccessibleDescription(
      'Signing out removes your AI key from this browser. You’ll need to paste it again next time.',
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
  await test.step('the key is deleted before a slow server has answered: the page may be closed meanwhile', async () => {
    await signInHere(page, account);
    await keepKey(page);
    const told = Promise.withResolvers<void>();
    await page.route('**/api/auth/sign-out', async (route) => {
      await told.promise;
      await route.continue();
    });
    await signOut(page);
    await dialogOf(page).getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('dialog', { name: 'Signing you out...' })).toBeVisible();
    await expect.poll(() => stored(page)).toBeNull();
    told.resolve();
    await welcome(page);
    await page.unroute('**/api/auth/sign-out');
    expect(await stored(page)).toBeNull();
  });
  await test.step('on one’s own computer the key is kept, for the same person only', async () => {
    await signInHere(page, account);
    await keepKey(page);
    await signOut(page);
    await dialogOf(page).getByLabel('Keep my key (this is my own computer)').check();
    await dialogOf(page).getByRole('button', { name: 'Sign Out' }).click();
    await welcome(page);
    await signInHere(page, account);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByLabel('OpenAI API Key', { exact: true })).toHaveValue('sk-abc123');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await signOut(page);
    await dialogOf(page).getByLabel('Keep my key (this is my own computer)').check();
    await dialogOf(page).getByRole('button', { name: 'Sign Out' }).click();
    await welcome(page);
    await signUp(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByLabel('OpenAI API Key', { exact: true })).toHaveValue('');
    expect((await stored(page)) ?? '').not.toContain('sk-abc123');
  });
});

async function typing(page: Page, words: string) {
  await openTopic(page, 'Your Identity');
  await settled(page);
  await page.waitForLoadState('networkidle');
  return () => page.getByPlaceholder(PLACEHOLDER).fill(words);
}

test('while the last words are being sent it says so at once, and one can still stay', async ({ page }) => {
  await page.clock.install();
  await signUp(page);
  const type = await typing(page, 'the very last words');
  const answers = Promise.withResolvers<void>();
  await page.route('**/blueprints/*', async (route) => {
    await answers.promise;
    await route.continue();
  });
  await type();
  // After five seconds it would ask: on a busy machine before any of this has been checked.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await signOut(page);
  await page.clock.runFor(200);
  const waiting = page.getByRole('dialog', { name: 'Saving your latest changes...' });
  await expect(waiting).toHaveAccessibleDescription(
    'One moment. We’ll sign you out as soon as they’re saved.',
  );
  await waiting.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(waiting).toHaveCount(0);
  await page.clock.resume();
  answers.resolve();
  await saved(page);
  await expect(page.getByPlaceholder(PLACEHOLDER)).toHaveValue('the very last words');
});

test('with a key and without a connection one dialog mentions both, and notices when all is saved', async ({
  context,
  page,
}) => {
  await signUp(page);
  await keepKey(page);
  const type = await typing(page, 'only here');
  await readyToSignOut(page);
  await goOffline(page);
  await type();
  await signOut(page);
  const unsaved = page.getByRole('dialog', { name: 'Some of your changes aren’t saved yet' });
  await expect(unsaved).toHaveAccessibleDescription(
    /^You’re offline, .*Signing out removes your AI key from this browser/,
  );
  await expect(unsaved.getByLabel('Keep my key (this is my own computer)')).toBeVisible();
  await expect(unsaved.getByRole('button')).toHaveText(['', 'Stay signed in', 'Sign out and lose changes']);
  await expectAccessible(page, 'signing out with unsaved words');
  await context.setOffline(false);
  await expect(dialogOf(page)).toContainText('Everything you wrote is saved now.');
  await dialogOf(page).getByRole('button', { name: 'Sign Out' }).click();
  await welcome(page);
});

/** The files prefetched when idle. On a busy machine that takes a while to start. */
async function lateParts(page: Page) {
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['soon', 'visitor'].every((part) => fetched.some((name) => name.includes(`/assets/${part}-`)));
  });
  await page.waitForLoadState('networkidle');
}

test('with everything saved one can sign out without a connection, and the next person has to sign in', async ({
  app,
  context,
  page,
}) => {
  await signUp(page);
  await lateParts(page);
  await context.setOffline(true);
  await signOut(page);
  await welcome(page);
  await context.setOffline(false);
  // A server-rendered page must not know them anymore, before any script has run.
  const drawn = await page.request.get('/').then((answer) => answer.text());
  expect(drawn).toContain('Welcome Back');
  await page.reload();
  await welcome(page);
  await signUpOnScreen(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await test.step('and the session ends as soon as the connection is back, even if nobody comes', async () => {
    const session = await sessionIn(context, app.url);
    const isAlive = async () => {
      const answer = await fetch(`${app.url}/api/auth/session`, { headers: { cookie: session } });
      return (await answer.json()).user !== null;
    };
    expect(await isAlive()).toBe(true);
    await lateParts(page);
    await context.setOffline(true);
    await signOut(page);
    await welcome(page);
    await context.setOffline(false);
    await expect.poll(isAlive).toBe(false);
  });
});
