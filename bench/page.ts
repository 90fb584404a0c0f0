import { type Browser, chromium } from '@playwright/test';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { ownerAt } from '#harness/blueprint-owner.ts';
import { bringSession } from '#harness/browser-session.ts';
import { chromiumLaunchOptions } from '#harness/chromium.ts';
import { signUpOver } from '#harness/http-person.ts';
import { runApp } from '#harness/running-app.ts';
import { editPlan } from './page-editing.ts';
import {
  clickToFrame,
  readMarks,
  slowDown,
  slowPage,
  typeAndTime,
  untilCards,
  usableAt,
} from './page-measures.ts';
import { startReference } from './page-reference.ts';
import { measureStream } from './stream/measure-stream.ts';

const STREAM_ROWS = [
  ['  frames to the first text (goal 1)', 'framesToFirstText', ''],
  ['  longest frame, hand-over too (goal < 50)', 'longestFrameMs', 'ms'],
  ['  longest task while writing', 'longestTaskMs', 'ms'],
  ['  longest task of the hand-over', 'longestHandOverTaskMs', 'ms'],
] as const;
const RUNS = 3;
const KEYS = 120;
const FULL_PLAN = '## A heading\n\nA paragraph of an ordinary plan, with a few words in it.\n\n'.repeat(90);

const app = await runApp();
const reference = await startReference();
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  // Turn by turn, so that a busy minute of the machine is on both sides.
  const pairs = await times(RUNS, async () => ({
    our: await firstScreen(browser, app.url),
    their: await firstScreen(browser, reference.url),
  }));
  const ours = pairs.map(({ our }) => our);
  const theirs = pairs.map(({ their }) => their);
  const ratio = median(ours.map((run) => run.lcp)) / median(theirs.map((run) => run.lcp));
  row('Sign-in screen, largest paint', median(ours.map((run) => run.lcp)), 'ms');
  row('Sign-in screen, usable', median(ours.map((run) => run.usable)), 'ms');
  row('Firebase + openai, largest paint', median(theirs.map((run) => run.lcp)), 'ms');
  row('Firebase + openai, script (gzip)', reference.scriptBytes / 1000, 'kB');
  row('Ratio of largest paints (goal <= 0.25)', ratio, '', 2);

  const signedIn = await times(RUNS, () => signInAndReload(browser, app.url));
  row('Sign in -> 19 cards (goal <= 1200)', median(signedIn.map((run) => run.signIn)), 'ms');
  row('Signed-in reload -> cards (goal <= 1800)', median(signedIn.map((run) => run.reload)), 'ms');
  row('Card -> question (goal <= 150)', median(signedIn.map((run) => run.question)), 'ms');

  const typing = await times(RUNS, () => typeWithFullPlans(browser, app.url));
  row('Typing, 19 plans loaded: key to frame p95 (goal <= 32)', median(typing.map((run) => run.p95)), 'ms');
  row('Typing: longest task (goal <= 50)', median(typing.map((run) => run.longest)), 'ms');

  const editing = await times(RUNS, () => editPlan(browser, app, KEYS));
  const figures = editing.map((run) => ({ ...run, p95: percentile(run.keyTimes, 0.95) }));
  row('Opening a plan of 20 kB for editing (goal <= 150)', median(figures.map((run) => run.opening)), 'ms');
  row('Editing it: key to frame p95 (goal <= 32)', median(figures.map((run) => run.p95)), 'ms');
  row('Editing it: longest task', median(figures.map((run) => run.longest)), 'ms');
} finally {
  await browser.close();
  reference.stop();
  await app.end();
}

// At the pace of the fastest services, and all at once, which no service does: the second shows what is left.
for (const [label, pace] of [
  ['Stream of 20 kB, 500 chunks a second', 500],
  ['The same, all at once', 0],
] as const) {
  const streams = await times(RUNS, async () =>
    measureStream({ launch: await chromiumLaunchOptions(), cpuSlowdown: 4, pace }),
  );
  const figure = (name: (typeof STREAM_ROWS)[number][1]) => median(streams.map((figures) => figures[name]));
  console.log(label);
  for (const [words, name, unit] of STREAM_ROWS) row(words, figure(name), unit);
}

async function firstScreen(chrome: Browser, url: string) {
  const { context, page } = await slowPage(chrome, url);
  await page.goto('/', { waitUntil: 'load' });
  const usable = await usableAt(page);
  await page.waitForLoadState('networkidle');
  const { lcp } = await readMarks(page);
  await context.close();
  return { lcp, usable };
}

async function signInAndReload(chrome: Browser, url: string) {
  const { context, page } = await slowPage(chrome, url);
  // Signed up in full, not planted: checking the password is part of signing in.
  const account = await signUpOver(url);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  const start = await page.evaluate(() => {
    const now = performance.now();
    document.querySelector('form')?.requestSubmit();
    return now;
  });
  const signIn = (await untilCards(page)) - start;
  await page.reload();
  const reload = await untilCards(page);
  await page.waitForLoadState('networkidle');
  const question = await clickToFrame(page, 'Your Identity', 'textarea');
  await context.close();
  return { signIn, reload, question };
}

async function typeWithFullPlans(chrome: Browser, url: string) {
  const { context, page } = await slowPage(chrome, url);
  const person = await app.newPerson();
  await bringSession(context, url, person);
  const owner = ownerAt(url, person);
  const answers = Array.from({ length: 3 }, () => 'An answer of a few sentences. '.repeat(12));
  for (const type of BLUEPRINT_TYPES)
    await owner.store(answeredBlueprint({ type, answers, output: FULL_PLAN }));
  await page.goto('/blueprints/identity');
  await page.getByRole('heading', { name: 'AI-Generated Output' }).waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page, false);
  const before = (await readMarks(page)).longTasks.length;
  const keyTimes = await typeAndTime(page, KEYS);
  const { longTasks } = await readMarks(page);
  await context.close();
  return { p95: percentile(keyTimes, 0.95), longest: Math.max(0, ...longTasks.slice(before)) };
}

async function times<T>(count: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < count; index += 1) results.push(await run());
  return results;
}

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function median(values: number[]): number {
  return percentile(values, 0.5);
}

function row(name: string, value: number, unit: string, digits = 0) {
  console.log(`${name.padEnd(56)} ${value.toFixed(digits).padStart(7)} ${unit}`);
}
