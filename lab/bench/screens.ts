import type { Page } from '@playwright/test';
import { DOCUMENT_ROUTES, pathOf } from '#domain/api/api-routes.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { createBlueprint, editOutput } from '#domain/blueprint/change-blueprint.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { addDays, sayDay } from '#domain/reading/calendar.ts';
import { recordedPlans } from '#domain/week/testing/date-figures.ts';
import type { BlueprintOwner } from '#harness/blueprint-owner.ts';
import { median } from '#harness/median.ts';
import { type Round, slowDown, slowedRounds, threadTime } from './slowed-rounds.ts';

// 19 plans of 20 kB with 200 dated items, on a processor slowed four times: each of these screens must open within 150
// ms, and no task may exceed 50 ms while it opens, while it then reads the plans, and while somebody ticks.
const CHARACTERS = 20_000;
const DATED = 200;
const SLOWDOWN = 4;
const OPEN_LIMIT_MS = 150;
const TASK_LIMIT_MS = 50;
const SCREENS = [
  // Rendered together with its lists; the dashboard has the same link, but is another place.
  { path: '/facts', drawn: 'a[href="/facts"][aria-current="page"]' },
  { path: '/week', drawn: '.task-row' },
  { path: '/launch', drawn: '.launch-part' },
] as const;

export type ScreenRow = { readonly name: string; readonly ms: number; readonly limit: number };

/** The median of some rounds for each screen, with its longest task; last, the week's thread time, for comparison. */
export async function measureScreens(rounds: number): Promise<ScreenRow[]> {
  const opened = new Map<string, number[]>(SCREENS.map(({ path }) => [path, []]));
  const longest = new Map<string, number[]>(SCREENS.map(({ path }) => [path, []]));
  const ticked: number[] = [];
  const threads: number[] = [];
  await slowedRounds(
    rounds,
    async (round) => {
      await prepare(round);
      const { page, devtools } = round;
      for (const screen of SCREENS) {
        const before = await threadTime(devtools);
        const { ms, task } = await page.evaluate(openScreen, screen);
        if (screen.path === '/week') {
          threads.push((await threadTime(devtools)) - before);
          await page.getByRole('button', { name: /^Put th/ }).waitFor();
          ticked.push(await longestTaskOfTicks(page));
        }
        opened.get(screen.path)?.push(ms);
        longest.get(screen.path)?.push(task);
        await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/"]')?.click());
        await page.locator('article').nth(18).waitFor();
        await page.waitForTimeout(1_500);
      }
    },
    () => undefined,
  );
  return [
    ...SCREENS.flatMap(({ path }) => [
      { name: `${path} opens`, ms: median(opened.get(path) ?? []), limit: OPEN_LIMIT_MS },
      { name: `${path}, longest task`, ms: median(longest.get(path) ?? []), limit: TASK_LIMIT_MS },
    ]),
    { name: '/week, longest task of a tick', ms: median(ticked), limit: TASK_LIMIT_MS },
    { name: '/week, thread time', ms: median(threads), limit: Number.POSITIVE_INFINITY },
  ];
}

export function sayScreen({ ms, limit }: ScreenRow): string {
  const verdict =
    limit === Number.POSITIVE_INFINITY ? '' : ms <= limit ? `(at most ${limit})` : `OVER ${limit}`;
  return `${ms.toFixed(0)} ms  ${verdict}`;
}

async function prepare({ page, owner, devtools, url }: Round): Promise<void> {
  await storePlans(owner);
  await storeFacts(owner, url);
  await page.goto('/');
  await page.locator('article').nth(18).waitFor();
  // A screen's own file is loaded while the person looks at the cards, or on the first visit.
  for (const { path, drawn } of SCREENS) {
    await page.goto(path);
    await page.locator(drawn).first().waitFor();
  }
  await page.goto('/');
  await page.locator('article').nth(18).waitFor();
  await page.locator('a[href="/launch"]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2_000);
  await slowDown(devtools, SLOWDOWN);
}

async function storeFacts({ uid, cookie }: BlueprintOwner, url: string): Promise<void> {
  const now = new Date().toISOString();
  const day = (days: number) => sayDay(addDays(now.slice(0, 10), days));
  const facts = [
    ['doorsOpen', day(50)],
    ['eventDate', day(55)],
    ['doorsClose', day(61)],
    ['startDate', day(64)],
    ['hoursAWeek', 'four hours'],
    ['restDays', 'Sundays'],
  ] as const;
  const sheet = facts.reduce(
    (known, [name, value]) => confirmFact(known, name, value, now),
    blankFactSheet(now),
  );
  const answer = await fetch(`${url}${pathOf(DOCUMENT_ROUTES.facts.list, { uid })}`, {
    method: 'PUT',
    headers: {
      origin: url,
      cookie,
      'content-type': 'application/json',
      'if-none-match': '*',
      'x-client': crypto.randomUUID(),
      'x-seq': '1',
    },
    body: JSON.stringify(sheet),
  });
  if (!answer.ok) throw new Error(`facts: ${answer.status} ${await answer.text()}`);
}

async function storePlans(owner: BlueprintOwner): Promise<void> {
  const recorded = recordedPlans().map(({ text }) => text);
  const today = new Date().toISOString().slice(0, 10);
  const now = new Date().toISOString();
  for (const [index, type] of BLUEPRINT_TYPES.entries()) {
    const text = recorded.slice(index).concat(recorded).join('\n\n').slice(0, CHARACTERS);
    const card = { title: `Topic ${type}`, description: 'A topic with a long plan' };
    const empty = createBlueprint({ id: crypto.randomUUID(), type, ...card, now });
    const count = Math.ceil(DATED / BLUEPRINT_TYPES.length);
    const timeline = Array.from({ length: count }, (_, each) => ({
      title: `Dated task ${each} of ${type}`,
      date: addDays(today, (each * 7 + index) % 90),
      description: 'Schedule',
    }));
    const content = { ...empty.content, timeline, answers: { 0: 'a', 1: 'b', 2: 'c' } };
    const done = { ...empty, content, progress: { completed: true, currentStep: 3 } };
    await owner.store(editOutput(done, text, { origin: 'generated', at: now, writtenFrom: {} }, now));
  }
}

/** Runs in the page: from the click to the frame with the screen, and the longest task until its plans are read. */
async function openScreen({
  path,
  drawn,
}: {
  path: string;
  drawn: string;
}): Promise<{ ms: number; task: number }> {
  let task = 0;
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) task = Math.max(task, duration);
  });
  tasks.observe({ type: 'longtask' });
  const started = performance.now();
  document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
  while (!document.querySelector(drawn)) await new Promise(requestAnimationFrame);
  await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 0)));
  const ms = performance.now() - started;
  await new Promise((read) => setTimeout(read, 4_000));
  tasks.disconnect();
  return { ms, task };
}

async function longestTaskOfTicks(page: Page): Promise<number> {
  const boxes = page.locator('.task-row input[type="checkbox"]');
  const count = Math.min(6, await boxes.count());
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: 'longtask' });
  });
  for (let index = 0; index < count; index += 1) {
    await boxes.nth(index).click();
    await page.waitForTimeout(200);
  }
  return page.evaluate(() => (window as unknown as { longest: { ms: number } }).longest.ms);
}
