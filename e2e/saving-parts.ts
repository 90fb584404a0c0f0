import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContext,
  chromium,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { StoredBlueprint } from '#domain/blueprint/blueprint.ts';
import { answerQuestion, createBlueprint } from '#domain/blueprint/change-blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { chromiumLaunchOptions } from '#harness/chromium.ts';
import type { RunningApp } from '#harness/running-app.ts';
import { type Account, newAccount } from './fixtures.ts';

/** SAVING_RUNS=full runs every round, before a release; without it the same tests run a few rounds each. */
export function rounds(few: number, full: number): number {
  return process.env.SAVING_RUNS === 'full' ? full : few;
}

export type Person = { account: Account; uid: string };

/** An account made over HTTP; the cookies are in the context. */
export async function arrive(
  context: BrowserContext,
  app: RunningApp,
  account = newAccount(),
): Promise<Person> {
  const uid = await enter(context, app, 'sign-up', account);
  return { account, uid };
}

export async function returnAs(context: BrowserContext, app: RunningApp, account: Account): Promise<string> {
  return enter(context, app, 'sign-in', account);
}

async function enter(
  context: BrowserContext,
  app: RunningApp,
  how: string,
  account: Account,
): Promise<string> {
  const answer = await context.request.post(`${app.url}/api/auth/${how}`, {
    data: account,
    headers: { origin: app.url },
  });
  expect(answer.status()).toBe(200);
  const { user } = await answer.json();
  return user.uid;
}

/** A blueprint on the server with these answers, as if answered earlier. */
export async function seed(
  context: BrowserContext,
  app: RunningApp,
  uid: string,
  type: BlueprintType,
  answers: readonly string[],
): Promise<string> {
  const now = new Date().toISOString();
  const id = crypto.randomUUID();
  const blank = createBlueprint({
    id,
    type,
    title: `Topic ${type}`,
    description: 'A topic of the tests',
    now,
  });
  const data = answers.reduce((made, text, index) => answerQuestion(made, index, text, now), blank);
  const answer = await context.request.put(`${app.url}/api/users/${uid}/blueprints/${id}`, {
    data,
    headers: { origin: app.url, 'if-none-match': '*' },
  });
  expect(answer.status()).toBe(200);
  return id;
}

export async function serverDocs(
  context: BrowserContext,
  app: RunningApp,
  uid: string,
): Promise<StoredBlueprint[]> {
  const answer = await context.request.get(`${app.url}/api/users/${uid}/blueprints`);
  const { blueprints } = await answer.json();
  return blueprints;
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

export async function openAt(page: Page, app: RunningApp, type: BlueprintType = 'identity'): Promise<void> {
  await page.goto(`${app.url}/blueprints/${type}`);
  await expect(earlier(page, 0)).toBeVisible();
}

export async function typeInto(field: Locator, text: string, delay = 0): Promise<void> {
  // Not End alone: in a text that wraps it only leads to the end of a line.
  await field.press('Control+End');
  await field.pressSequentially(text, { delay });
}

export async function statusOf(page: Page): Promise<string | null> {
  return page.locator('[data-save-status]').first().getAttribute('data-save-status');
}

/** A browser of its own process and profile, that can be killed like in a power cut. */
export type KillableBrowser = { context: BrowserContext; page: Page; kill(): Promise<void> };

export function newProfile(): { dir: string; discard(): void } {
  const dir = mkdtempSync(join(tmpdir(), 'cornerstone-profile-'));
  return { dir, discard: () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }) };
}

export async function launchKillable(profile: string): Promise<KillableBrowser> {
  const { executablePath, args = [] } = await chromiumLaunchOptions();
  if (!executablePath) throw new Error('No Chromium to start.');
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(executablePath, [...args, ...flags], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await chromium.connectOverCDP(await devToolsAddress(child));
  const context = contextOf(browser);
  return {
    context,
    page: context.pages()[0] ?? (await context.newPage()),
    async kill() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // The whole group: a browser is many processes, and its storage is written by another than the page's.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await ended;
      await wait(50);
    },
  };
}

function contextOf(browser: Browser): BrowserContext {
  const context = browser.contexts()[0];
  if (!context) throw new Error('The browser has no context.');
  return context;
}

function devToolsAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += String(chunk);
      const address = /DevTools listening on (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`Chromium ended: ${said}`)));
  });
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}
