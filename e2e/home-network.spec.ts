import { chromiumLaunchOptions } from '#harness/chromium.ts';
import { openMyData } from './book-fixtures.ts';
import { answer, backToCards, expect, openTopic, saved, signUp, test } from './fixtures.ts';

// A server at home has a name and plain http: no clipboard, no `randomUUID`, no locks between tabs.
const { args = [], ...launch } = await chromiumLaunchOptions();
test.use({
  launchOptions: { ...launch, args: [...args, '--host-resolver-rules=MAP home.lan 127.0.0.1'] },
  serverEnv: { HOST: '0.0.0.0', AUTH_LIMITS: 'on' },
  expectedErrors: [/^The Cross-Origin-Opener-Policy header has been ignored/],
});

const atHome = (url: string) => url.replace('localhost', 'home.lan');

test('a backup is restored', async ({ app, page }) => {
  await signUp(page, undefined, atHome(app.url));
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
  await openTopic(page, 'Your Identity');
  await answer(page, 'One', 'Two', 'Three');
  await saved(page);
  await backToCards(page);
  await openMyData(page);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await arriving).path();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete progress and start over' }).click();
  await page.getByRole('button', { name: 'Delete and start over' }).click();
  await expect(page.getByText('0 of 19 topics answered')).toBeVisible();
  await openMyData(page);
  await page.getByLabel('Backup file').setInputFiles(file);
  await page.getByRole('button', { name: 'Restore 1 blueprint' }).click();
  await expect(page.getByText('1 blueprint restored.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 of 19 topics answered')).toBeVisible();
});
