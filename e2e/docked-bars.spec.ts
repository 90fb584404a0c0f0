import type { Locator, Page } from '@playwright/test';
import { storeBook } from '#harness/store-book.ts';
import { test } from './book-fixtures.ts';
import { expect } from './fixtures.ts';

// Several sizes of one book: long on a machine that is busy.
test.describe.configure({ timeout: 180_000 });

const SIZES = [
  [1280, 800],
  [390, 844],
  [390, 420],
] as const;

const boxOf = async (place: Locator) => {
  const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
};
const toolbar = (page: Page) => page.locator('.book-toolbar');

async function openBook(page: Page): Promise<void> {
  await page.goto('/book');
  await expect(page.getByRole('heading', { level: 1, name: 'Launch book' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Jumps by the contents, and waits until the page is stable below the bar. */
async function expectJumpInSight(page: Page, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: title }).click();
  const heading = page.getByRole('heading', { level: 2, name: title });
  await expect(heading).toBeFocused();
  await expect(async () => {
    const [jumped, bar] = [await boxOf(heading), await boxOf(toolbar(page))];
    expect(jumped.top).toBeGreaterThanOrEqual(bar.bottom);
    expect(jumped.top - bar.bottom).toBeLessThan(40);
  }).toPass();
}

/** The page above it is laid out when it comes near, and its estimated height changes. */
async function bringToRest(page: Page, words: Locator): Promise<void> {
  await expect(async () => {
    await words.scrollIntoViewIfNeeded();
    const place = await boxOf(words);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await boxOf(words)).toEqual(place);
  }).toPass();
}

async function exportWord(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export the book' }).click();
  await page.getByRole('button', { name: 'Word (.docx)' }).click();
}

test('a saved file is announced for four seconds, and no jump target is covered', async ({ page, owner }) => {
  await storeBook(owner, 600, 6);
  await page.clock.install();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await openBook(page);
    const { top, bottom } = await boxOf(toolbar(page));
    const arriving = page.waitForEvent('download');
    await exportWord(page);
    await arriving;
    const said = page.locator('p', { hasText: /^Word file saved\.$/ });
    await expect(said).toBeVisible();
    await said.hover();
    const now = await boxOf(toolbar(page));
    expect(now.bottom - now.top).toBe(bottom - top);
    // From here on only the test advances the time.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.clock.fastForward(30_000);
    await expect(said).toBeVisible();
    await page.mouse.move(0, height - 1);
    await page.clock.fastForward(3_900);
    await expect(said).toBeVisible();
    await page.clock.fastForward(200);
    await expect(said).toHaveCount(0);
    await page.clock.resume();
    await expectJumpInSight(page, 'Audience Analysis');
  }
});

test('a failed export shows a message above jump targets, until it is closed', async ({ page, owner }) => {
  await storeBook(owner, 600, 6);
  await page.route(/export-docx/, (route) => route.abort());
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await openBook(page);
    await exportWord(page);
    const trouble = page.getByRole('alert').filter({ hasText: 'The export didn’t work.' });
    await expect(trouble).toBeVisible();
    if (height > 500) await expectJumpInSight(page, 'Business Purpose');
    await trouble.getByRole('button', { name: 'Close' }).click();
    await expect(trouble).toHaveCount(0);
    await expectJumpInSight(page, 'Audience Analysis');
  }
});

test('in the book the buttons are in the bar at the top: they cover no words, and move none', async ({
  page,
  owner,
}) => {
  await storeBook(owner, 600, 3);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await openBook(page);
    const words = page.getByRole('region', { name: 'Identify Your Audience' }).locator('p').nth(3);
    const heading = page.getByRole('heading', { level: 2, name: 'Identify Your Audience' });
    await bringToRest(page, words);
    const { top } = await boxOf(heading);
    const before = await boxOf(toolbar(page));
    await words.click({ position: { x: 4, y: 8 } });
    const bar = page.getByRole('toolbar', { name: 'Formatting' });
    await expect(bar).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Edit “/ })).toBeFocused();
    expect(await boxOf(toolbar(page))).toEqual(before);
    const buttons = await boxOf(bar);
    expect(buttons.top).toBeGreaterThanOrEqual(before.top);
    expect(buttons.bottom).toBeLessThanOrEqual(before.bottom);
    expect((await boxOf(heading)).top).toBe(top);
    await expect(page.getByLabel('Search in this book')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByLabel('Search in this book')).toBeVisible();
  }
});

test('on its own page a plan scrolls behind its whole bar, and the caret is never under it', async ({
  page,
  owner,
}) => {
  const [stored] = await storeBook(owner, 600, 1);
  const line = 'A line of this plan that somebody reads. '.repeat(8);
  const plan = Array.from({ length: 30 }, (_, index) => `Line ${index}. ${line}`).join('\n\n');
  if (stored)
    await owner.change({ ...stored, content: { ...stored.content, aiOutput: `## One\n\n${plan}` } });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.goto('/blueprints/identity');
    const words = page.locator('p', { hasText: 'Line 20.' });
    await words.scrollIntoViewIfNeeded();
    await words.click({ position: { x: 4, y: 8 } });
    const bar = page.locator('.plan-bar');
    await expect(bar.getByRole('toolbar')).toBeVisible();
    // At both ends of it, too, only the bar is visible, and no half line.
    const covered = await bar.evaluate((place) => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      const words = document.querySelector('.ProseMirror')?.getBoundingClientRect();
      const at = (x: number) => {
        const box = document.elementsFromPoint(x, (top + bottom) / 2);
        return getComputedStyle(place).backgroundColor !== 'rgba(0, 0, 0, 0)' && box.length > 0;
      };
      return words && left <= words.left && right >= words.right && at(left + 1) && at(right - 1);
    });
    expect(covered).toBe(true);
    for (let line = 0; line < 25; line += 1) await page.keyboard.press('ArrowUp');
    await expect(async () => {
      const caret = await page.evaluate(() => {
        // A caret has no size of its own: use the next character's.
        const letter = getSelection()?.getRangeAt(0).cloneRange();
        if (!letter || !(letter.startContainer instanceof Text)) return -1;
        letter.setEnd(letter.startContainer, Math.min(letter.startOffset + 1, letter.startContainer.length));
        return [...letter.getClientRects()].at(-1)?.top ?? -1;
      });
      expect(caret).toBeGreaterThanOrEqual((await boxOf(bar)).bottom - 1);
      expect(caret).toBeLessThan(height);
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('toolbar')).toHaveCount(0);
  }
});
