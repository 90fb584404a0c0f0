import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { ownerAt } from '#harness/blueprint-owner.ts';
import { type RunningApp, runApp } from '#harness/running-app.ts';
import { openWebKit, type WebKitPage } from './driver.ts';

const RECORDED = 'recordings/ana';
const PICTURES = join('docs', 'screenshots', 'all');
const SIZE = { width: 1280, height: 800 };
// Longer than laying out all off-screen parts, one after another.
const LAID_OUT_MS = 4_000;

const app = await runApp();
const page = await openWebKit(SIZE);
console.log(`WebKitGTK ${page.version}`);
mkdirSync(PICTURES, { recursive: true });
let failures = 0;
try {
  await walk(page, app);
} finally {
  await page.close();
  await app.end();
}
console.log(failures === 0 ? 'all as in Chromium' : `${failures} not as in Chromium`);
process.exit(failures === 0 ? 0 : 1);

/** Everything that has once been different in Safari, or could be: see docs/safari.md. */
async function walk({ go, run, press, type, until, setCookie }: WebKitPage, { url, newPerson }: RunningApp) {
  const person = await newPerson();
  const owner = ownerAt(url, person);
  const { answers } = JSON.parse(readFileSync(`${RECORDED}/persona.json`, 'utf8'));
  for (const [index, topic] of BLUEPRINT_TYPES.entries()) {
    if (topic === 'identity') continue;
    const file = `${RECORDED}/full/${String(index + 1).padStart(2, '0')}-${topic}.reply.md`;
    const output = topic === 'onboarding' ? '' : readFileSync(file, 'utf8');
    await owner.store(answeredBlueprint({ type: topic, answers: answers[topic], output }));
  }
  await go(`${url}/favicon.svg`);
  for (const pair of person.cookie.split('; ')) {
    const at = pair.indexOf('=');
    await setCookie(pair.slice(0, at), pair.slice(at + 1));
  }
  const isSaid = (words: string) =>
    until(words, () => run<boolean>('(words) => document.body.innerText.includes(words)', words));
  const button = (name: string, within = '') =>
    `() => [...document.querySelectorAll("${within} button")].find((it) => it.textContent.trim() === "${name}")`;

  await step('three answers are typed, sent and saved', async () => {
    await go(`${url}/blueprints/identity`);
    for (const words of answers.identity as string[]) {
      await type('() => document.querySelector(`textarea[placeholder^="Type your answer"]`)', words);
      await press(
        '() => [...document.querySelectorAll("button")].find((it) => /^Submit/.test(it.textContent))',
      );
    }
    await until('on the server', async () =>
      (await owner.list()).some(({ type: of, status }) => of === 'identity' && status === 'completed'),
    );
  });
  await step('a prompt that has to be put together is copied', async () => {
    await go(`${url}/blueprints/onboarding`);
    await press(button('Copy prompt'));
    await isSaid('Prompt copied.');
  });
  await step('a plan stays to be seen', async () => {
    await go(`${url}/blueprints/event`);
    await until('sections', () => run('() => document.querySelector(".plan-section")'));
    await rest(LAID_OUT_MS);
    const heights = '() => [...document.querySelectorAll(".plan-section")].map((it) => it.offsetHeight)';
    expectAll(await run<number[]>(heights), (height) => height > 40);
  });
  await step('a link that has just been made is copied, from a dialog that is all there', async () => {
    await go(`${url}/launch`);
    await press(button('Ask someone to read it'));
    await until('a dialog', () => run('() => document.querySelector("dialog[open] footer")'));
    const parts =
      '() => ["header", "header + div", "footer"].map((it) => document.querySelector("dialog[open] > " + it).offsetHeight)';
    expectAll(await run<number[]>(parts), (height) => height > 40);
    await press(button('Make the link'));
    await isSaid('Copied. Paste it into a message of your own.');
  });
  await step('a message is copied', async () => {
    await go(`${url}/kit`);
    // The second one: her first one has a blank, and asks before it is copied.
    await press(button('Copy', '[data-piece]:nth-of-type(2)'));
    await isSaid('Copied.');
  });
  await step('the whole book is copied', async () => {
    await go(`${url}/book`);
    await press(button('Export'));
    await press(button('Copy as plain text', '[popover]:popover-open'));
    await isSaid('Copied.');
  });
  for (const path of ['/', '/facts', '/launch', '/week', '/kit', '/book', '/tell', '/next'])
    await step(`${path} fits its window`, async () => {
      await go(`${url}${path}`);
      await until('a heading', () => run('() => document.querySelector("h1")'));
      await rest(LAID_OUT_MS);
      const over = await run<number>('() => document.documentElement.scrollWidth - innerWidth');
      expectAll([over], (pixels) => pixels <= 0);
      await page.shoot(join(PICTURES, `webkit${path.replaceAll('/', '-')}.png`));
    });
}

function expectAll(measured: readonly number[], isRight: (it: number) => boolean): void {
  if (measured.length === 0 || !measured.every(isRight)) throw new Error(`measured ${measured.join(', ')}`);
}

async function step(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    console.log(`ok    ${name}`);
  } catch (error) {
    failures += 1;
    await page.shoot(join(PICTURES, `webkit-failed-${failures}.png`));
    console.log(`FAIL  ${name}: ${error instanceof Error ? error.message : error}`);
  }
}
