import type { Browser, Locator, Page } from '@playwright/test';
import type { RunningApp } from '#harness/running-app.ts';
import { backToCards, expect, keptOnDevice, PLACEHOLDER, saved, settled, signIn, test } from './fixtures.ts';
import {
  arrive,
  earlier,
  goOffline,
  ownerIn,
  type Person,
  readyToSignOut,
  returnAs,
  signOut,
  typeInto,
  welcome,
} from './saving-parts.ts';

const box = (page: Page): Locator => page.getByPlaceholder(PLACEHOLDER);
const submit = (page: Page) => page.getByRole('button', { name: /^Submit (?:last )?answer$/ }).click();
const wake = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
const open = async (page: Page, app: RunningApp) => {
  await page.goto(`${app.url}/blueprints/identity`);
  await expect(box(page)).toBeVisible();
};
const answeredElsewhere = (page: Page) =>
  page.getByText('This question was answered in another tab or on another device.');

async function anotherDevice(browser: Browser, app: RunningApp, { account }: Person): Promise<Page> {
  const device = await browser.newContext();
  await returnAs(device, app, account);
  return device.newPage();
}

test('two tabs at one question: no typed words are lost', async ({ app, context, page }) => {
  const ann = await arrive(context, app);
  await open(page, app);
  const other = await context.newPage();
  await open(other, app);
  await test.step('words typed in one tab are kept when another tab answers the question with others', async () => {
    await typeInto(box(page), 'a long thought of my own');
    // The other tab must have these words first: typed at the same moment, the two would be one answer.
    await expect(box(other)).toHaveValue('a long thought of my own');
    await box(other).fill('short');
    await submit(other);
    await expect(earlier(page, 0)).toHaveValue('short');
    const owner = await ownerIn(context, app, ann.uid);
    const kept = async () => {
      const [doc] = await owner.list();
      if (!doc) return '';
      const onScreen = await page
        .locator('textarea')
        .evaluateAll((all) => all.map((area) => area.textContent));
      const { id } = doc;
      // With the plan's versions, if only this device had them; otherwise with those of their own field.
      const listed = [...(await owner.versions(id)), ...(await owner.versions(id, 'drafts.answers.0'))];
      const texts = await Promise.all(listed.map(({ versionId }) => owner.versionText(id, versionId)));
      return [...onScreen, ...texts].join('\n');
    };
    await expect.poll(kept).toContain('a long thought of my own');
  });
  await test.step('two tabs at one question keep what both type, even if one is closed', async () => {
    // Whatever is left of the first question, both start the next one with an empty box.
    await box(page).fill('');
    await expect(box(other)).toHaveValue('');
    await typeInto(box(page), 'from the first tab ');
    await expect(box(other)).toHaveValue('from the first tab ');
    await typeInto(box(other), 'and the second');
    await expect(box(page)).toHaveValue('from the first tab and the second');
    await page.close();
    await other.reload();
    await expect(box(other)).toHaveValue('from the first tab and the second');
  });
});

test('a card opened offline keeps its words when another device made the same one first', async ({
  app,
  browser,
  context,
  page,
}) => {
  const person = await arrive(context, app);
  await page.goto(app.url);
  await page.getByRole('link', { name: 'Your Identity', exact: true }).click();
  await settled(page);
  await backToCards(page);
  await page.getByRole('link', { name: 'Identify Your Audience', exact: true }).hover();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Identify Your Audience', exact: true }).click();
  await box(page).pressSequentially('typed on the train');
  const far = await anotherDevice(browser, app, person);
  await far.goto(`${app.url}/blueprints/audience`);
  await settled(far);
  await context.setOffline(false);
  await wake(page);
  await saved(page);
  await expect(box(page)).toHaveValue('typed on the train');
  await expect(box(page)).toBeFocused();
  await page.reload();
  await expect(box(page)).toHaveValue('typed on the train');
  expect((await person.docs()).filter(({ type }) => type === 'audience')).toHaveLength(1);
});

test('a question that another device answers takes no words from this one', async ({
  app,
  browser,
  context,
  page,
}) => {
  const person = await arrive(context, app);
  await open(page, app);
  await settled(page);
  const far = await anotherDevice(browser, app, person);
  await open(far, app);
  await test.step('words typed here stay when another device answers the question', async () => {
    await context.setOffline(true);
    await typeInto(box(page), 'typed on the laptop');
    await box(far).fill('answered on the phone');
    await submit(far);
    await saved(far);
    await context.setOffline(false);
    await wake(page);
    await expect(answeredElsewhere(page)).toBeVisible();
    await expect(box(page)).toHaveValue(/typed on the laptop/);
    await expect(earlier(page, 0)).toHaveValue('answered on the phone');
    await page.reload();
    await expect(box(page)).toHaveValue(/typed on the laptop/);
    await page.getByRole('button', { name: 'Use this answer instead' }).click();
    await saved(page);
    await wake(far);
    await expect(earlier(far, 0)).toHaveValue(/typed on the laptop/);
    await expect(box(page)).toHaveValue('');
  });
  await test.step('unneeded words can be discarded, and the answer above stays', async () => {
    await expect(box(far)).toHaveValue('');
    await Promise.all([settled(page), settled(far)]);
    await context.setOffline(true);
    await typeInto(box(page), 'never mind');
    await box(far).fill('the answer');
    await submit(far);
    await saved(far);
    await context.setOffline(false);
    await wake(page);
    await page.getByRole('button', { name: 'Keep the answer above' }).click();
    await expect(answeredElsewhere(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('');
    await expect(earlier(page, 1)).toHaveValue('the answer');
  });
});

test('an unsent answer follows its writer', async ({ app, browser, context, page }) => {
  const person = await arrive(context, app);
  await open(page, app);
  await test.step('nothing is called saved before somebody wrote something', async () => {
    await settled(page);
    await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
    await typeInto(box(page), 'h');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });
  await test.step('an unsent answer is on the next device, and survives signing out', async () => {
    await typeInto(box(page), 'alf an answer');
    await saved(page);
    const far = await anotherDevice(browser, app, person);
    await open(far, app);
    await expect(box(far)).toHaveValue('half an answer');
    await typeInto(box(page), ', and a little more');
    await backToCards(page);
    await signOut(page);
    await welcome(page);
    await signIn(page, person.account, '/blueprints/identity');
    await expect(box(page)).toHaveValue('half an answer, and a little more');
  });
  await test.step('signing out asks when an unsent answer could not be saved', async () => {
    await settled(page);
    await readyToSignOut(page);
    await goOffline(page);
    await typeInto(box(page), ', only on this device');
    await signOut(page);
    await expect(page.getByRole('heading', { name: 'Some of your changes aren’t saved yet' })).toBeVisible();
  });
});

test('a blueprint that another device deletes does not take an unsent answer with it', async ({
  app,
  browser,
  context,
  page,
}) => {
  const person = await arrive(context, app);
  await person.answered('identity', ['one', 'two']);
  await page.goto(`${app.url}/blueprints/identity`);
  await expect(box(page)).toBeVisible();
  await context.setOffline(true);
  await typeInto(box(page), 'the third, unsent');
  const far = await anotherDevice(browser, app, person);
  const [doc] = await person.docs();
  const gone = await far
    .context()
    .request.delete(`${app.url}/api/users/${person.uid}/blueprints/${doc?.id}`, {
      headers: { origin: app.url },
    });
  expect(gone.status()).toBe(204);
  await context.setOffline(false);
  await wake(page);
  await expect(page.getByText('This topic was deleted on another device.')).toBeVisible();
  await expect(box(page)).toHaveValue('the third, unsent');
});

test.describe('without storage', () => {
  test('an unsent answer is saved by the server, and is never called saved before that', async ({
    app,
    context,
    page,
  }) => {
    const ann = await arrive(context, app);
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await open(page, app);
    await typeInto(box(page), 'nowhere but there');
    await saved(page);
    const [doc] = await ann.docs();
    expect(doc?.content.drafts?.['answers.0']).toBe('nowhere but there');
    await context.setOffline(true);
    await typeInto(box(page), ', and here');
    await expect(page.getByText('Not saved yet. Keep this page open')).toBeVisible();
  });
});

test('words still reach the disk after the database was closed under the page', async ({
  app,
  context,
  page,
}) => {
  await arrive(context, app);
  await open(page, app);
  await typeInto(box(page), 'before');
  await saved(page);
  await context.setOffline(true);
  // Like another tab that upgrades it, and like browsers with suspended pages.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('blueprint');
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
      }),
  );
  await typeInto(box(page), ' and after');
  await expect(page.locator('[data-save-status="offline"]')).toBeVisible();
  // Closed this way the page gets no event: the very last words may be missing.
  await keptOnDevice(page, 'before and after');
  await context.setOffline(false);
  await page.close();
  const next = await context.newPage();
  await open(next, app);
  await expect(box(next)).toHaveValue('before and after');
});

test('a page left open shows the other device’s words with a notice as soon as it is touched', async ({
  app,
  browser,
  context,
  page,
}) => {
  const person = await arrive(context, app);
  await person.answered('identity', ['one', 'two']);
  await page.clock.install();
  await page.goto(`${app.url}/blueprints/identity`);
  await expect(earlier(page, 0)).toHaveValue('one');
  const far = await anotherDevice(browser, app, person);
  await far.goto(`${app.url}/blueprints/identity`);
  await typeInto(earlier(far, 0), ' from the phone');
  await saved(far);
  await page.clock.fastForward(6_000);
  await earlier(page, 1).click();
  await expect(earlier(page, 0)).toHaveValue('one from the phone');
  await expect(page.getByText('Updated from your other device.')).toBeVisible();
});

test('storage that fails for a moment, as after a crash, is retried: the words appear on screen', async ({
  app,
  context,
  page,
}) => {
  await arrive(context, app);
  await open(page, app);
  await context.route('**/api/users/**', (route) => route.abort());
  await typeInto(box(page), 'typed before the crash');
  // Closed this way the page gets no event: the very last words may be missing.
  await keptOnDevice(page, 'typed before the crash');
  await page.close();
  const next = await context.newPage();
  await next.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    let refusals = 0;
    IDBFactory.prototype.open = function (...asked) {
      refusals += Number(asked[0] === 'blueprint');
      if (asked[0] === 'blueprint' && refusals <= 3) throw new DOMException('backing store', 'UnknownError');
      return open.apply(this, asked);
    };
  });
  await open(next, app);
  await expect(box(next)).toHaveValue('typed before the crash');
});
