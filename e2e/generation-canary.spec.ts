import { failing, PLAN_TEXT, SCENARIOS } from '#harness/provider/scenario.ts';
import { type RunningApp, runApp, textOnDisk } from '#harness/running-app.ts';
import { rowsOnDevice } from './device-rows.ts';
import { chooseMore, expect, newPerson, panelButton, planArea, test } from './provider-fixtures.ts';

const CANARY = 'sk-CANARY5b1e9d7742c0';
const PIECES = /CANARY|5b1e9d7742c0/;

test.use({ expectedErrors: [[/CORS policy/], { scope: 'test' }] });

let own: RunningApp;
test.beforeAll(async () => {
  own = await runApp({ LOG_LEVEL: 'trace' });
});
test.afterAll(() => own.end());

test('the key is found nowhere but in settings-storage and in the header to the provider', async ({
  page,
  provider,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error.stack)));
  const sentToUs: string[] = [];
  page.on('request', async (request) => {
    if (!request.url().startsWith(own.url)) return;
    const headers = JSON.stringify(await request.allHeaders().catch(() => ({})));
    sentToUs.push(`${request.url()} ${headers} ${request.postData() ?? ''}`);
  });

  const person = await newPerson(page, own, provider);
  await person.openPanel({ key: CANARY });
  const inPage: string[] = [];
  const look = async () => {
    const found = await page.evaluate(() => {
      for (const field of document.querySelectorAll('input[type=password]')) field.removeAttribute('value');
      return document.documentElement.outerHTML + location.href + document.title + document.cookie;
    });
    inPage.push(found);
  };

  await panelButton(page, 'Generate').click();
  await expect(planArea(page)).toHaveValue(PLAN_TEXT);
  await look();
  const quotesKey = failing(400, { message: `Your key ${CANARY} (sk-CANAR***42c0) is not welcome` });
  const { 'gives-401': refuses, 'gives-500': breaks, 'cut-reset': cut, 'refuses-both': narrow } = SCENARIOS;
  for (const scenario of [quotesKey, refuses, breaks, cut, narrow]) {
    provider.script('gpt-4', scenario);
    const asked = provider.completions().length;
    await panelButton(page, 'Generate').click();
    await expect.poll(() => provider.completions().length).toBeGreaterThan(asked);
    await expect(panelButton(page, 'Generate')).toBeEnabled({ timeout: 20_000 });
    await look();
  }
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.getByRole('button', { name: 'Check key' }).click();
  await expect(page.getByText('Your key works.')).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  provider.cors.mode = 'refused';
  await panelButton(page, 'Generate').click();
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 });
  await look();
  await chooseMore(page, 'What the AI will read');
  await look();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Back to all topics' }).first().click();
  await look();
  const small = await page.evaluate(() => {
    const kept = { ...localStorage };
    Reflect.deleteProperty(kept, 'settings-storage');
    return [kept, { ...sessionStorage }];
  });
  const elsewhere = JSON.stringify([small, await rowsOnDevice(page)]);

  expect(provider.completions().every(({ headers }) => headers.authorization === `Bearer ${CANARY}`)).toBe(
    true,
  );
  const bodies = provider.requests.map(({ path, body, headers: { authorization: _, ...headers } }) =>
    JSON.stringify([path, body, headers]),
  );
  expect(bodies.join('\n')).not.toMatch(PIECES);
  expect(sentToUs.length).toBeGreaterThan(10);
  expect(sentToUs.join('\n')).not.toMatch(PIECES);
  expect(said.join('\n')).not.toMatch(PIECES);
  expect(inPage.join('\n')).not.toMatch(PIECES);
  expect(elsewhere).not.toMatch(PIECES);
  expect(own.output()).not.toMatch(PIECES);
  expect(own.output()).toContain('/api/users/');
  const disk = textOnDisk(own);
  expect(disk).toContain('Your calm is the plan.');
  expect(disk).not.toMatch(PIECES);
  expect(await page.evaluate(() => localStorage.getItem('settings-storage'))).toContain(CANARY);
});
