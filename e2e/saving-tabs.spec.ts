import { backToCards, expect, openTopic, PLACEHOLDER, settled, test } from './fixtures.ts';
import {
  arrive,
  begin,
  earlier,
  goOffline,
  openAt,
  returnAs,
  rounds,
  serverAnswer,
  serverDocs,
  typeInto,
} from './saving-parts.ts';

test('a slow phone opens the documents once: its page does not wait for the lock', async ({
  app,
  context,
  page,
}) => {
  await arrive(context, app);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/');
  // No longer inert: the app has replaced the server's cards with its own.
  await page.getByRole('link', { name: 'Your Identity' }).click();
  await page.getByPlaceholder(PLACEHOLDER).waitFor();
  const turns = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return [...held, ...pending].filter(({ name }) => name?.startsWith('bp-sync:')).length;
    });
  await expect.poll(turns).toBeGreaterThan(0);
  expect(await turns()).toBe(1);
});

test('two tabs typing in turn keep both answers, even if the sender dies', async ({ app, context, page }) => {
  const turns = rounds(40, 200);
  test.setTimeout(60_000 + turns * 500);
  const ann = await begin(page, app, ['first', 'second']);
  const other = await context.newPage();
  await openAt(other, app);
  let [first, second] = ['first', 'second'];
  for (let turn = 0; turn < turns; turn += 1) {
    await typeInto(earlier(page, 0), ` a${turn}`);
    await typeInto(earlier(other, 1), ` b${turn}`);
    first += ` a${turn}`;
    second += ` b${turn}`;
  }
  await expect(earlier(other, 0)).toHaveValue(first);
  await expect(earlier(page, 1)).toHaveValue(second);
  await expect.poll(() => ann.answer(0)).toBe(first);
  await expect.poll(() => ann.answer(1)).toBe(second);
  // The first tab got the lock first, so it is the sender. Closed this way it gets no event at all.
  await page.close();
  await typeInto(earlier(other, 1), ' after the sender died');
  await expect.poll(() => ann.answer(1)).toBe(`${second} after the sender died`);
  await expect(other.getByText('Changed on another device')).toHaveCount(0);
});

test('deleted in one tab while typed in another: it stays deleted, and undo brings every word back', async ({
  app,
  context,
  page,
}) => {
  const ann = await arrive(context, app);
  const id = await ann.answered('identity', ['one', 'two', 'three']);
  await openAt(page, app);
  const other = await context.newPage();
  await other.goto(app.url);
  await typeInto(earlier(page, 0), ' typed just before');
  await other.getByRole('button', { name: 'Delete progress and start over' }).click();
  await other.getByRole('button', { name: 'Delete and start over' }).click();
  // The toast stays under the pointer, however slow the machine is.
  await other.getByRole('button', { name: 'Undo' }).hover();
  await expect.poll(async () => (await ann.docs()).length).toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Business Launch Blueprint' })).toBeVisible();
  await page.reload();
  // A new one starts without a word of the old. Once it is saved, nothing else is left to send.
  await openTopic(page, 'Your Identity');
  await settled(page);
  await expect
    .poll(async () =>
      (await ann.docs()).map((doc) => ({ isOld: doc.id === id, answers: doc.content.answers })),
    )
    .toEqual([{ isOld: false, answers: {} }]);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => ann.answer(0)).toContain('one typed just before');
});

test('deleted on another device while typed here: reported, kept, not resurrected, restorable', async ({
  app,
  browser,
  context,
  page,
}) => {
  const ann = await arrive(context, app);
  const id = await ann.answered('identity', ['one', 'two', 'three']);
  await openAt(page, app);
  await goOffline(page);
  await typeInto(earlier(page, 0), ' typed offline');
  const device = await browser.newContext();
  await returnAs(device, app, ann.account);
  const gone = await device.request.delete(`${app.url}/api/users/${ann.uid}/blueprints/${id}`, {
    headers: { origin: app.url },
  });
  expect(gone.status()).toBe(204);
  expect(await serverDocs(device, app, ann.uid)).toEqual([]);
  await context.setOffline(false);
  const notice = page.getByText('This topic was deleted on another device.');
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await expect(earlier(page, 0)).toHaveValue('one typed offline');
  expect(await serverDocs(device, app, ann.uid)).toEqual([]);
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect.poll(() => serverAnswer(device, app, ann.uid, 0)).toBe('one typed offline');
  await expect(notice).toHaveCount(0);
  await device.close();
});

const TITLES = [
  'Your Identity',
  'Business Purpose',
  'Brand Identity',
  'Coaching Plan',
  'Sales Follow-Up',
] as const;

test('two devices that open the same card at once end on one blueprint', async ({
  app,
  browser,
  context,
  page,
}) => {
  const ann = await arrive(context, app);
  const device = await browser.newContext();
  await returnAs(device, app, ann.account);
  const far = await device.newPage();
  await Promise.all([page.goto(app.url), far.goto(app.url)]);
  for (const title of TITLES) {
    const open = (on: typeof page) => on.getByRole('link', { name: title, exact: true }).first().click();
    await Promise.all([open(page), open(far)]);
    await expect(page.getByPlaceholder(PLACEHOLDER)).toBeVisible();
    await expect(far.getByPlaceholder(PLACEHOLDER)).toBeVisible();
    await Promise.all([settled(page), settled(far)]);
    await Promise.all([backToCards(page), backToCards(far)]);
  }
  await expect
    .poll(async () => (await ann.docs()).map(({ type }) => type).sort())
    .toEqual(['brand', 'coaching', 'identity', 'purpose', 'sales']);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(far.getByRole('alert')).toHaveCount(0);
  await device.close();
});
