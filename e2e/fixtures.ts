import { test as base, expect, type Page } from '@playwright/test';
import { bringSession } from '#harness/browser-session.ts';
import { type Account, newAccount } from '#harness/http-person.ts';
import { type RunningApp, runApp } from '#harness/running-app.ts';
import { rowsOnDevice } from './device-rows.ts';

export { type Account, expect, newAccount };

type TestParts = {
  /** Console errors that a test expects; any other error in the page fails it. */
  expectedErrors: RegExp[];
  cleanConsole: undefined;
  savesData: undefined;
};

type WorkerParts = { app: RunningApp; serverEnv: Record<string, string> };

// A worker is a process with one server: other settings start another worker. So `signUp` only needs a page.
let appOfWorker: RunningApp | undefined;

export const test = base.extend<TestParts, WorkerParts>({
  serverEnv: [{}, { scope: 'worker', option: true }],
  app: [
    async ({ serverEnv }, use) => {
      appOfWorker = await runApp(serverEnv);
      await use(appOfWorker);
      await appOfWorker.end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  expectedErrors: [[], { option: true }],
  cleanConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(undefined);
      const allowed = [/^Failed to load resource/, ...expectedErrors];
      expect(errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
  // Unused screens are not prefetched: forty files per visit, a third of its processor time. Tests of the service
  // worker need them, since they open screens offline.
  savesData: [
    async ({ context, serviceWorkers }, use) => {
      if (serviceWorkers === 'block')
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      await use(undefined);
    },
    { auto: true },
  ],
});

export const PLACEHOLDER = 'Type your answer or use voice input...';

/** A new person, signed in without the sign-up screens; waits for the cards. */
export async function signUp(page: Page, path = '/', origin = appOfWorker?.url ?? ''): Promise<Account> {
  if (!appOfWorker) throw new Error('No server: take `test` from these fixtures.');
  const person = await appOfWorker.newPerson();
  await bringSession(page.context(), origin, person);
  await page.goto(`${origin}${path}`);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  return person;
}

/** Creates an account through the screen and waits for the cards. */
export async function signUpOnScreen(page: Page): Promise<Account> {
  const account = newAccount();
  await page.goto('/');
  await page.getByRole('button', { name: 'Need an account? Sign up' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  return account;
}

export async function signIn(page: Page, account: Account, path = '/'): Promise<void> {
  await page.goto(path);
  await signInHere(page, account);
}

/** On the current screen. */
export async function signInHere(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
}

export async function openTopic(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Answers the open questions. */
export async function answer(page: Page, ...answers: string[]): Promise<void> {
  for (const text of answers) {
    const field = page.getByPlaceholder(PLACEHOLDER);
    await field.fill(text);
    await page.getByRole('button', { name: /^Submit (?:last )?answer$/ }).click();
    await expect(field.or(page.getByRole('heading', { name: 'AI-Generated Output' })).first()).toBeVisible();
    await expect(page.locator('textarea', { hasText: text }).first()).toBeVisible();
  }
}

/** Opens a group of My facts, which renders its rows. */
export async function openFacts(page: Page, group: string): Promise<void> {
  const row = page.getByRole('button', { name: new RegExp(`^${group} \\d+ of `) });
  await row.waitFor();
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
}

export async function backToCards(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to all topics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Business Launch Blueprint' })).toBeVisible();
}

/** Waits until the server has every word. */
export async function saved(page: Page): Promise<void> {
  await expect(page.locator('[data-save-status="saved"]')).toBeVisible();
}

/** Waits until nothing is unsaved. A card that was merely opened shows no saving status. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-save-status]:not([data-save-status="saved"])')).toHaveCount(0);
}

/** Waits until some row of this browser's database holds the words. */
export async function keptOnDevice(page: Page, words: string): Promise<void> {
  await expect.poll(async () => JSON.stringify(await rowsOnDevice(page))).toContain(words);
}
