import type { Page } from '@playwright/test';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { storeFacts } from '#harness/store-facts.ts';
import { test } from './book-fixtures.ts';
import { backToCards, expect, openTopic, PLACEHOLDER } from './fixtures.ts';
import { earlier } from './saving-parts.ts';

const LONG = 'I taught piano for forty years, and then I began to teach adults. '.repeat(31).slice(0, 2_000);

type Box = { top: number; bottom: number };

// Properties that affect text position: copying all four hundred would be wasteful.
const OF_TEXT = '^(font|letter|line|word|white|text|tab|padding|border|box|direction|overflow-wrap|hyphens)';

/** The caret's position on screen, measured with an exact copy of the box. */
function caretOf(page: Page): Promise<Box> {
  return page.evaluate((ofText) => {
    const area = document.activeElement;
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('no field has the focus');
    const copy = document.createElement('div');
    const style = getComputedStyle(area);
    for (const name of style)
      if (new RegExp(ofText).test(name)) copy.style.setProperty(name, style.getPropertyValue(name));
    const box = area.getBoundingClientRect();
    Object.assign(copy.style, { position: 'fixed', top: '0px', left: '0px', visibility: 'hidden' });
    Object.assign(copy.style, {
      width: `${box.width}px`,
      height: 'auto',
      maxHeight: 'none',
      whiteSpace: 'pre-wrap',
    });
    copy.textContent = area.value.slice(0, area.selectionEnd);
    const caret = copy.appendChild(document.createElement('span'));
    caret.textContent = '\u200b';
    document.body.append(copy);
    const { top, bottom } = caret.getBoundingClientRect();
    copy.remove();
    const moved = box.top - area.scrollTop;
    return { top: top + moved, bottom: bottom + moved };
  }, OF_TEXT);
}

/** Elements that may cover the box: the question above it, the buttons below it. */
function roomFor(page: Page, question: string): Promise<Box & { question: Box; isQuestionSeen: boolean }> {
  return page.evaluate((words) => {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === words);
    const submit = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.startsWith('Submit '),
    );
    if (!label || !submit?.parentElement) throw new Error('no question');
    const text = (label.firstElementChild ?? label).getBoundingClientRect();
    const hit = (y: number) => label.contains(document.elementFromPoint(text.left + 5, y));
    return {
      question: { top: text.top, bottom: text.bottom },
      isQuestionSeen: hit(text.top + 2) && hit(text.bottom - 2),
      top: text.bottom,
      bottom: Math.min(innerHeight, submit.parentElement.getBoundingClientRect().top),
    };
  }, question);
}

async function expectInSight(page: Page, question: string): Promise<void> {
  await expect(async () => {
    const [caret, room] = [await caretOf(page), await roomFor(page, question)];
    expect(room.isQuestionSeen).toBe(true);
    expect(caret.top).toBeGreaterThanOrEqual(room.top - 1);
    expect(caret.bottom).toBeLessThanOrEqual(room.bottom + 1);
  }).toPass({ timeout: 20_000 });
}

// The longest question of all, and one of ordinary length.
const QUESTIONS = ['Your Identity', 'Identify Your Audience'] as const;

const questionOf = async (page: Page) =>
  (await page.locator('label', { has: page.locator('span.font-serif') }).textContent()) ?? '';

async function typeALot(page: Page, width: number): Promise<void> {
  const field = page.getByPlaceholder(PLACEHOLDER);
  await expect(field).toHaveValue('');
  const question = await questionOf(page);
  await field.click();
  for (let at = 0; at < LONG.length; at += 250) {
    // Most of it at once, as by dictation or a phone's suggestion; the end key by key.
    await page.keyboard.insertText(LONG.slice(at, at + 247));
    await expectInSight(page, question);
    await page.keyboard.type(LONG.slice(at + 247, at + 250));
    await expectInSight(page, question);
  }
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('So ');
  await expectInSight(page, question);
  await page.keyboard.press('PageDown');
  await page.keyboard.type('or ');
  await expectInSight(page, question);
  // Scrolled away by hand; the next keystroke scrolls back.
  await page.mouse.move(width / 2, 20);
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await page.mouse.wheel(0, -2_000);
  // The wheel takes some frames: a keystroke in between would scroll back, and then be scrolled away.
  await expect.poll(scrolled).toBe(Math.max(0, before - 2_000));
  await page.keyboard.type('on');
  await expectInSight(page, question);
  await field.fill('');
}

for (const [where, sizes] of [
  [
    'beside the open keyboard of a phone',
    [
      { width: 390, height: 420 },
      { width: 320, height: 420 },
    ],
  ],
  [
    'on a whole screen',
    [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ],
  ],
] as const) {
  test(`caret and question stay visible through 2,000 characters, ${where}`, async ({ page, owner }) => {
    test.setTimeout(180_000);
    await owner.store(answeredBlueprint({ type: 'audience', answers: ['One', 'Two'] }));
    await page.setViewportSize(sizes[0]);
    await page.goto('/');
    for (const topic of QUESTIONS) {
      await openTopic(page, topic);
      for (const size of sizes) {
        await test.step(`${size.width} × ${size.height}, ${topic}`, async () => {
          await page.setViewportSize(size);
          await typeALot(page, size.width);
        });
      }
      await backToCards(page);
    }
  });
}

test('an opening keyboard keeps caret and question visible, also in an earlier answer', async ({
  page,
  owner,
}) => {
  await owner.store(answeredBlueprint({ answers: [LONG] }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await test.step('the keyboard of a phone opens: caret and question stay visible', async () => {
    await openTopic(page, 'Identify Your Audience');
    const field = page.getByPlaceholder(PLACEHOLDER);
    const question = await questionOf(page);
    await field.fill(LONG);
    await field.press('Control+End');
    await page.setViewportSize({ width: 390, height: 420 });
    await expectInSight(page, question);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectInSight(page, question);
  });
  await test.step('an earlier answer shows its caret above an open keyboard, too', async () => {
    await page.setViewportSize({ width: 390, height: 420 });
    await backToCards(page);
    await openTopic(page, 'Your Identity');
    const first = earlier(page, 0);
    await first.press('Control+End');
    await page.keyboard.type(' And more.');
    await expect(async () => {
      const caret = await caretOf(page);
      expect(caret.top).toBeGreaterThanOrEqual(52);
      expect(caret.bottom).toBeLessThanOrEqual(420);
    }).toPass({ timeout: 20_000 });
  });
});

test('a rotated phone shows a long answer completely, in a browser without field-sizing', async ({
  page,
  owner,
}) => {
  // Like Firefox 140, which has no `field-sizing`.
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked: [string, string?]) =>
      asked[0] !== 'field-sizing' &&
      (asked[1] === undefined ? supports(asked[0]) : supports(asked[0], asked[1]));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('textarea.control { field-sizing: fixed !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await owner.store(answeredBlueprint({ type: 'audience', answers: [LONG] }));
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/blueprints/audience');
  const box = earlier(page, 0);
  const sizes = () =>
    box.evaluate(({ clientHeight, scrollHeight }) => ({ hidden: scrollHeight - clientHeight, clientHeight }));
  await expect(box).toHaveValue(LONG);
  const wide = await sizes();
  expect(wide.hidden).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await sizes()).hidden).toBeLessThanOrEqual(1);
  expect((await sizes()).clientHeight).toBeGreaterThan(wide.clientHeight);
  // Rotated back, it leaves no gap either.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(sizes).toEqual(wide);
});

test('with an open keyboard, 150 % text leaves room for an answer at 390 and at 320 pixels', async ({
  page,
  context,
  baseURL,
  owner,
}) => {
  await context.addCookies([{ name: 'look', value: 'system.150', url: baseURL ?? '' }]);
  await owner.store(answeredBlueprint({ type: 'audience', answers: ['One', 'Two'] }));
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto('/');
  for (const topic of QUESTIONS) {
    await openTopic(page, topic);
    for (const width of [390, 320]) {
      await test.step(`${topic}, ${width}`, async () => {
        await page.setViewportSize({ width, height: 420 });
        const field = page.getByPlaceholder(PLACEHOLDER);
        const question = await questionOf(page);
        await field.click();
        await page.keyboard.type('I ');
        await page.keyboard.insertText(LONG.slice(0, 250));
        await page.keyboard.type('So');
        await expect(async () => {
          const [caret, room] = [await caretOf(page), await roomFor(page, question)];
          // The label scrolls if its question is taller than a third of the screen.
          const label = await page.locator('.answer-question').boundingBox();
          expect(caret.top).toBeGreaterThanOrEqual((label?.y ?? 0) + (label?.height ?? 0) - 1);
          expect(caret.bottom).toBeLessThanOrEqual(room.bottom + 1);
        }).toPass({ timeout: 20_000 });
        await field.fill('');
      });
    }
    await backToCards(page);
  }
});

test.describe('on a phone, with known facts', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const height of [844, 420])
    test(`the box of the first answer is visible with its question, 390 × ${height}`, async ({
      page,
      owner,
    }) => {
      await storeFacts(owner, { eventName: 'The Lamplight Morning for Late Beginners' });
      await owner.store(answeredBlueprint({ type: 'event', answers: [] }));
      await page.setViewportSize({ width: 390, height });
      await page.goto('/blueprints/event');
      await expect(page.getByRole('button', { name: 'Use this: Event name' })).toBeVisible();
      const field = page.getByPlaceholder(PLACEHOLDER);
      await expect(field).not.toBeFocused();
      const question = await questionOf(page);
      await expect(async () => {
        const room = await roomFor(page, question);
        const box = await field.boundingBox();
        expect(room.isQuestionSeen).toBe(true);
        expect(box?.y).toBeGreaterThanOrEqual(room.top);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(room.bottom);
      }).toPass({ timeout: 10_000 });
    });
});
