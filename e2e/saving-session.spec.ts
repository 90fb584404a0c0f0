import { expect, saved, test } from './fixtures.ts';
import {
  arrive,
  begin,
  earlier,
  letSessionsRunOut,
  openAt,
  returnAs,
  signOut,
  typeInto,
  welcome,
} from './saving-parts.ts';

test('an ended session is renewed over the open editor, without losing a word or the place', async ({
  app,
  context,
  page,
}) => {
  const ann = await arrive(context, app);
  await ann.answered('identity', ['start']);
  await test.step('a session that ends while somebody types loses no words and no place', async () => {
    let refused = 0;
    page.on('response', (response) => {
      if (response.status() === 401) refused += 1;
    });
    await openAt(page, app);
    const field = earlier(page, 0);
    await typeInto(field, ' before', 30);
    await saved(page);
    const mark = await field.evaluateHandle((area) => area);
    letSessionsRunOut(app, ann);
    // Longer than the save waits: the server refuses in the middle of the sentence.
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
    await dialog.getByLabel('Password', { exact: true }).fill(ann.account.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => ann.answer(0))
      .toBe('start before in the gap, without looking up from the keys and typing on');
    expect(await field.evaluate((area, before) => area === before, mark)).toBe(true);
  });
  await test.step('the caret is back in its place after signing in again', async () => {
    const field = earlier(page, 0);
    letSessionsRunOut(app, ann);
    await typeInto(field, ' of it', 30);
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(ann.account.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.type(' all');
    await expect(field).toHaveValue(
      'start before in the gap, without looking up from the keys and typing on of it all',
    );
  });
});

test('unsent words belong to their writer, whoever signs in next', async ({ app, context, page }) => {
  const ann = await begin(page, app, ['start']);
  letSessionsRunOut(app, ann);
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
  await ben.answered('identity', ['mine']);
  await openAt(his, app);
  await expect(earlier(his, 0)).toHaveValue('mine');
  await typeInto(earlier(his, 0), ' of Ben');
  await saved(his);
  await expect(his.getByText('of Ann alone')).toHaveCount(0);
  expect(sent.filter((body) => body.includes('of Ann alone'))).toEqual([]);
  expect(JSON.stringify(await ben.docs())).not.toContain('of Ann alone');
  await his.close();

  await context.clearCookies();
  await returnAs(context, app, ann.account);
  const hers = await context.newPage();
  await openAt(hers, app);
  await expect(earlier(hers, 0)).toHaveValue('start of Ann alone');
  await expect.poll(() => ann.answer(0)).toBe('start of Ann alone');
});

test('a page in the back-forward cache is not shown again after a sign-out in another tab', async ({
  app,
  context,
  page,
}) => {
  const ann = await arrive(context, app);
  await ann.answered('identity', ['private words']);
  const kept = await context.newPage();
  await kept.addInitScript(() => {
    // A page in the back-forward cache receives no messages.
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => undefined });
  });
  await openAt(kept, app);
  await openAt(page, app);
  await signOut(page);
  await welcome(page);
  await expect(earlier(kept, 0)).toHaveValue('private words');
  await kept.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await welcome(kept);
  await expect(kept.getByText('private words')).toHaveCount(0);
});

test('words typed right before going to another site are there after Back', async ({ app, page }) => {
  const ann = await begin(page, app, ['start']);
  await typeInto(earlier(page, 0), ' typed, and gone');
  await page.goto(`${app.url.replace('localhost', '127.0.0.1')}/example`);
  await page.goBack();
  await expect(earlier(page, 0)).toHaveValue('start typed, and gone');
  await expect.poll(() => ann.answer(0)).toBe('start typed, and gone');
});

test('signing out in one tab removes the words from the screen of the other', async ({
  app,
  context,
  page,
}) => {
  const ann = await arrive(context, app);
  await ann.answered('identity', ['private words']);
  const other = await context.newPage();
  await openAt(other, app);
  await expect(earlier(other, 0)).toHaveValue('private words');
  await openAt(page, app);
  await signOut(page);
  await welcome(other);
  await expect(other.getByText('private words')).toHaveCount(0);
});
