import type { Page } from '@playwright/test';
import { expect, openTopic, PLACEHOLDER, signUp, test } from './fixtures.ts';
import { engine, engineCalls, removeRecogniser, scriptRecogniser } from './scripted-recogniser.ts';

const field = (page: Page) => page.getByPlaceholder(PLACEHOLDER);
const start = (page: Page) => page.getByRole('button', { name: 'Start recording' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop recording' });

async function openQuestion(page: Page) {
  await scriptRecogniser(page);
  await signUp(page);
  await openTopic(page, 'Your Identity');
}

test.describe('spoken words appear in the answer as the engine recognizes them', () => {
  test.beforeEach(({ page }) => openQuestion(page));

  test('interim words appear, final words replace them, and the button follows the engine', async ({
    page,
  }) => {
    await expect(start(page)).toHaveAttribute('title', 'Start recording');
    await start(page).click();
    await expect(page.locator('form').getByText('Starting...', { exact: true })).toBeVisible();
    expect(await engineCalls(page)).toEqual(['start en-US false true']);
    await expect(start(page)).toBeVisible();
    await engine(page, 'start');
    await expect(stop(page)).toHaveAttribute('title', 'Stop recording');
    await expect(page.locator('form').getByText('Starting...')).toHaveCount(0);
    await engine(page, { results: [{ text: 'i teach' }] });
    await expect(field(page)).toHaveValue('i teach');
    await engine(page, { results: [{ text: 'I teach' }, { text: ' piano' }] });
    await expect(field(page)).toHaveValue('I teach piano');
    await engine(page, { results: [{ text: 'I teach piano to adults.', isFinal: true }] });
    await engine(page, 'end');
    await expect(field(page)).toHaveValue('I teach piano to adults.');
    await expect(start(page)).toBeVisible();
  });

  test('typing while listening: words around the spoken ones stay, changing the spoken ones ends it', async ({
    page,
  }) => {
    await start(page).click();
    await engine(page, 'start');
    await engine(page, { results: [{ text: 'I teach' }] });
    await field(page).press('End');
    await field(page).pressSequentially('!');
    await engine(page, { results: [{ text: 'I teach piano' }] });
    await expect(field(page)).toHaveValue('I teach piano!');
    await expect(stop(page)).toBeVisible();
    await field(page).fill('I teach the piano!');
    await expect(start(page)).toBeVisible();
    expect((await engineCalls(page)).at(-1)).toBe('abort');
    await expect(field(page)).toHaveValue('I teach the piano!');
  });
});

test.describe('problems with the microphone are explained, and nothing covers them on a phone', () => {
  test.beforeEach(({ page }) => openQuestion(page));

  test('a refused microphone is explained, and on a phone not under the buttons', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await start(page).click();
    await engine(page, { error: 'not-allowed' });
    await engine(page, 'end');
    await expect(page.getByRole('button', { name: 'Error: not-allowed' })).toBeVisible();
    const words = page.getByText(/Microphone access is blocked\./);
    await expect(words).toBeVisible();
    const button = page.getByRole('button', { name: 'Submit answer' });
    const [said, below] = [await words.boundingBox(), await button.boundingBox()];
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  });

  for (const width of [390, 320]) {
    test(`while listening on a phone of ${width} px, 'Submit answer' stays on one line and the words visible`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const submit = page.getByRole('button', { name: 'Submit answer' });
      const heightOf = async () => (await submit.boundingBox())?.height;
      const before = await heightOf();
      await start(page).click();
      await engine(page, 'start');
      await expect(page.getByText('Listening. Speak now.').last()).toBeVisible();
      expect(await heightOf()).toBe(before);
      const lines = await submit.evaluate((button) => {
        const range = document.createRange();
        range.selectNodeContents(button.lastChild ?? button);
        return range.getClientRects().length;
      });
      expect(lines).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await engine(page, { results: [{ text: 'I taught piano for forty years. '.repeat(60) }] });
      await expect(field(page)).toBeInViewport();
      await expect
        .poll(() => field(page).evaluate((area) => area.scrollHeight - area.clientHeight - area.scrollTop))
        .toBeLessThanOrEqual(2);
      await expect(async () => {
        const [box, bar] = [await field(page).boundingBox(), await submit.boundingBox()];
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      }).toPass({ timeout: 20_000 });
    });
  }
});

test('without a recogniser the button is disabled and says why', async ({ page }) => {
  await removeRecogniser(page);
  await signUp(page);
  await openTopic(page, 'Your Identity');
  const button = page.getByRole('button', { name: 'Speech recognition is not supported in your browser' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute('title', 'Speech recognition is not supported in your browser');
  await expect(page.getByText('Some browsers send your voice')).toHaveCount(0);
  const help = page.getByText('On a phone, use the microphone on your keyboard.');
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [390, 420],
  ] as const) {
    await page.setViewportSize({ width, height });
    await help.scrollIntoViewIfNeeded();
    await expect(help).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(help).toHaveCount(0);
  await page.reload();
  await expect(button).toBeDisabled();
  await expect(help).toHaveCount(0);
});

test('a slow microphone is reported, on a phone too, and a second press tries again', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 420 });
  await openQuestion(page);
  const slow = page
    .locator('form')
    .getByText('Your microphone hasn’t started yet. If your browser asks, choose Allow. You can also type.');
  // From here on only the test advances the time.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await start(page).click();
  const starting = page.locator('form').getByText('Starting...', { exact: true });
  await expect(starting).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(3_900);
  await expect(starting).toBeVisible();
  await start(page).click();
  expect(await engineCalls(page)).toEqual(['start en-US false true']);
  await page.clock.runFor(200);
  await expect(slow).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Submit answer' })).toBeInViewport({ ratio: 1 });
  await start(page).click();
  expect(await engineCalls(page)).toEqual(['start en-US false true', 'abort', 'start en-US false true']);
  await expect(starting).toBeVisible();
  await engine(page, 'start');
  await expect(page.locator('form').getByText('Listening. Speak now.')).toBeVisible();
  await expect(slow).toHaveCount(0);
});
