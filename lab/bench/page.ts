import { type Browser, chromium } from '@playwright/test';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { ownerAt } from '#harness/blueprint-owner.ts';
import { bringSession } from '#harness/browser-session.ts';
import { chromiumLaunchOptions } from '#harness/chromium.ts';
import { type HttpPerson, signUpOver } from '#harness/http-person.ts';
import { readyForOffline } from '#harness/ready-for-offline.ts';
import { runApp } from '#harness/running-app.ts';
import { editPlan } from './page-editing.ts';
import { paintOf, paintParagraph, typeIntoBareBox } from './page-floor.ts';
import {
  clickToFrame,
  newPhone,
  readMarks,
  saysWrongAt,
  slowDown,
  slowPage,
  slowPageIn,
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
const LETTERS = 20;
const FULL_PLAN = '## A heading\n\nA paragraph of an ordinary plan, with a few words in it.\n\n'.repeat(90);

// `npm run lab -- page editing stream` measures only these parts; without a name, all of them.
const PARTS = ['first-screen', 'signed-in', 'second-visit', 'typing', 'editing', 'stream'] as const;
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !PARTS.some((part) => part === name));
if (unknown) throw new Error(`There is no part "${unknown}": ${PARTS.join(', ')}.`);
const isWanted = (part: (typeof PARTS)[number]) => asked.length === 0 || asked.includes(part);

const app = await runApp();
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  if (isWanted('first-screen')) await measureFirstScreen();
  if (isWanted('signed-in')) await measureSignedIn();
  if (isWanted('second-visit')) {
    const visits = await times(RUNS, () => secondVisit(browser, app.url));
    row('Second visit -> 19 cards with plans (goal <= 500)', median(visits), 'ms');
  }
  if (isWanted('typing')) {
    const typing = await times(RUNS, async () => ({
      ...(await typeWithFullPlans(browser, app.url)),
      bare: percentile(await typeIntoBareBox(browser, KEYS), 0.95),
    }));
    row('Typing, 19 plans loaded: key to frame p95 (goal <= 32)', median(typing.map((run) => run.p95)), 'ms');
    row('  the same in a box on an empty page', median(typing.map((run) => run.bare)), 'ms');
    row('Typing: longest task (goal <= 50)', median(typing.map((run) => run.longest)), 'ms');
  }
  if (isWanted('editing')) await measureEditing();
} finally {
  await browser.close();
  await app.end();
}

if (isWanted('stream')) await measureStreams();

async function measureFirstScreen() {
  const reference = await startReference();
  try {
    // Alternating, so that a busy minute of the machine affects both sides.
    const pairs = await times(RUNS, async () => ({
      our: await firstScreen(browser, app.url),
      their: await firstScreen(browser, reference.url),
      bare: await paintParagraph(browser),
    }));
    const ours = pairs.map(({ our }) => our);
    const theirs = pairs.map(({ their }) => their);
    const ratio = median(ours.map((run) => run.lcp)) / median(theirs.map((run) => run.lcp));
    row('Sign-in screen, largest paint', median(ours.map((run) => run.lcp)), 'ms');
    row('Sign-in screen, answers', median(ours.map((run) => run.answers)), 'ms');
    row('Sign-in screen, React has taken over', median(ours.map((run) => run.react)), 'ms');
    row('Firebase + openai, largest paint', median(theirs.map((run) => run.lcp)), 'ms');
    row('Firebase + openai, answers', median(theirs.map((run) => run.answers)), 'ms');
    row('Firebase + openai, script (gzip)', reference.scriptBytes / 1000, 'kB');
    const bare = median(pairs.map((pair) => pair.bare)) / median(theirs.map((run) => run.lcp));
    row('Ratio of largest paints (goal <= 0.2)', ratio, '', 2);
    row('  the same of a page with one paragraph', bare, '', 2);
    const answering = median(ours.map((run) => run.answers)) / median(theirs.map((run) => run.answers));
    row('Ratio of first answers (goal <= 0.5)', answering, '', 2);
    row('Sign-in screen, says which field is wrong', median(ours.map((run) => run.wrong)), 'ms');
    row('Firebase + openai, says which field is wrong', median(theirs.map((run) => run.wrong)), 'ms');
    const saying = median(ours.map((run) => run.wrong)) / median(theirs.map((run) => run.wrong));
    row('Ratio of the two (goal <= 0.5)', saying, '', 2);
    row('Letter to frame there (goal <= 50)', median(ours.map((run) => run.letter)), 'ms');
    row('Letter to frame, Firebase + openai', median(theirs.map((run) => run.letter)), 'ms');
  } finally {
    reference.stop();
  }
}

async function measureSignedIn() {
  const signedIn = await times(RUNS, () => signInAndReload(browser, app.url));
  const reload = 'Signed-in reload, no worker yet -> cards (goal <= 1000)';
  row('Sign in -> 19 cards (goal <= 1000)', median(signedIn.map((run) => run.signIn)), 'ms');
  row(reload, median(signedIn.map((run) => run.reload)), 'ms');
  row('Card -> question (goal <= 150)', median(signedIn.map((run) => run.question)), 'ms');
}

async function measureEditing() {
  const editing = await times(RUNS, async () => ({
    ...(await editPlan(browser, app, KEYS)),
    bare: percentile(await typeIntoBareBox(browser, KEYS), 0.95),
  }));
  const figures = editing.map((run) => ({ ...run, p95: percentile(run.keyTimes, 0.95) }));
  row('Opening a plan of 20 kB for editing (goal <= 150)', median(figures.map((run) => run.opening)), 'ms');
  row('Editing it: key to frame p95 (goal <= 32)', median(figures.map((run) => run.p95)), 'ms');
  row('  the same in a box on an empty page', median(figures.map((run) => run.bare)), 'ms');
  row('Editing it: longest task', median(figures.map((run) => run.longest)), 'ms');
}

// At the pace of the fastest services, and all at once, which no service does: the latter shows the headroom.
async function measureStreams() {
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
}

async function firstScreen(chrome: Browser, url: string) {
  const lcp = await paintOf(chrome, url);
  const { context, page } = await slowPage(chrome, url);
  // Don't wait for everything to load: the form may respond long before.
  await page.goto('/', { waitUntil: 'commit' });
  const answers = await usableAt(page, 'anything');
  const react = await usableAt(page, 'react');
  await page.waitForLoadState('networkidle');
  const letters = await typeAndTime(page, LETTERS, page.locator('#email'));
  await context.close();
  const sent = await slowPage(chrome, url);
  await sent.page.goto('/', { waitUntil: 'commit' });
  const wrong = await saysWrongAt(sent.page);
  await sent.context.close();
  return { lcp, answers, react, wrong, letter: percentile(letters, 0.5) };
}

async function signInAndReload(chrome: Browser, url: string) {
  const { context, page } = await slowPage(chrome, url);
  // A real sign-up, not an inserted account: checking the password is part of signing in.
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

/** A returning person, with everything on the device. The worker itself is not slowed down. */
async function secondVisit(chrome: Browser, url: string): Promise<number> {
  const context = await newPhone(chrome, url, 'allow');
  const person = await app.newPerson();
  await bringSession(context, url, person);
  await storeFullPlans(url, person);
  const first = await context.newPage();
  await first.goto('/');
  await readyForOffline(first, BLUEPRINT_TYPES.length);
  await first.close();
  const page = await slowPageIn(context);
  await page.goto('/');
  const cards = await untilCards(page);
  await context.close();
  return cards;
}

async function storeFullPlans(url: string, person: HttpPerson): Promise<void> {
  const owner = ownerAt(url, person);
  const answers = Array.from({ length: 3 }, () => 'An answer of a few sentences. '.repeat(12));
  for (const type of BLUEPRINT_TYPES)
    await owner.store(answeredBlueprint({ type, answers, output: FULL_PLAN }));
}

async function typeWithFullPlans(chrome: Browser, url: string) {
  const { context, page } = await slowPage(chrome, url);
  const person = await app.newPerson();
  await bringSession(context, url, person);
  await storeFullPlans(url, person);
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
