import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RunningApp } from '#harness/running-app.ts';
import { expect, saved, test } from './fixtures.ts';
import {
  arrive,
  earlier,
  openAt,
  returnAs,
  seed,
  serverAnswer,
  serverDocs,
  signOut,
  typeInto,
} from './saving-parts.ts';

function endSessionsOf(app: RunningApp, uid: string): void {
  const database = new DatabaseSync(join(app.dataDir, 'cornerstone.db'), { timeout: 5_000 });
  database.prepare('DELETE FROM sessions WHERE uid = ?').run(uid);
  database.close();
}

test('a session that ends is made again over the open editor, without losing a word or the place', async ({
  app,
  context,
  page,
}) => {
  const { uid, account } = await arrive(context, app);
  await seed(context, app, uid, 'identity', ['start']);
  await test.step('a session that ends while somebody types costs no word and no place', async () => {
    let refused = 0;
    page.on('response', (response) => {
      if (response.status() === 401) refused += 1;
    });
    await openAt(page, app);
    const field = earlier(page, 0);
    await typeInto(field, ' before', 30);
    await saved(page);
    const mark = await field.evaluateHandle((area) => area);
    endSessionsOf(app, uid);
    // Longer than the save waits: the server says no in the middle of the sentence.
    await typeInto(field, ' in the gap, without looking up from the keys', 30);
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await typeInto(field, ' and typing on');
    expect(await field.evaluate((area, before) => area === before, mark)).toBe(true);
    expect(await field.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(
      'start before in the gap, without looking up from the keys and typing on'.length,
    );
    expect(refused).toBeLessThanOrEqual(2);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => serverAnswer(context, app, uid, 0), { timeout: 3_000 })
      .toBe('start before in the gap, without looking up from the keys and typing on');
    expect(await field.evaluate((area, before) => area === before, mark)).toBe(true);
  });
  await test.step('the caret is back in its place after signing in again', async () => {
    const field = earlier(page, 0);
    endSessionsOf(app, uid);
    await typeInto(field, ' of it', 30);
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.type(' all');
    await expect(field).toHaveValue(
      'start before in the gap, without looking up from the keys and typing on of it all',
    );
  });
});

test('unsent words belong to their writer, whoever signs in next', async ({ app, context, page }) => {
  const ann = await arrive(context, app);
  await seed(context, app, ann.uid, 'identity', ['start']);
  await openAt(page, app);
  endSessionsOf(app, ann.uid);
  await typeInto(earlier(page, 0), ' of Ann alone');
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await page.close();

  await context.clearCookies();
  const ben = await arrive(context, app);
  const sent: string[] = [];
  const his = await context.newPage();
  his.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postData() ?? '');
  });
  await seed(context, app, ben.uid, 'identity', ['mine']);
  await openAt(his, app);
  await expect(earlier(his, 0)).toHaveValue('mine');
  await typeInto(earlier(his, 0), ' of Ben');
  await saved(his);
  await expect(his.getByText('of Ann alone')).toHaveCount(0);
  expect(sent.filter((body) => body.includes('of Ann alone'))).toEqual([]);
  expect(JSON.stringify(await serverDocs(context, app, ben.uid))).not.toContain('of Ann alone');
  await his.close();

  await context.clearCookies();
  await returnAs(context, app, ann.account);
  const hers = await context.newPage();
  await openAt(hers, app);
  await expect(earlier(hers, 0)).toHaveValue('start of Ann alone');
  await expect.poll(() => serverAnswer(context, app, ann.uid, 0)).toBe('start of Ann alone');
});

test('signing out in one tab takes the words from the screen of the other', async ({
  app,
  context,
  page,
}) => {
  const { uid } = await arrive(context, app);
  await seed(context, app, uid, 'identity', ['private words']);
  const other = await context.newPage();
  await openAt(other, app);
  await expect(earlier(other, 0)).toHaveValue('private words');
  await openAt(page, app);
  await signOut(page);
  await expect(other.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(other.getByText('private words')).toHaveCount(0);
});
