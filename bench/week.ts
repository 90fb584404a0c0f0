import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { createBlueprint, editOutput } from '#domain/blueprint/change-blueprint.ts';
import { addDays } from '#domain/prompting/calendar-days.ts';
import { recordedPlans } from '#domain/week/testing/date-figures.ts';
import type { BlueprintOwner } from '#harness/blueprint-owner.ts';
import { median } from '#harness/median.ts';
import { type Round, slowDown, slowedRounds, threadTime } from './slowed-rounds.ts';

// 19 plans of 20 kB with 200 dated items, on a processor slowed four times: the week opens within 150 ms, and no task
// is longer than 50 ms while somebody ticks.
const CHARACTERS = 20_000;
const DATED = 200;
const SLOWDOWN = 4;
const ROUNDS = 5;
const OPEN_LIMIT_MS = 150;
const TICK_LIMIT_MS = 50;

const opened: number[] = [];
const threads: number[] = [];
const ticked: number[] = [];
await slowedRounds(ROUNDS, measure, report);

async function measure({ page, owner, devtools }: Round): Promise<void> {
  await storePlans(owner);
  await page.goto('/');
  await page.locator('article').nth(18).waitFor();
  // The screen's own file is fetched while the person looks at the cards, or at the first visit.
  await page.getByRole('link', { name: 'This week' }).click();
  await page.getByRole('region', { name: 'In these seven days' }).waitFor();
  await page.getByRole('link', { name: 'Blueprints' }).click();
  await page.reload();
  await page.locator('article').nth(18).waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(devtools, SLOWDOWN);
  const before = await threadTime(devtools);
  opened.push(await page.evaluate(openWeek));
  threads.push((await threadTime(devtools)) - before);
  // What is looked for after the lists are drawn is not part of a tick.
  await page.getByRole('button', { name: /^Put th/ }).waitFor();
  ticked.push(await longestTaskOfTicks(page));
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

/** Runs in the page: from the click to the frame that shows the lists. */
async function openWeek(): Promise<number> {
  const started = performance.now();
  document.querySelector<HTMLElement>('a[href="/week"]')?.click();
  while (!document.querySelector('.task-row')) await new Promise(requestAnimationFrame);
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0)));
  return performance.now() - started;
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

function report(): void {
  const rows: [string, number, number][] = [
    ['open, on the clock', median(opened), OPEN_LIMIT_MS],
    // With what other parts of the page do meanwhile, such as looking for findings in all plans.
    ['thread time until then and after', median(threads), Number.POSITIVE_INFINITY],
    ['longest task while ticking', median(ticked), TICK_LIMIT_MS],
  ];
  console.log(
    `19 plans of 20 kB, ${DATED} dates, ${SLOWDOWN} × slower, median of ${ROUNDS}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const [name, ms, limit] of rows) {
    const verdict =
      limit === Number.POSITIVE_INFINITY ? '' : ms <= limit ? `(at most ${limit})` : `OVER ${limit}`;
    console.log(`${name.padEnd(34)}${ms.toFixed(0).padStart(6)} ms  ${verdict}`);
    if (ms > limit) process.exitCode = 1;
  }
}
