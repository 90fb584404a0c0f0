import { keptText } from './device-rows.ts';
import { expect, saved, signIn, test } from './fixtures.ts';
import {
  arrive,
  begin,
  earlier,
  goOffline,
  openAt,
  signOut,
  statusOf,
  typeInto,
  welcome,
} from './saving-parts.ts';

const FIVE = ['identity', 'audience', 'purpose', 'analysis', 'solutions'] as const;
const TITLES = [
  'Your Identity',
  'Identify Your Audience',
  'Business Purpose',
  'Audience Analysis',
  'Building a Bridge',
];

test('500 edits of five blueprints offline, with a reload, arrive on return', async ({
  app,
  context,
  page,
}) => {
  const edits = 500;
  test.setTimeout(180_000);
  const ann = await arrive(context, app);
  for (const type of FIVE) await ann.answered(type, ['start']);
  // Visited first, so that the editor's own file is loaded.
  await openAt(page, app);
  await page.getByRole('button', { name: 'Back to all topics' }).click();
  await expect(page.getByRole('article')).toHaveCount(19);
  await goOffline(page);
  const statuses = new Set<string | null>();
  for (const title of TITLES) {
    await page.getByRole('link', { name: title, exact: true }).first().click();
    // Each keystroke is a separate edit: while the journal writes one, the next comes.
    await typeInto(earlier(page, 0), '0123456789'.repeat(edits / FIVE.length / 10));
    await expect(page.locator('[data-save-status="offline"]')).toBeVisible();
    statuses.add(await statusOf(page));
    await page.getByRole('button', { name: 'Back to all topics' }).click();
  }
  expect([...statuses]).toEqual(['offline']);
  // Offline there is no page to reload: the browser's own error page replaces it.
  await page.reload().catch(() => undefined);
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(app.url);
  const expected = `start${'0123456789'.repeat(edits / FIVE.length / 10)}`;
  for (const type of FIVE) {
    await expect.poll(() => ann.answer(0, type)).toBe(expected);
  }
});

test('signing out saves first, then this browser holds none of the words', async ({ app, page }) => {
  const ann = await begin(page, app, ['start']);
  await typeInto(earlier(page, 0), ' secretword');
  await signOut(page);
  await welcome(page);
  expect(await keptText(page)).not.toContain('secretword');
  await signIn(page, ann.account, '/blueprints/identity');
  await expect(earlier(page, 0)).toHaveValue('start secretword');
});

test('signing out offline asks first; discarding clears the browser, and the sign-in screen loads by itself', async ({
  app,
  context,
  page,
}) => {
  const ann = await arrive(context, app);
  await ann.answered('identity', ['start']);
  await page.clock.install();
  // Its code is prefetched when idle: offline before that, signing out could not ask at all.
  const late = page.waitForResponse(/\/assets\/soon-/);
  await openAt(page, app);
  await late;
  await goOffline(page);
  await typeInto(earlier(page, 0), ' secretword');
  await expect(page.locator('[data-save-status="offline"]')).toBeVisible();
  await signOut(page);
  const dialog = page.getByRole('dialog', { name: 'Some of your changes aren’t saved yet' });
  await expect(dialog).toBeVisible();
  expect(await keptText(page)).toContain('secretword');
  await dialog.getByRole('button', { name: 'Sign out and lose changes' }).click();
  await expect.poll(() => keptText(page)).not.toContain('secretword');
  await expect(page.getByText('secretword')).toHaveCount(0);
  // The sign-in screen may still have to be downloaded.
  await context.setOffline(false);
  await welcome(page);
});

const BLOCKED = {
  'storage that is blocked': () =>
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  'storage that cannot be opened': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'UnknownError');
    };
  },
  'a disk that is full': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [name, block] of Object.entries(BLOCKED)) {
  test(`${name}: the server still gets every word, and the page says so`, async ({ app, context, page }) => {
    const ann = await arrive(context, app);
    await ann.answered('identity', ['start']);
    await page.addInitScript(block);
    await openAt(page, app);
    await typeInto(earlier(page, 0), ' kept anyway');
    await expect(page.getByText('This browser isn’t letting us keep a copy on this device.')).toBeVisible();
    await saved(page);
    expect(await ann.answer(0)).toBe('start kept anyway');
    await context.setOffline(true);
    await typeInto(earlier(page, 0), ' and more');
    await expect(page.locator('[data-save-status="unsaved"]')).toBeVisible();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await context.setOffline(false);
    await saved(page);
    expect(await ann.answer(0)).toBe('start kept anyway and more');
  });
}

test('a disk that fills up mid-sentence: the page says so, and two tabs lose no word', async ({
  app,
  context,
  page,
}) => {
  const ann = await arrive(context, app);
  await ann.answered('identity', ['start']);
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function fill(...asked) {
      if (!sessionStorage.getItem('full')) return put.apply(this, asked);
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openAt(page, app);
  const other = await context.newPage();
  await openAt(other, app);
  await page.bringToFront();
  await typeInto(earlier(page, 0), ' on a', 20);
  await page.evaluate(() => sessionStorage.setItem('full', 'yes'));
  await earlier(page, 0).pressSequentially(' full disk', { delay: 20 });
  await expect(page.getByText('This browser isn’t letting us keep a copy on this device.')).toBeVisible();
  await saved(page);
  expect(await ann.answer(0)).toBe('start on a full disk');
  // At once, before the other tab has contacted the server: typing there continues from these words.
  await expect(earlier(other, 0)).toHaveValue('start on a full disk');
  await typeInto(earlier(other, 0), ', and here');
  await expect.poll(() => ann.answer(0)).toBe('start on a full disk, and here');
  await page.evaluate(() => sessionStorage.removeItem('full'));
  await page.reload();
  await expect(earlier(page, 0)).toHaveValue('start on a full disk, and here');
  await expect(page.getByText('This browser isn’t letting us keep a copy on this device.')).toHaveCount(0);
});
