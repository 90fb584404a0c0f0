import type { Page } from '@playwright/test';
import { rowsOnDevice } from './device-rows.ts';
import { expect, test } from './fixtures.ts';
import { arrive, begin, earlier, openAt, rounds } from './saving-parts.ts';

/** Words that the previous page left as last words, or in a row that the server has not confirmed. */
async function stillToSend(page: Page): Promise<unknown[]> {
  const rows = (await rowsOnDevice(page)) as { op?: string; words?: { state: string } }[];
  return rows.filter(({ op, words }) => op === 'last-words' || (words && words.state !== 'saved'));
}

/** When idle, and all at once: during another save, the words would have to wait for the next page. */
async function dictate(page: Page, words: string): Promise<void> {
  await expect.poll(() => stillToSend(page)).toEqual([]);
  await earlier(page, 0).press('Control+End');
  await page.keyboard.insertText(words);
}

test('closing the tab within 50 ms sends the tail', async ({ app, context }) => {
  const ann = await arrive(context, app);
  await ann.answered('identity', ['start']);
  const runs = rounds(10, 50);
  test.setTimeout(30_000 + runs * 5_000);
  let expected = 'start';
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage();
    await openAt(page, app);
    await expect(earlier(page, 0)).toHaveValue(expected);
    await dictate(page, ` tail-${run}`);
    expected += ` tail-${run}`;
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    await expect.poll(() => ann.answer(0)).toBe(expected);
  }
});

test('navigating away sends the tail', async ({ app, page }) => {
  const ann = await begin(page, app, ['start']);
  await dictate(page, ' and then away');
  await page.goto('about:blank');
  await expect.poll(() => ann.answer(0)).toBe('start and then away');
});
