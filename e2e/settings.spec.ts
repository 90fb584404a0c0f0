import { startProvider } from '#harness/provider/provider.ts';
import { PLAN_TEXT } from '#harness/provider/scenario.ts';
import { expectAccessible } from './accessible.ts';
import { expect, panelButton, planArea, TEST_KEY, test } from './provider-fixtures.ts';

// Blocked by CORS or by our own policy, which is what these tests are about.
test.use({ expectedErrors: [[/CORS policy/, /Content Security Policy/], { scope: 'test' }] });

const OTHER_KEY = 'other-service-key-42';

test('Settings store the key in this browser, show errors under the field, and Cancel changes nothing', async ({
  page,
  person,
}) => {
  await person.openPanel({ key: null });
  await panelButton(page, 'Open Settings').click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const field = dialog.getByLabel('OpenAI API Key', { exact: true });
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveAttribute('placeholder', 'sk-...');
  await expect(dialog.getByText('It’s never sent to our servers')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Settings' }).click();
  // This address is not OpenAI's, so only an empty key is refused.
  await expect(dialog.getByText('API Key is required')).toBeVisible();
  await field.fill('half-typed');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(panelButton(page, 'Generate')).toBeDisabled();
  await panelButton(page, 'Open Settings').click();
  await expect(field).toHaveValue('');
  await field.fill(TEST_KEY);
  await dialog.getByRole('button', { name: 'Save Settings' }).click();
  await expect(dialog).toBeHidden();
  await expect(panelButton(page, 'Generate')).toBeEnabled();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('settings-storage') ?? ''));
  expect(stored.state.openAIKey).toBe(TEST_KEY);
});

test('the page can talk to our server and the chosen service only', async ({
  page,
  person,
  provider,
  app,
}) => {
  const stranger = await startProvider();
  await person.openPanel();
  const reach = (url: string) =>
    page.evaluate(
      (address) =>
        fetch(address, { mode: 'no-cors' }).then(
          () => 'reached',
          () => 'blocked',
        ),
      url,
    );
  expect(await reach(`${provider.baseUrl}/models`)).toBe('reached');
  expect(await reach(`${app.url}/healthz`)).toBe('reached');
  expect(await reach(`${stranger.baseUrl}/models`)).toBe('blocked');
  const widened = await page.evaluate(async (address) => {
    const meta = document.createElement('meta');
    meta.httpEquiv = 'Content-Security-Policy';
    meta.content = 'connect-src *';
    document.head.append(meta);
    return fetch(address, { mode: 'no-cors' }).then(
      () => 'reached',
      () => 'blocked',
    );
  }, `${stranger.baseUrl}/models`);
  expect(widened).toBe('blocked');
  expect(stranger.requests).toHaveLength(0);
  await stranger.close();
});

test('Check key names the trouble, over real CORS', async ({ page, person, provider }) => {
  await person.openPanel();
  await page.getByRole('button', { name: 'Settings' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const check = async (model: string, words: string) => {
    await dialog.getByLabel('Model').fill(model);
    await dialog.getByRole('button', { name: 'Check key' }).click();
    await expect(dialog.getByText(words)).toBeVisible();
  };
  await check(
    'gpt-4',
    'Your key works. It can write plans with gpt-4, but we suggest gpt-4o, which writes full plans',
  );
  await check('gives-401', 'Check for a typo');
  await check('no-credit', 'its account has no credit');
  await check('no-model', 'it can’t use this model');
  await check('no-scope', 'Your key isn’t allowed to write plans.');
  expect(provider.completions()).toHaveLength(5);
  provider.cors.mode = 'refused';
  await check('gpt-4o', 'The AI service answers, but it doesn’t let this page read the answer.');
  await provider.close();
  await check('gpt-4', 'We got no answer from 127.0.0.1');
});

test('the result of Check key is visible above the keyboard of a phone', async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await person.openPanel({ key: null });
  await page.getByRole('button', { name: 'Settings' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByLabel('OpenAI API Key').fill(TEST_KEY);
  // The lowest position that a finger can still reach.
  const button = dialog.getByRole('button', { name: 'Check key' });
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await button.press('Enter');
  await expect(dialog.getByText(/^Your key works\./)).toBeInViewport({ ratio: 1 });
});

test('Settings have three groups: who one is and how it looks first, then the key with its two buttons', async ({
  page,
  person,
}) => {
  test.setTimeout(180_000);
  await person.openPanel({ key: null });
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const field = dialog.getByLabel('OpenAI API Key', { exact: true });
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [390, 420],
  ] as const) {
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['About me', 'Look', 'AI']);
      // A percentage here is 0 in Safari, which hides the dialog's body.
      await expect(dialog.locator('> header + div')).toHaveCSS('flex-basis', 'auto');
      await expect(dialog.getByText('Only your AI key waits for Save Settings.')).toBeInViewport({
        ratio: 1,
      });
      if (height > 500) await expect(dialog.getByLabel('Your name')).toBeInViewport({ ratio: 1 });
      await expect(field).not.toBeFocused();
      expect(
        await dialog.evaluate((box) =>
          [...box.children].every((part) => part.scrollWidth <= part.clientWidth),
        ),
      ).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await panelButton(page, 'Open Settings').click();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('heading', { name: 'AI', exact: true })).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, `settings at the key, ${width} x ${height}`);
      await page.keyboard.press('Escape');
    });
  }
  await test.step('everything but the key is saved as it is changed, and Cancel reverts only the key', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const saved = page.waitForResponse(
      (response) =>
        response.url().endsWith('/facts') &&
        (response.request().postData() ?? '').includes('"clientName":"Ana Belmonte"'),
    );
    await dialog.getByLabel('Your name').fill('Ana Belmonte');
    await dialog.getByText('Dark', { exact: true }).click();
    await dialog.getByLabel('Model').fill('gpt-4o');
    await field.fill(TEST_KEY);
    await expect(dialog.getByText('Saved. New plans are written with gpt-4o.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await saved;
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(dialog.getByLabel('Your name')).toHaveValue('Ana Belmonte');
    await expect(dialog.getByLabel('Model')).toHaveValue('gpt-4o');
    await expect(field).toHaveValue('');
    await expect(dialog.getByText('Settings saved.')).toHaveCount(0);
  });
});

test('a page that was open when another tab chose another service says so, and works after a reload', async ({
  page,
  person,
  context,
}) => {
  const other = await startProvider();
  await person.openPanel();
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('button', { name: 'Settings' }).first().click();
  await second.getByLabel('AI service address').fill(other.baseUrl);
  await second.getByLabel('Model').focus();
  await second.getByLabel('OpenAI API Key', { exact: true }).fill(OTHER_KEY);
  const reloaded = second.waitForEvent('load');
  await second.getByRole('button', { name: 'Save Settings' }).click();
  await reloaded;
  await panelButton(page, 'Generate').click();
  const words = 'Another tab changed the address of the AI service. Reload this page.';
  const alert = page.getByRole('alert').filter({ hasText: words });
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await panelButton(page, 'Generate').click();
  await expect(planArea(page)).toHaveValue(PLAN_TEXT);
  await other.close();
});

test('another base URL asks for its own key, reloads, and never sees the first key', async ({
  page,
  person,
  provider,
}) => {
  const other = await startProvider();
  const blueprint = await person.openPanel();
  await page.getByRole('button', { name: 'Settings' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByLabel('AI service address').fill(other.baseUrl);
  await dialog.getByRole('button', { name: 'Save Settings' }).click();
  await expect(dialog.getByText('API Key is required')).toBeVisible();
  const field = dialog.getByLabel('OpenAI API Key', { exact: true });
  await expect(field).toHaveValue('');
  await field.fill(OTHER_KEY);
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Save Settings' }).click();
  await reloaded;
  await panelButton(page, 'Generate').click();
  await expect(planArea(page)).toHaveValue(PLAN_TEXT);
  await expect.poll(() => person.storedPlan(blueprint.id)).toBe(PLAN_TEXT);
  expect(provider.completions()).toHaveLength(0);
  const keys = other.requests.map(({ headers }) => headers.authorization ?? '');
  expect(keys.join()).not.toContain(TEST_KEY);
  expect(other.completions().map(({ headers }) => headers.authorization)).toEqual([`Bearer ${OTHER_KEY}`]);
  await other.close();
});
