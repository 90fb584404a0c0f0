import type { Browser, Page } from '@playwright/test';
import { readyForOffline } from '#harness/ready-for-offline.ts';
import type { RunningApp } from '#harness/running-app.ts';
import { expectAccessible } from './accessible.ts';
import { openMyData } from './book-fixtures.ts';
import { keptText } from './device-rows.ts';
import { type Account, expect, saved, signInHere, test } from './fixtures.ts';
import {
  arrive,
  begin,
  earlier,
  goOffline,
  keepKey,
  letSessionsRunOut,
  openAt,
  ownerIn,
  returnAs,
  serverAnswer,
  signOut,
  typeInto,
  welcome,
} from './saving-parts.ts';

const ELSEWHERE = 'You were signed out on another device.';
const KEY = 'sk-abc123';

const storedKey = (page: Page) => page.evaluate(() => localStorage.getItem('settings-storage'));
const lookAgain = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')));
const askAgain = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

/** Ends every session of this person from a separate device. */
async function endEverywhere(browser: Browser, app: RunningApp, account: Account) {
  const device = await browser.newContext();
  await returnAs(device, app, account);
  const headers = { origin: app.url };
  const ended = await device.request.post(`${app.url}/api/auth/sign-out-everywhere`, { headers, data: {} });
  expect(ended.status()).toBe(204);
  await device.close();
}

test('signing out everywhere asks like signing out, and takes key and words from every browser', async ({
  app,
  browser,
  page,
}) => {
  const ann = await begin(page, app, ['private words']);
  await keepKey(page);
  const device = await browser.newContext();
  await returnAs(device, app, ann.account);
  const far = await device.newPage();
  await openAt(far, app);
  await keepKey(far);
  await typeInto(earlier(far, 0), ', and more');
  await saved(far);

  await openMyData(page);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Each of your other devices forgets your AI key')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Sign out on all devices?' });
  await expect(dialog).toHaveAccessibleDescription(
    'Signing out removes your AI key from this browser. You’ll need to paste it again next time.',
  );
  await expectAccessible(page, 'sign out everywhere');
  await test.step('a server that cannot be reached changes nothing', async () => {
    await page.route('**/api/auth/sign-out-everywhere', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(dialog.getByRole('alert')).toContainText('We couldn’t sign you out everywhere. Try again.');
    expect(await storedKey(page)).toContain(KEY);
    await page.unroute('**/api/auth/sign-out-everywhere');
  });
  await test.step('here the key can be kept', async () => {
    await dialog.getByLabel('Keep my key (this is my own computer)').check();
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    await welcome(page);
    await expect(page.getByText(ELSEWHERE)).toHaveCount(0);
    expect(await storedKey(page)).toContain(KEY);
    expect(await keptText(page)).not.toContain('private words');
  });
  await test.step('the other device says why, and has deleted key and words', async () => {
    await lookAgain(far);
    await welcome(far);
    await expect(far.getByText(ELSEWHERE)).toBeVisible();
    await expectAccessible(far, 'signed out on another device');
    await expect.poll(() => keptText(far)).not.toContain('private words');
    expect(await storedKey(far)).toBeNull();
    await far.reload();
    await expect(far.getByText(ELSEWHERE)).toBeVisible();
    await signInHere(far, ann.account);
    await far.reload();
    await expect(far.getByText(ELSEWHERE)).toHaveCount(0);
  });
  await device.close();
});

test('a closed browser says why, and deletes them, when it is opened again', async ({
  app,
  browser,
  context,
  page,
}) => {
  const ann = await begin(page, app, ['private words']);
  await keepKey(page);
  await typeInto(earlier(page, 0), ', and more');
  await saved(page);
  await page.close();
  await endEverywhere(browser, app, ann.account);
  const again = await context.newPage();
  await again.goto(app.url);
  await welcome(again);
  await expect(again.getByText(ELSEWHERE)).toBeVisible();
  await expect.poll(() => keptText(again)).not.toContain('private words');
  expect(await storedKey(again)).toBeNull();
});

test('unsaved words stay when another device ends the session, and are sent after signing in again', async ({
  app,
  browser,
  context,
  page,
}) => {
  const ann = await begin(page, app, ['start']);
  await keepKey(page);
  await goOffline(page);
  await typeInto(earlier(page, 0), ' only here');
  await endEverywhere(browser, app, ann.account);
  await context.setOffline(false);
  const dialog = askAgain(page);
  await expect(dialog).toHaveAccessibleDescription(
    `${ELSEWHERE} Everything you typed is kept on this device and will be saved as soon as you’re back.`,
  );
  await expect.poll(() => storedKey(page)).toBeNull();
  await dialog.getByLabel('Password', { exact: true }).fill(ann.account.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => ann.answer(0)).toBe('start only here');
});

test.describe('with the app cached on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('somebody else gets in, and neither sees nor loses the previous person’s words', async ({
    app,
    browser,
    context,
    page,
  }) => {
    const ann = await arrive(context, app);
    const ben = await app.newPerson();
    await ann.answered('identity', ['start']);
    await openAt(page, app);
    await readyForOffline(page, 1);
    const other = await context.newPage();
    await openAt(other, app);
    await goOffline(page);
    await typeInto(earlier(page, 0), ' of Ann alone');
    letSessionsRunOut(app, ann);
    await context.setOffline(false);
    // Reloaded from this device's copy, it is still hers: without a sign-in option, nobody else could use it.
    await page.reload();
    const dialog = askAgain(page);
    await expect(dialog).toContainText(
      'Not you? Choose “Use another account”. What was typed here won’t be shown and won’t be lost: it waits on this device until the person who typed it signs in again.',
    );
    await expectAccessible(page, 'signing in again');
    await dialog.getByRole('button', { name: 'Use another account' }).click();
    for (const tab of [page, other]) {
      await welcome(tab);
      await expect(tab.getByText('of Ann alone')).toHaveCount(0);
      await expect(tab.getByText(ELSEWHERE)).toHaveCount(0);
    }
    expect(await keptText(page)).toContain('of Ann alone');
    await page.reload();
    await welcome(page);

    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.postData() ?? '');
    });
    await signInHere(page, ben);
    await expect(page.getByText('of Ann alone')).toHaveCount(0);
    await page.getByRole('link', { name: 'Your Identity', exact: true }).click();
    await page.getByPlaceholder('Type your answer or use voice input...').fill('words of Ben');
    await saved(page);
    expect(sent.filter((body) => body.includes('of Ann alone'))).toEqual([]);
    await signOut(page);
    await welcome(page);

    await signInHere(page, ann.account);
    await page.getByRole('link', { name: 'Your Identity', exact: true }).click();
    await expect(earlier(page, 0)).toHaveValue('start of Ann alone');
    const device = await browser.newContext();
    await returnAs(device, app, ann.account);
    await expect.poll(() => serverAnswer(device, app, ann.uid, 0)).toBe('start of Ann alone');
    expect(JSON.stringify(await (await ownerIn(device, app, ann.uid)).list())).not.toContain('words of Ben');
    await device.close();
  });

  test('a page from the device says why it is signed out', async ({ app, browser, context, page }) => {
    const ann = await begin(page, app, ['private words']);
    await keepKey(page);
    await readyForOffline(page, 1);
    await page.close();
    await endEverywhere(browser, app, ann.account);
    const again = await context.newPage();
    await again.goto(app.url);
    await welcome(again);
    await expect(again.getByText(ELSEWHERE)).toBeVisible();
    await expect.poll(() => storedKey(again)).toBeNull();
    await expect.poll(() => keptText(again)).not.toContain('private words');
  });
});
