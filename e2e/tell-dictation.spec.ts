import { settingsText } from '#harness/provider/chosen-provider.ts';
import { signUp } from './fixtures.ts';
import { expect, test } from './provider-fixtures.ts';
import { engine, engineCalls, scriptRecogniser } from './scripted-recogniser.ts';

test('without a key, dictation goes into the same kind of box, marked as heard', async ({
  page,
  provider,
}) => {
  await scriptRecogniser(page);
  const kept = settingsText({ openAIKey: null, model: 'gpt-4', baseUrl: provider.baseUrl });
  await page.addInitScript((value) => localStorage.setItem('settings-storage', value), kept);
  await signUp(page, '/tell');
  await expect(
    page.getByText('Some browsers send your voice to an online service to turn it into text.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Dictate' }).click();
  await engine(page, 'start');
  await expect(page.getByText('Listening. Speak now.')).toBeVisible();
  await engine(page, { results: [{ text: 'it costs' }] });
  await engine(page, { results: [{ text: 'it costs 290 dollars', isFinal: true }] });
  await engine(page, 'end');
  const text = page.getByLabel('Text of “Text 1”');
  await expect(text).toHaveValue('it costs 290 dollars');
  const look = page.getByRole('button', { name: 'Check “290 dollars” in your text' });
  await expect(look).toBeVisible();
  await test.step('after a pause it continues in the same text, and checked words stay checked', async () => {
    await look.click();
    await page.getByRole('button', { name: 'Dictate' }).click();
    await expect(page.getByText('Starting...')).toBeVisible();
    await engine(page, 'start');
    await engine(page, { results: [{ text: 'for 10 weeks' }] });
    await expect(text).toHaveValue('it costs 290 dollars for 10 weeks');
    await expect(page.getByRole('button', { name: /^Check “/ })).toHaveText(['10']);
    await expect(page.getByLabel(/^Text of “/)).toHaveCount(1);
  });
  await test.step('a correction of the last words is kept', async () => {
    await text.fill('it costs 290 dollars for ten weeks');
    await engine(page, { results: [{ text: 'for 10 weeks or so' }] });
    await expect(page.getByRole('button', { name: 'Dictate' })).toBeVisible();
    await expect(text).toHaveValue('it costs 290 dollars for ten weeks');
  });
  await test.step('errors are explained in words', async () => {
    await page.getByRole('button', { name: 'Dictate' }).click();
    await engine(page, { error: 'not-allowed' });
    await engine(page, 'end');
    await expect(page.getByRole('alert')).toHaveText(
      'Microphone access is blocked. Allow it in your browser’s site settings, or type instead.',
    );
  });
  await test.step('the microphone goes off when the page is left', async () => {
    await page.getByRole('button', { name: 'Dictate' }).click();
    await engine(page, 'start');
    await page.getByRole('link', { name: 'My facts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My facts' })).toBeVisible();
    expect((await engineCalls(page)).at(-1)).toBe('abort');
  });
  expect(provider.requests).toHaveLength(0);
});
