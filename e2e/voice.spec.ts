import type { Page } from '@playwright/test';
import { backToCards, expect, openTopic, PLACEHOLDER, signUp, test } from './fixtures.ts';
import {
  engine,
  engineCalls,
  forgetCalls,
  removeRecogniser,
  scriptRecogniser,
} from './scripted-recogniser.ts';

// Many short recordings in one visit: long on a machine that is busy.
test.describe.configure({ timeout: 180_000 });

const field = (page: Page) => page.getByPlaceholder(PLACEHOLDER);
const start = (page: Page) => page.getByRole('button', { name: 'Start recording' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop recording' });

async function openQuestion(page: Page) {
  await scriptRecogniser(page);
  await signUp(page);
  await openTopic(page, 'Your Identity');
}

/** The first question as it was at first: nothing typed, nothing heard, no engine asked. */
async function openAfresh(page: Page): Promise<void> {
  await field(page).fill('');
  await backToCards(page);
  await openTopic(page, 'Your Identity');
  await expect(field(page)).toHaveValue('');
  await expect(start(page)).toBeVisible();
  await forgetCalls(page);
}

test('spoken words go into the answer as the engine hears them', async ({ page }) => {
  await openQuestion(page);
  await test.step('interim words appear, final words replace them, and the button follows the engine', async () => {
    await expect(start(page)).toHaveAttribute('title', 'Start recording');
    await start(page).click();
    expect(await engineCalls(page)).toEqual(['start en-US false true']);
    await expect(start(page)).toBeVisible();
    await engine(page, 'start');
    await expect(stop(page)).toHaveAttribute('title', 'Stop recording');
    await engine(page, { results: [{ text: 'i teach' }] });
    await expect(field(page)).toHaveValue('i teach');
    await engine(page, { results: [{ text: 'I teach' }, { text: ' piano' }] });
    await expect(field(page)).toHaveValue('I teach piano');
    await engine(page, { results: [{ text: 'I teach piano to adults.', isFinal: true }] });
    await engine(page, 'end');
    await expect(field(page)).toHaveValue('I teach piano to adults.');
    await expect(start(page)).toBeVisible();
  });
  await test.step('Android repeats each longer hearing as final; the words appear once', async () => {
    await openAfresh(page);
    await start(page).click();
    await engine(page, 'start');
    const heard = ['I', 'I teach', 'I teach piano'];
    for (const count of [1, 2, 3]) {
      await engine(page, { results: heard.slice(0, count).map((text) => ({ text, isFinal: true })) });
    }
    await engine(page, 'end');
    await expect(field(page)).toHaveValue('I teach piano');
  });
  await test.step('words typed before a recording stay, and a second recording adds to the first', async () => {
    await openAfresh(page);
    await field(page).fill('Typed first.');
    for (const said of ['then said', 'and said again']) {
      await start(page).click();
      await engine(page, 'start');
      await engine(page, { results: [{ text: said, isFinal: true }] });
      await engine(page, 'end');
      await expect(start(page)).toBeVisible();
    }
    await expect(field(page)).toHaveValue('Typed first. then said and said again');
  });
  await test.step('typing while listening: words around the spoken ones stay, changing the spoken ones ends it', async () => {
    await openAfresh(page);
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
  await test.step('stopping asks the engine to stop, lets the last words in, and is no error', async () => {
    await openAfresh(page);
    await start(page).click();
    await engine(page, 'start');
    await stop(page).click();
    expect((await engineCalls(page)).at(-1)).toBe('stop');
    await engine(page, { results: [{ text: 'last words', isFinal: true }] });
    await engine(page, 'end');
    await expect(field(page)).toHaveValue('last words');
    await expect(start(page)).toBeVisible();
  });
  await test.step('submitting ends the recording, and late words do not fall into the next question', async () => {
    await openAfresh(page);
    await start(page).click();
    await engine(page, 'start');
    await engine(page, { results: [{ text: 'I teach piano' }] });
    await page.getByRole('button', { name: 'Submit answer' }).click();
    await expect(page.getByText('Question 2 of 3', { exact: true })).toBeVisible();
    expect(await engineCalls(page)).toContain('abort');
    await engine(page, { results: [{ text: 'I teach piano to adults', isFinal: true }] });
    await expect(field(page)).toHaveValue('');
    await expect(start(page)).toBeVisible();
  });
  await test.step('leaving the screen ends the recording', async () => {
    await forgetCalls(page);
    await start(page).click();
    await engine(page, 'start');
    await page.getByRole('button', { name: 'Back to all blueprints' }).click();
    await expect(page.getByRole('article')).toHaveCount(19);
    expect(await engineCalls(page)).toContain('abort');
  });
});

test('what keeps the engine from hearing is said, and nothing is in the way on a phone', async ({ page }) => {
  await openQuestion(page);
  await test.step('an engine error is named on the button, and the next try clears it', async () => {
    await start(page).click();
    await engine(page, 'start');
    await engine(page, { error: 'no-speech' });
    await engine(page, 'end');
    const failed = page.getByRole('button', { name: 'Error: no-speech' });
    await expect(failed).toHaveAttribute('title', 'Error: no-speech');
    await expect(
      page.getByText('We didn’t hear anything. Press the microphone and try again.'),
    ).toBeVisible();
    await failed.click();
    await engine(page, 'start');
    await expect(stop(page)).toBeVisible();
  });
  await test.step('a refused microphone is explained, and on a phone not under the buttons', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await openAfresh(page);
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
    await test.step(`while listening on a phone of ${width} px, 'Submit answer' stays in one line and the words in sight`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await openAfresh(page);
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
      const [box, bar] = [await field(page).boundingBox(), await submit.boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    });
  }
  await test.step('the privacy note is shown until it was read, once', async () => {
    await openAfresh(page);
    const note = page.getByText('Some browsers send your voice to an online service to turn it into text.');
    await expect(note).toBeVisible();
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(note).toHaveCount(0);
    await page.reload();
    await expect(field(page)).toBeVisible();
    await expect(note).toHaveCount(0);
  });
});

test('without a recogniser the button is disabled and says why', async ({ page }) => {
  await removeRecogniser(page);
  await signUp(page);
  await openTopic(page, 'Your Identity');
  const button = page.getByRole('button', { name: 'Speech recognition is not supported in your browser' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute('title', 'Speech recognition is not supported in your browser');
  await expect(page.getByText('Some browsers send your voice')).toHaveCount(0);
});
