import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import type { BlueprintOwner } from '#harness/blueprint-owner.ts';
import { median } from '#harness/median.ts';
import { longestTask, type Round, slowDown, slowedRounds, threadTime } from './slowed-rounds.ts';

// 300 messages in 19 plans, on a processor slowed four times: the first must appear within three times the time for 30,
// and no task may exceed 50 ms while somebody searches or marks one.
const FEW = 30;
const MANY = 300;
const SLOWDOWN = 4;
const ROUNDS = 5;
const OPEN_LIMIT = 3;
const TASK_LIMIT_MS = 50;
const MARKED = 6;
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

const few: number[] = [];
const many: number[] = [];
const searched: number[] = [];
const used: number[] = [];
await slowedRounds(
  ROUNDS,
  (round) => opens(round, FEW, few),
  () => undefined,
);
await slowedRounds(ROUNDS, measure, report);

/** The main thread's time, from the click to the first cards. */
async function opens({ page, owner, devtools }: Round, pieces: number, times: number[]): Promise<void> {
  await storeMessages(owner, pieces);
  // The screen's own file is loaded on the first visit.
  await page.goto('/kit');
  await page.getByText(`${pieces} pieces`, { exact: true }).waitFor();
  await page.goto('/');
  await page.locator('article').nth(18).waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(devtools, SLOWDOWN);
  const before = await threadTime(devtools);
  await page.evaluate(openKit);
  times.push((await threadTime(devtools)) - before);
}

async function measure(round: Round): Promise<void> {
  const { page } = round;
  await opens(round, MANY, many);
  await showSixty(page);
  await page.waitForLoadState('networkidle');
  const box = page.getByRole('searchbox');
  await box.focus();
  searched.push(await longestTask(page, 8, (index) => page.keyboard.press('number 2'[index] ?? ' ')));
  await box.fill('');
  await showSixty(page);
  const marks = page.getByRole('button', { name: /^Used “/ });
  const buttons = await marks.elementHandles();
  // With the mouse only: finding a button by name, Playwright keeps the page busy for longer than a mark takes. And
  // like a hand: moved, pressed and released at once would be one task.
  used.push(
    await longestTask(page, MARKED, async (index) => {
      await buttons[index]?.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await buttons[index]?.boundingBox()) ?? NOWHERE;
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.waitForTimeout(100);
      await page.mouse.click(x + width / 2, y + height / 2, { delay: 100 });
    }),
  );
  const pressed = await page.locator('[data-piece] [aria-pressed="true"]').count();
  if (pressed !== MARKED) throw new Error(`${pressed} of ${MARKED} pieces were marked.`);
}

/** Five are shown at first; the others on request. */
async function showSixty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show 60 more' }).click();
  await page
    .getByRole('button', { name: /^Copy “/ })
    .nth(59)
    .waitFor();
}

async function storeMessages(owner: BlueprintOwner, pieces: number): Promise<void> {
  for (const [nth, type] of BLUEPRINT_TYPES.entries()) {
    const own = Array.from({ length: pieces }, (_, index) => index).filter(
      (index) => index % BLUEPRINT_TYPES.length === nth,
    );
    const messages = own.map(
      (index) =>
        `### Email · no. ${index} · to the list\n**Subject:** Subject ${index}\n\nHello,\n\nthis is **number ${index}**. ${'It is as long as such emails are. '.repeat(20)}\n\n- One\n- Two\n\nAna\n`,
    );
    const output = `## Emails in full\n\n${messages.join('\n')}`;
    await owner.store(answeredBlueprint({ type, answers: ['a', 'b', 'c'], output }));
  }
}

/** Runs in the page: from the click to the frame with the first one. */
async function openKit(): Promise<void> {
  document.querySelector<HTMLElement>('a[href="/kit"]')?.click();
  while (!document.querySelector('[data-piece]')) await new Promise(requestAnimationFrame);
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0)));
}

function report(): void {
  const ratio = median(many) / median(few);
  const rows: [string, string, boolean][] = [
    [
      `open with ${MANY} compared with ${FEW}`,
      `${ratio.toFixed(2)} (${median(many).toFixed(0)} and ${median(few).toFixed(0)} ms of its thread; at most ${OPEN_LIMIT})`,
      ratio <= OPEN_LIMIT,
    ],
    ...[
      ['longest task of a key in the search', searched] as const,
      ['longest task of "Used"', used] as const,
    ].map(([name, times]): [string, string, boolean] => [
      name,
      `${median(times).toFixed(0)} ms (at most ${TASK_LIMIT_MS})`,
      median(times) <= TASK_LIMIT_MS,
    ]),
  ];
  console.log(
    `${MANY} pieces in 19 plans, ${SLOWDOWN} × slower, median of ${ROUNDS}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const [name, words, isGood] of rows) {
    console.log(`${name.padEnd(38)}${words}${isGood ? '' : '  MISSED'}`);
    if (!isGood) process.exitCode = 1;
  }
}
