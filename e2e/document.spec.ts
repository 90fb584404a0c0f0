import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { unzip } from '#client/features/exports/testing/unzip.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { expectAccessible } from './accessible.ts';
import { backToCards, openTopic } from './fixtures.ts';
import { chooseMore, expect, panelButton, planArea, streamedText, test } from './provider-fixtures.ts';

const PLAN =
  '## Overview\n\nYou teach **piano** at [ADD: where you teach].\n\n## Checklist\n\n- [ ] Call Luis\n- [x] Print the flyer\n\n## Dates\n\n| Day | What |\n|---|---|\n| Monday | Rest |\n';

const plan = streamedText;
const box = (page: Parameters<typeof plan>[0], name: string) => page.getByRole('checkbox', { name });

test('a written plan is a document that can be ticked, and a text', async ({ page, person }) => {
  const blueprint = await person.openPanel({ output: PLAN, view: 'Document' });
  const ticked = PLAN.replace('- [ ] Call', '- [x] Call');
  const last = ticked.replace('[x] Print', '[ ] Print');
  await test.step('boxes tick with the mouse and with the keyboard: one character of the plan changes', async () => {
    await box(page, 'Call Luis').check();
    await expect.poll(() => person.storedPlan(blueprint.id)).toBe(ticked);
    await box(page, 'Call Luis').focus();
    await page.keyboard.press('Tab');
    await expect(box(page, 'Print the flyer')).toBeFocused();
    await page.keyboard.press('Space');
    await expect.poll(() => person.storedPlan(blueprint.id)).toBe(last);
  });
  await test.step('a written plan is a document; Text is the text area with the same words, and the choice stays', async () => {
    await expect(plan(page).getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(plan(page)).not.toContainText('##');
    await expect(plan(page)).not.toContainText('**');
    await expect(plan(page).getByRole('button', { name: 'where you teach' })).toBeVisible();
    await expect(plan(page).getByRole('cell', { name: 'Monday' })).toBeVisible();
    await chooseMore(page, 'Text view');
    await expect(planArea(page)).toHaveValue(last);
    await expect(plan(page)).toHaveCount(0);
    await page.reload();
    await expect(planArea(page)).toHaveValue(last);
    await chooseMore(page, 'Document view');
    await page.reload();
    await expect(plan(page).getByRole('heading', { name: 'Overview' })).toBeVisible();
    expect(await person.storedPlan(blueprint.id)).toBe(last);
    await expect(box(page, 'Call Luis')).toBeChecked();
    await expect(box(page, 'Print the flyer')).not.toBeChecked();
  });
});

/** How far from its center a touch still hits it. */
const underFinger = (target: Locator) =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const reach = (dx: number, dy: number) => {
      let steps = 0;
      while (steps < 60 && document.elementFromPoint(x + dx * steps, y + dy * steps) === element) steps += 1;
      return steps - 1;
    };
    return { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1 };
  });

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('boxes tick, and a plan is as wide as the screen', async ({ page, person }) => {
    const nested = '- [ ] Rest\n  - [ ] [ADD: when]\n  - [ ] Pray\n- [ ] Eat\n';
    const blueprint = await person.openPanel({ output: `${PLAN}\n${nested}`, view: 'Document' });
    await expect(box(page, 'Call Luis')).toBeEnabled();
    const boxes = page.locator('.plan-document .check-box');
    for (const at of Array(await boxes.count()).keys()) {
      // All of it belongs to this box: another one above it would tick the wrong item.
      const { width, height } = await underFinger(boxes.nth(at));
      expect.soft(Math.min(width, height), `box ${at}: ${width} by ${height}`).toBeGreaterThanOrEqual(44);
    }
    await box(page, 'Call Luis').tap();
    await expect.poll(() => person.storedPlan(blueprint.id)).toContain('- [x] Call Luis');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('a plan that is being written is a document from its first words on', async ({
  page,
  person,
  provider,
}) => {
  const long = `${PLAN}${'\nA line.\n'.repeat(80)}`;
  const old = long.replace('- [ ] Call', '- [x] Call');
  // Its title is long enough to wrap next to the buttons.
  const first = await person.openPanel({ type: 'audience', view: 'Document', earlier: { identity: old } });
  await test.step('a plan is formatted while it is written, and does not move when it is finished', async () => {
    // Scrolled to the first words without animation, or there would be no position to compare with.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { promise: waiting, resolve: resume } = Promise.withResolvers<void>();
    const chunks = [
      '## One\n\nA **bold** wo',
      'rd.\n\n- [ ] first\n',
      '- [ ] second\n',
      ...Array(60).fill('\nMore.\n'),
    ];
    provider.script('gpt-4', { steps: [{ chunks, pauseAfter: 3, resume: waiting }] });
    await expect(planArea(page)).toBeVisible();
    await panelButton(page, 'Generate').click();
    await expect(plan(page).getByRole('heading', { name: 'One' })).toBeVisible();
    await expect(plan(page).getByText('bold')).toHaveCSS('font-weight', '700');
    await expect(box(page, 'second')).toBeDisabled();
    await expect(plan(page)).toHaveAttribute('aria-busy', 'true');
    // Two frames after they are rendered.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const before = await plan(page).getByRole('heading', { name: 'One' }).boundingBox();
    resume();
    await expect(panelButton(page, 'Generate')).toBeEnabled();
    await expect(plan(page)).toHaveAttribute('aria-busy', 'false');
    await expect(box(page, 'second')).toBeEnabled();
    expect(await plan(page).getByRole('heading', { name: 'One' }).boundingBox()).toEqual(before);
    await expect.poll(() => person.storedPlan(first.id)).toBe(chunks.join(''));
    await page.emulateMedia({ reducedMotion: null });
  });
  await test.step('after a rewrite, the page is at the top of the plan, and ticks are carried over', async () => {
    await backToCards(page);
    await openTopic(page, 'Your Identity');
    const chunks = ['## New\n\n', '- [ ] Call Luis\n', '- [ ] Rest\n', ...Array(80).fill('\nNew line.\n')];
    provider.script('gpt-4', { steps: [{ chunks }] });
    await expect(plan(page).getByRole('heading', { name: 'Overview' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    // By keyboard, from far below: the button has the focus, and its row is off screen.
    await panelButton(page, 'Generate').evaluate((button: HTMLButtonElement) => {
      button.focus({ preventScroll: true });
      button.click();
    });
    await expect(
      page.locator('p', { hasText: 'One box you’d checked is in the new plan too' }),
    ).toBeVisible();
    await expect(plan(page).getByRole('heading', { name: 'New' })).toBeInViewport();
    await expect(plan(page).getByText('New line.').last()).not.toBeInViewport();
    await expect
      .poll(() => person.storedPlanOf('identity'))
      .toBe(chunks.join('').replace('- [ ] Call', '- [x] Call'));
  });
});

const STRANGE: readonly [BlueprintType, string, string, string][] = [
  [
    'identity',
    'Your Identity',
    'raw HTML',
    '<div onclick="x()">\n<b>words</b>\n</div>\n\nAfter <img src=x> it.\n',
  ],
  ['audience', 'Identify Your Audience', 'notes', 'A claim[^1].\n\n[^1]: Said by Luis.\n'],
  [
    'purpose',
    'Business Purpose',
    'a table in a quote in a list',
    '- one\n\n  > | a | b |\n  > |---|---|\n  > | c | d |\n',
  ],
  ['analysis', 'Audience Analysis', 'right to left', '## שלום\n\n- [ ] לקרוא לדנה\n'],
  ['solutions', 'Building a Bridge', '10,000 empty items', '- [ ] \n'.repeat(10_000)],
];

test('unusual plans are shown, and stored byte for byte', async ({ page, person }) => {
  const [[, , , identity = ''] = [], ...others] = STRANGE;
  const earlier = Object.fromEntries(others.map(([type, , , text]) => [type, text]));
  await person.openPanel({ output: identity, earlier, view: 'Document' });
  for (const [type, title, name, text] of STRANGE) {
    await test.step(`${name}: shown, and stored byte for byte`, async () => {
      if (type !== 'identity') await openTopic(page, title);
      await expect(plan(page)).toHaveAttribute('aria-busy', 'false');
      await expect(plan(page)).not.toBeEmpty();
      await chooseMore(page, 'Text view');
      await expect(planArea(page)).toHaveValue(text);
      expect(await person.storedPlanOf(type)).toBe(text);
      await chooseMore(page, 'Document view');
      await backToCards(page);
    });
  }
});

test('both views are accessible, on a desktop and on a phone', async ({ page, person }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await person.openPanel({ output: PLAN, view: 'Document' });
  for (const width of [1280, 390]) {
    await test.step(`both views are accessible at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expect(box(page, 'Call Luis')).toBeVisible();
      await expectAccessible(page, `document at ${width}`);
      await chooseMore(page, 'Text view');
      await expect(planArea(page)).toBeVisible();
      await expectAccessible(page, `text at ${width}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await chooseMore(page, 'Document view');
    });
  }
  for (const width of [1100, 1280, 1920]) {
    await test.step(`notes next to a plan scroll behind the whole bar at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.locator('.plan-contents')).toBeVisible();
      const contents = await page.locator('.plan-contents').boundingBox();
      const bar = await page.getByRole('button', { name: 'Back to all topics' }).locator('..').boundingBox();
      expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeGreaterThanOrEqual(
        (contents?.x ?? 0) + (contents?.width ?? 1e4),
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
});

test('a plan is exported to Word and paper from its own page, without its private lines', async ({
  page,
  person,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const paper = document.querySelector<HTMLElement>('.plan-on-paper');
      document.documentElement.dataset.printed = `${document.title}: ${paper?.textContent}`;
    };
  });
  await person.openPanel({
    output: `${PLAN}\n## Key decisions\n\n**Goal (owner only):** $2,400 a month\n`,
    view: 'Document',
  });
  const download = page.waitForEvent('download');
  await chooseMore(page, 'Word (.docx)');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/-your-identity\.docx$/);
  const words = unzip(await readFile(await file.path())).get('word/document.xml') ?? '';
  expect(words).toContain('Call Luis');
  expect(words).not.toContain('2,400');
  await expect(page.getByText('Word file saved.', { exact: true }).first()).toBeVisible();

  await chooseMore(page, 'PDF (opens your print window)');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-printed', /-your-identity: .*Your Identity.*Call Luis/);
  await expect(root).not.toHaveAttribute('data-printed', /2,400/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.plan-on-paper')).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.plan-on-paper')).toHaveCount(0);
});
