import type { BrowserContext, Page } from '@playwright/test';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import type { RunningApp } from '#harness/running-app.ts';
import { expect, saved, test } from './fixtures.ts';
import { arrive, earlier, goOffline, ownerIn, returnAs, rounds } from './saving-parts.ts';

const PLAN =
  '## Overview\n\nYou teach __piano__ to adults.\n\nYou start on Monday.\n\n* [ ] Call Luis\n* [ ] Print the flyer\n\nYour calm is the plan.\n\n## Dates\n\nRest.\n';
const ANSWERS = ['We help people. We love it.', 'Two.', 'Three.'];
// The speed of a fast typist.
const KEYS = { delay: 90 };

const editor = (page: Page) => page.getByRole('textbox', { name: 'Edit “Overview”' });
const wake = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

function words(letter: string): string {
  const count = rounds(12, 40);
  return Array.from({ length: count }, (_, at) => `${letter}${letter}${at}${letter}`).join(' ');
}

// Somebody types for half a minute, twice.
test.describe.configure({ timeout: 240_000 });

test('two people typing in one section at once find every word complete and in its paragraph', async ({
  app,
  browser,
  context,
  page,
}) => {
  const { account, ...plans } = await begin(context, app);
  const device = await browser.newContext();
  await returnAs(device, app, account);
  for (const [kind, type, where] of [
    ['two tabs', 'identity', context],
    ['two devices', 'audience', device],
  ] as const) {
    await test.step(kind, async () => {
      const other = await where.newPage();
      await openIn(page, app, type, 'You start on Monday.');
      await openIn(other, app, type, 'Your calm is the plan.');
      await Promise.all([
        page.keyboard.type(` ${words('a')}`, KEYS),
        other.keyboard.type(` ${words('b')}`, KEYS),
      ]);
      const expected = PLAN.replace('on Monday.', `on Monday. ${words('a')}`).replace(
        'is the plan.',
        `is the plan. ${words('b')}`,
      );
      await Promise.all([saved(page), saved(other)]);
      await expect.poll(() => plans.read(type)).toBe(expected);
      for (const on of [page, other]) {
        await wake(on);
        await expect(editor(on).locator('p', { hasText: 'You start' })).toHaveText(
          `You start on Monday. ${words('a')}`,
        );
        await expect(editor(on).locator('p', { hasText: 'Your calm' })).toHaveText(
          `Your calm is the plan. ${words('b')}`,
        );
        await expect(on.getByText('Changed on another device.', { exact: true })).toHaveCount(0);
      }
      await other.close();
    });
  }
  await device.close();
});

test('many changes and ticks on both sides, between keystrokes, lose no caret and no word', async ({
  app,
  context,
  page,
}) => {
  const plans = await begin(context, app);
  await openIn(page, app, 'identity', 'You start on Monday.');
  let isTyping = true;
  const typing = page.keyboard.type(` ${words('a')} ${words('c')}`, KEYS).finally(() => {
    isTyping = false;
  });
  let expected = PLAN;
  for (let time = 0; isTyping; time += 1) {
    const edits = [
      (plan: string) => plan.replace('to adults', `to adults r${time}r`).replace('calm', `calm r${time}r`),
      (plan: string) =>
        plan.replace(/\[(.)\] Call/, (_, mark) => `[${mark === 'x' ? ' ' : 'x'}] Call r${time}r`),
      (plan: string) => plan.replace('* [ ] Print', `* [ ] Item r${time}r\n* [ ] Print`),
      (plan: string) =>
        plan.replace('Your calm', `New r${time}r.\n\nYour calm`).replace('Rest.', 'Rest. More.'),
    ];
    const edit = edits[time % edits.length] ?? String;
    await plans.change('identity', ({ content }) => ({
      ...content,
      aiOutput: edit(content.aiOutput ?? ''),
    }));
    expected = edit(expected);
    await wake(page);
    await expect(editor(page)).toContainText(`r${time}r`);
  }
  await typing;
  await saved(page);
  expected = expected.replace('on Monday.', `on Monday. ${words('a')} ${words('c')}`);
  await expect.poll(() => plans.read('identity')).toBe(expected);
  await wake(page);
  await expect(editor(page).locator('p', { hasText: 'You start' })).toHaveText(
    `You start on Monday. ${words('a')} ${words('c')}`,
  );
  await expect(page.getByText('Changed on another device.', { exact: true })).toHaveCount(0);
});

test('a word being composed is not disturbed, and is saved', async ({ app, context, page }) => {
  const plans = await begin(context, app);
  await openIn(page, app, 'audience', 'You start on Monday.');
  const devtools = await context.newCDPSession(page);
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('に');
  await compose('にほ');
  await saved(page);
  await plans.change('audience', ({ content }) => ({
    ...content,
    aiOutput: (content.aiOutput ?? '').replace('to adults', 'to many adults').replace('calm', 'great calm'),
  }));
  await wake(page);
  // The next keystroke is sent with the other's words, which are not on screen yet.
  await compose('にほん');
  const composed = PLAN.replace('__piano__ to', '__piano__ to many')
    .replace('Your calm', 'Your great calm')
    .replace('on Monday.', 'on Monday.にほん');
  await expect.poll(() => plans.read('audience')).toBe(composed);
  await expect(editor(page)).toContainText('on Monday.にほん');
  await expect(editor(page)).toContainText('Your calm is the plan.');
  await devtools.send('Input.insertText', { text: '日本' });
  await page.keyboard.type(' and on', KEYS);
  await expect(editor(page)).toContainText('Your great calm is the plan.');
  await expect
    .poll(() => plans.read('audience'))
    .toBe(composed.replace('on Monday.にほん', 'on Monday.日本 and on'));
});

test('undo reverts only typing, even after both changed the same words', async ({ app, context, page }) => {
  const plans = await begin(context, app);
  await openIn(page, app, 'purpose', 'You start on Monday.');
  await goOffline(page);
  // All at once: after half a second without a keystroke, on a busy machine, the rest would be a separate undo step.
  await page.keyboard.insertText(' Mine from here.');
  await plans.change('purpose', ({ content }) => ({
    ...content,
    aiOutput: PLAN.replace('on Monday.', 'on Monday. Theirs from there.').replace(
      'to adults',
      'to all adults',
    ),
  }));
  await context.setOffline(false);
  await wake(page);
  await expect(page.getByRole('status').getByRole('button', { name: 'View both' })).toBeVisible();
  await editor(page).press('Control+z');
  const theirs = PLAN.replace('to adults', 'to all adults');
  await expect.poll(() => plans.read('purpose')).toBe(theirs);
  await editor(page).press('Control+Shift+z');
  await expect
    .poll(() => plans.read('purpose'))
    .toBe(theirs.replace('on Monday.', 'on Monday. Mine from here.'));
  await page.getByRole('status').getByRole('button', { name: 'View both' }).click();
  await expect(page.getByRole('dialog')).toContainText('Theirs from there.');
  await page.getByRole('button', { name: 'Use the other one' }).click();
  const chosen = theirs.replace('on Monday.', 'on Monday. Theirs from there.');
  await expect.poll(() => plans.read('purpose')).toBe(chosen);
  await page.keyboard.press('Control+z');
  await expect(
    page.locator('p', { hasText: 'This part was changed somewhere else, so we left it alone.' }),
  ).toBeVisible();
  expect(await plans.read('purpose')).toBe(chosen);
});

test('typing in an answer keeps the caret, and undo reverts only that', async ({ app, context, page }) => {
  const plans = await begin(context, app);
  await openIn(page, app, 'purpose', 'You start on Monday.');
  const box = earlier(page, 0);
  await box.press('Control+Home');
  for (const _ of 'We help') await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' gladly', KEYS);
  await saved(page);
  await plans.change('purpose', ({ content }) => ({
    ...content,
    answers: { ...content.answers, 0: 'Often We help gladly people. We love it so.' },
  }));
  await wake(page);
  await expect(box).toHaveValue('Often We help gladly people. We love it so.');
  await page.keyboard.type(' all', KEYS);
  await expect(box).toHaveValue('Often We help gladly all people. We love it so.');
  for (const _ of ' all and more') await page.keyboard.press('Control+z');
  await expect(box).toHaveValue(/^Often We help( gladly)? people\. We love it so\.$/);
});

/** Three plans of one person, on the server. */
async function begin(context: BrowserContext, app: RunningApp) {
  const { uid, account } = await arrive(context, app);
  const owner = await ownerIn(context, app, uid);
  for (const type of ['identity', 'audience', 'purpose'] as const) {
    await owner.store(answeredBlueprint({ type, answers: ANSWERS, output: PLAN }));
  }
  const stored = async (type: BlueprintType) => {
    const found = (await owner.list()).find((each) => each.type === type);
    if (!found) throw new Error(`There is no ${type}.`);
    return found;
  };
  return {
    account,
    read: async (type: BlueprintType) => (await stored(type)).content.aiOutput,
    /** Like another device: retried if the one on screen was faster. */
    async change(type: BlueprintType, edit: (blueprint: Blueprint) => Blueprint['content']): Promise<void> {
      await expect(async () => {
        const blueprint = await stored(type);
        // With the version that was read: without it, keystrokes saved in between would be overwritten.
        await owner.change({ ...blueprint, content: edit(blueprint) });
      }).toPass({ intervals: [0] });
    },
  };
}

/** Opens the editor with the caret after these words. */
async function openIn(page: Page, app: RunningApp, type: BlueprintType, behind: string): Promise<void> {
  await page.addInitScript(() => void localStorage.setItem('plan-view', 'document'));
  await page.goto(`${app.url}/blueprints/${type}`);
  await page.getByText(behind).click();
  await expect(editor(page)).toBeFocused();
  // The editor restores its caret for 50 ms after it took the focus; only a program types so soon.
  const caretAtRest = () =>
    page.evaluate(
      () => new Promise((resolve) => setTimeout(() => resolve(getSelection()?.anchorOffset), 100)),
    );
  await expect(async () => {
    await page.keyboard.press('End');
    expect(await caretAtRest()).toBe(behind.length);
  }).toPass();
}
