import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ownerAt } from '#harness/blueprint-owner.ts';
import { bringSession } from '#harness/browser-session.ts';
import { chromiumLaunchOptions } from '#harness/chromium.ts';
import { type RunningApp, runApp } from '#harness/running-app.ts';
import { atWork, storeAna } from './at-work.ts';
import type { Shoot } from './shoot.ts';

type Look = { name: string; width: number; height: number; colorScheme: 'light' | 'dark' };

const OUT_DIR = join('docs', 'screenshots', 'all');
const ANSWERS = [
  'I’m Ana. I have taught piano to about 200 adults in 14 years. They ask me how to start late without feeling foolish.',
  'A retired nurse played her first whole song and wept. I saw that adult beginners need a patient start.',
  'Patience, honesty about slow progress, and no one is too old to begin.',
];
const PLAN = `## Short bio

Ana teaches piano to adults who thought it was too late. In 14 years she has helped about 200 of them play their first whole song.

## Guiding values

- Patience: we go at the pace of your week.
- Honesty: slow progress is still progress.
- Welcome: no one is too old to begin.`;

const LOOKS: Look[] = (['light', 'dark'] as const).flatMap((colorScheme) => [
  { name: `desktop-${colorScheme}`, width: 1280, height: 800, colorScheme },
  { name: `phone-${colorScheme}`, width: 390, height: 844, colorScheme },
  // As with a keyboard up.
  { name: `keyboard-${colorScheme}`, width: 390, height: 420, colorScheme },
]);

async function shootLook(browser: Browser, app: RunningApp, look: Look) {
  const newcomer = await newDevice(browser, app, look);
  await visitors(newcomer.page, newcomer.shoot);
  await dashboard(newcomer.page, newcomer.shoot);
  await blueprint(newcomer.page, newcomer.shoot);
  await dialogs(newcomer.page, newcomer.shoot);
  await newcomer.context.close();
  const ana = await newDevice(browser, app, look);
  const person = await app.newPerson();
  await storeAna(ownerAt(app.url, person));
  await bringSession(ana.context, app.url, person);
  await atWork(ana.page, ana.shoot);
  await ana.context.close();
}

/** Content far below renders slightly later; an immediate screenshot would show a hole. */
const isLaidOut = () =>
  document
    .getAnimations()
    .every((it) => (it as CSSAnimation).animationName !== 'lay-out' || it.playState === 'finished');

async function newDevice(browser: Browser, { url }: RunningApp, { name, width, height, colorScheme }: Look) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const shoot: Shoot = async (screen, isWhole = false) => {
    const fullPage = isWhole && height > 500;
    await page.evaluate(() => document.fonts.ready);
    if (fullPage) await page.waitForFunction(isLaidOut);
    await page.screenshot({ path: join(OUT_DIR, `${screen}-${name}.png`), fullPage });
  };
  return { context, page, shoot };
}

async function visitors(page: Page, shoot: Shoot) {
  await page.goto('/reset-password?token=none');
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await shoot('reset-password');
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await shoot('sign-in');
  await page.goto('/example');
  await shoot('example');
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Need an account? Sign up' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Please enter a valid email').waitFor();
  await shoot('sign-up-errors');
  await page.getByLabel('Email').fill(`ana.${randomUUID().slice(0, 8)}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('seven quiet oaks');
  await page.getByLabel('Confirm password', { exact: true }).fill('seven quiet oaks');
  await page.keyboard.press('Enter');
  await page.getByRole('article').first().waitFor();
}

async function dashboard(page: Page, shoot: Shoot) {
  await shoot('dashboard-new', true);
  for (const title of ['Your Identity', 'Identify Your Audience', 'Business Purpose']) {
    await open(page, title);
    for (const text of title === 'Business Purpose' ? ANSWERS.slice(0, 1) : ANSWERS) await answer(page, text);
    if (title === 'Your Identity') {
      await page.getByPlaceholder('AI-generated content will appear here...').fill(PLAN);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    }
    await page.locator('[data-save-status="saved"]').waitFor();
    await page.getByRole('button', { name: 'Back to all topics' }).click();
  }
  await page.getByText('2 of 19 topics answered').waitFor();
  await page.mouse.move(0, 0);
  await shoot('dashboard');
  await shoot('dashboard-whole', true);
}

async function blueprint(page: Page, shoot: Shoot) {
  await open(page, 'Audience Analysis');
  await shoot('question');
  await page.getByRole('button', { name: 'Back to all topics' }).click();
  await open(page, 'Business Purpose');
  await shoot('second-question', true);
  await page.getByRole('button', { name: 'Back to all topics' }).click();
  await open(page, 'Your Identity');
  await page.getByRole('heading', { name: 'AI-Generated Output' }).waitFor();
  await shoot('finished', true);
  await page.goto('/book');
  await page.getByRole('heading', { level: 1, name: 'Launch book' }).waitFor();
  await shoot('book', true);
}

async function dialogs(page: Page, shoot: Shoot) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  await shoot('settings');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your account' }).click();
  await shoot('user-menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete progress and start over' }).first().click();
  await shoot('delete');
  await page.getByRole('button', { name: 'Delete and start over' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await shoot('undo');
  await page.getByRole('button', { name: 'Undo' }).click();
  await open(page, 'Brand Identity');
  await page.context().setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await answer(page, ANSWERS[0] ?? '');
  await shoot('offline');
  await page.context().setOffline(false);
}

async function open(page: Page, title: string) {
  // A phone shows later phases folded.
  const folded = page.getByRole('button', { name: / \d topics$/, expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

async function answer(page: Page, text: string) {
  const before = page.locator('textarea').first();
  await before.waitFor();
  await page.getByPlaceholder('Type your answer or use voice input...').fill(text);
  await page.getByRole('button', { name: /^Submit (?:last )?answer$/ }).click();
  await page.locator('textarea', { hasText: text }).first().waitFor();
}

const app = await runApp();
try {
  mkdirSync(OUT_DIR, { recursive: true });
  for (const look of LOOKS) {
    // After some hundred screenshots one browser fails.
    const browser = await chromium.launch(await chromiumLaunchOptions());
    await shootLook(browser, app, look).finally(() => browser.close());
  }
  console.log(`Screenshots of every screen are in ${OUT_DIR}.`);
} finally {
  await app.end();
}
