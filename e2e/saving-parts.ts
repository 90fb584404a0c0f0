import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { StoredBlueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { type BlueprintOwner, ownerAt } from '#harness/blueprint-owner.ts';
import { bringSession, sessionIn } from '#harness/browser-session.ts';
import { roundsOf } from '#harness/rounds.ts';
import type { RunningApp } from '#harness/running-app.ts';
import type { Account } from './fixtures.ts';

/** SAVING_RUNS=n, or all of them with ROUNDS=full. */
export function rounds(usual: number, full: number): number {
  return roundsOf('SAVING_RUNS', { usual, full });
}

export type Person = {
  account: Account;
  uid: string;
  /** Stores a blueprint with these answers on the server, as if answered earlier; returns its id. */
  answered: (type: BlueprintType, answers: readonly string[]) => Promise<string>;
  /** The server's documents, read with the context's current session. */
  docs: () => Promise<StoredBlueprint[]>;
  answer: (index: 0 | 1 | 2, type?: BlueprintType) => Promise<string>;
};

/** A new person, signed in within this context. */
export async function arrive(context: BrowserContext, app: RunningApp): Promise<Person> {
  const { uid, email, password, cookie } = await app.newPerson();
  await bringSession(context, app.url, { cookie });
  return {
    account: { email, password },
    uid,
    answered: (type, answers) => seed(context, app, uid, type, answers),
    docs: () => serverDocs(context, app, uid),
    answer: (index, type) => serverAnswer(context, app, uid, index, type),
  };
}

/** A new person who has answered part of Your Identity, and has it open on this page. */
export async function begin(page: Page, app: RunningApp, answers: readonly string[]): Promise<Person> {
  const person = await arrive(page.context(), app);
  await person.answered('identity', answers);
  await openAt(page, app);
  return person;
}

/** Expires sessions by time: nobody has ended them. */
export function letSessionsRunOut(app: RunningApp, { uid }: Pick<Person, 'uid'>): void {
  const database = new DatabaseSync(join(app.dataDir, 'cornerstone.db'), { timeout: 5_000 });
  database.prepare('UPDATE sessions SET expires_at = 1 WHERE uid = ?').run(uid);
  database.close();
}

/** A separate session for an existing account, as on another device. */
export async function returnAs(context: BrowserContext, app: RunningApp, account: Account): Promise<string> {
  const answer = await context.request.post(`${app.url}/api/auth/sign-in`, {
    data: account,
    headers: { origin: app.url },
  });
  expect(answer.status()).toBe(200);
  const { user } = await answer.json();
  return user.uid;
}

export async function ownerIn(
  context: BrowserContext,
  app: RunningApp,
  uid: string,
): Promise<BlueprintOwner> {
  return ownerAt(app.url, { uid, cookie: await sessionIn(context, app.url) });
}

/** A blueprint on the server with these answers, as if answered earlier. */
async function seed(
  context: BrowserContext,
  app: RunningApp,
  uid: string,
  type: BlueprintType,
  answers: readonly string[],
): Promise<string> {
  const owner = await ownerIn(context, app, uid);
  return (await owner.store(answeredBlueprint({ type, answers }))).id;
}

export async function serverDocs(
  context: BrowserContext,
  app: RunningApp,
  uid: string,
): Promise<StoredBlueprint[]> {
  return (await ownerIn(context, app, uid)).list();
}

export async function serverAnswer(
  context: BrowserContext,
  app: RunningApp,
  uid: string,
  index: 0 | 1 | 2,
  type: BlueprintType = 'identity',
): Promise<string> {
  const docs = await serverDocs(context, app, uid);
  return docs.find((doc) => doc.type === type)?.content.answers[index] ?? '';
}

export function earlier(page: Page, index: number): Locator {
  return page.locator('section[aria-labelledby="earlier-answers"] textarea').nth(index);
}

export async function openAt(page: Page, app: RunningApp): Promise<void> {
  await page.goto(`${app.url}/blueprints/identity`);
  await expect(earlier(page, 0)).toBeVisible();
}

/** Disconnects the network after the page has loaded its late parts: it can't do so afterwards. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/** Its code is prefetched when idle: offline before that, signing out could not ask at all. */
export async function readyToSignOut(page: Page): Promise<void> {
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    );
  await expect.poll(fetched).toMatch(/\/soon-[^ ]+\.js/);
}

export async function typeInto(field: Locator, text: string, delay = 0): Promise<void> {
  // Not End alone: in wrapped text it only moves to the end of a line.
  await field.press('Control+End');
  await field.pressSequentially(text, { delay });
}

export async function statusOf(page: Page): Promise<string | null> {
  return page.locator('[data-save-status]').first().getAttribute('data-save-status');
}

/** The first screen, signed out. */
export async function welcome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
}

export async function keepKey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('OpenAI API Key', { exact: true }).fill('sk-abc123');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}
