import { readFile, truncate, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { HOSTILE_PLAN } from '#content/testing/sample-book.ts';
import type { StoredBlueprint } from '#domain/blueprint/blueprint.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { storeBook } from '#harness/store-book.ts';
import { storeFacts } from '#harness/store-facts.ts';
import { newOwner, type Owner, openMyData, test } from './book-fixtures.ts';
import { expect, saved } from './fixtures.ts';
import { earlier, openAt, returnAs, typeInto, welcome } from './saving-parts.ts';

const HUGE_BYTES = 31_000_000;

async function download(page: Page): Promise<{ name: string; text: string }> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await arriving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

const chooseFile = (page: Page, name: string, text: string | Buffer) =>
  page
    .getByLabel('Backup file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

function comparable(blueprints: readonly StoredBlueprint[]) {
  return blueprints
    .map(({ id: _, version: __, updatedAt: ___, ...rest }) => rest)
    .toSorted((a, b) => a.type.localeCompare(b.type));
}

async function versionsOf(owner: Owner) {
  const found: string[] = [];
  for (const { id, type } of await owner.list()) {
    for (const { versionId, savedAt, origin } of await owner.versions(id)) {
      found.push(`${type} ${savedAt} ${origin} ${await owner.versionText(id, versionId)}`);
    }
  }
  return found.toSorted();
}

test('backup, delete the account, restore into a new one: everything is restored', async ({
  page,
  owner,
  app,
}) => {
  const stored = await storeBook(owner, 600);
  await storeFacts(owner, { offerPrice: '$290' });
  const [first, second] = stored;
  if (!first || !second) throw new Error('No sample');
  await owner.change({ ...first, content: { ...first.content, aiOutput: HOSTILE_PLAN, notes: 'שלום 👩‍👧' } });
  await owner.change({ ...second, content: { ...second.content, aiOutput: 'Second text' } });
  const before = { blueprints: comparable(await owner.list()), versions: await versionsOf(owner) };
  expect(before.versions).toHaveLength(2);

  await page.goto('/');
  await page.evaluate(() =>
    localStorage.setItem('settings-storage', '{"state":{"openAIKey":"sk-secret123"},"version":0}'),
  );
  await openMyData(page);
  const file = await download(page);
  expect(file.name).toMatch(/^launch-blueprint-backup-\d{4}-\d\d-\d\d\.json$/);
  expect(file.text).not.toContain('sk-secret123');
  await expect(page.getByText('Downloaded 19 topics and 2 earlier versions.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Your password').fill('not my password');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('That isn’t your current password.')).toBeInViewport();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.getByLabel('Your password').fill(owner.password);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await welcome(page);
  await expect(page.getByText('Your account has been deleted, along with everything in it.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('settings-storage'))).toBeNull();
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('don’t match');

  const next = await newOwner(page, app);
  await page.goto('/');
  await openMyData(page);
  await chooseFile(page, file.name, file.text);
  await expect(page.getByText(`Backup of ${owner.email}, saved`)).toBeVisible();
  await page.getByRole('button', { name: 'Restore 19 topics and your facts', exact: true }).click();
  await expect(page.getByText('19 topics and your facts restored.')).toBeVisible({ timeout: 30_000 });
  expect(comparable(await next.list())).toEqual(before.blueprints);
  expect(await versionsOf(next)).toEqual(before.versions);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Launch book', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Onboarding New Clients' })).toBeVisible();
});

test('a file that is no backup gets one sentence and changes nothing', async ({ page, owner }, info) => {
  await storeBook(owner, 300, 3);
  const before = await owner.list();
  await page.goto('/');
  await openMyData(page);
  for (const [what, content, sentence] of [
    ['foreign', '{"notes":[]}', 'This file isn’t a backup from this app.'],
    ['damaged', '{\n  "app": "business-launch-blueprint",\n  "form', 'This backup file is damaged'],
    ['huge', HUGE_BYTES, 'This file is larger than any backup from this app.'],
  ] as const) {
    await test.step(`a ${what} file`, async () => {
      const path = info.outputPath(`${what}.json`);
      await writeFile(path, typeof content === 'string' ? content : '{');
      // Extended on disk: uploaded through the browser's remote control, a file of this size takes a minute.
      if (typeof content === 'number') await truncate(path, content);
      await page.getByLabel('Backup file').setInputFiles(path);
      await expect(page.getByRole('alert')).toContainText(sentence);
      expect(await owner.list()).toEqual(before);
    });
  }
});

test('restoring asks about differences, and overwrites nothing without a choice', async ({ page, owner }) => {
  const [identity, audience] = await storeBook(owner, 300, 3);
  if (!identity || !audience) throw new Error('No sample');
  await page.goto('/');
  await openMyData(page);
  const { text } = await download(page);
  const edited = (words: string) => ({ ...identity.content, aiOutput: words });
  await owner.change({ ...identity, content: edited('Newer here') });
  await owner.change({ ...audience, content: { ...audience.content, answers: { '0': 'Changed' } } });

  await chooseFile(page, 'backup.json', text);
  await expect(page.getByText('1 topic is already the same')).toBeVisible();
  await expect(page.getByText('What’s different: the plan')).toBeVisible();
  await expect(page.getByText('What’s different: answer 1, answer 2, answer 3')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose what to restore' })).toBeDisabled();
  await page
    .getByRole('group', { name: 'Your Identity' })
    .getByRole('radio', { name: 'Use the one in the file' })
    .check();
  await page.getByRole('button', { name: 'Restore 1 topic' }).click();
  await expect(page.getByText('1 topic restored.')).toBeVisible();

  const after = await owner.list();
  const restored = after.find(({ id }) => id === identity.id);
  const kept = after.find(({ id }) => id === audience.id);
  expect(restored?.content.aiOutput).toBe(identity.content.aiOutput);
  expect(kept?.content.answers).toEqual({ '0': 'Changed' });
  const [version] = await owner.versions(identity.id);
  expect(await owner.versionText(identity.id, version?.versionId ?? '')).toBe('Newer here');
});

test('a change made after the preview is not overwritten', async ({ page, owner }) => {
  const [identity] = await storeBook(owner, 300, 3);
  if (!identity) throw new Error('No sample');
  await page.goto('/');
  await openMyData(page);
  const { text } = await download(page);
  await owner.change({ ...identity, content: { ...identity.content, aiOutput: 'On the laptop' } });
  await chooseFile(page, 'backup.json', text);
  await page.getByRole('radio', { name: 'Use the one in the file' }).check();
  await owner.change({ ...identity, content: { ...identity.content, aiOutput: 'On the phone, just now' } });
  await page.getByRole('button', { name: 'Restore 1 topic' }).click();
  await expect(page.getByRole('alert')).toContainText('0 of 1 restored');
  expect((await owner.list()).find(({ id }) => id === identity.id)?.content.aiOutput).toBe(
    'On the phone, just now',
  );
});

test('restoring a file while another tab types loses no words', async ({ app, context, page, owner }) => {
  await owner.store(answeredBlueprint({ type: 'identity', answers: ['Words of the file'] }));
  await openAt(page, app);
  await openMyData(page);
  const { text } = await download(page);
  await page.keyboard.press('Escape');
  await typeInto(earlier(page, 0), ', and later ones');
  await saved(page);
  const other = await context.newPage();
  await openAt(other, app);
  await openMyData(page);
  await chooseFile(page, 'backup.json', text);
  await page.getByRole('radio', { name: 'Use the one in the file' }).check();
  // The file comes first, however slow the machine is: words that overtake it would be a change after the preview.
  const { promise: isRestored, resolve: restored } = Promise.withResolvers<void>();
  await context.route('**/blueprints/*', async (route) => {
    if (route.request().postData()?.includes('later ones and')) await isRestored;
    await route.continue();
  });
  await earlier(other, 0).press('Control+End');
  const typing = earlier(other, 0).pressSequentially(' and some while it is restored', { delay: 40 });
  await page.getByRole('button', { name: 'Restore 1 topic' }).click();
  await typing;
  await expect(page.getByText('1 topic restored.')).toBeVisible();
  restored();
  const mine = 'Words of the file, and later ones and some while it is restored';
  await expect(other.getByText('Changed on another device.')).toBeVisible();
  await expect(earlier(other, 0)).toHaveValue(mine);
  const stored = async () => (await owner.list())[0];
  await expect.poll(async () => (await stored())?.content.answers[0]).toBe(mine);
  const id = (await stored())?.id ?? '';
  await expect
    .poll(async () =>
      Promise.all((await owner.versions(id)).map(({ versionId }) => owner.versionText(id, versionId))),
    )
    .toContain('Words of the file');
});

test('many blueprints that differ are restored with one choice for all', async ({ page, owner }) => {
  const stored = await storeBook(owner, 300);
  await page.goto('/');
  await openMyData(page);
  const { text } = await download(page);
  for (const blueprint of stored) {
    await owner.change({ ...blueprint, content: { ...blueprint.content, aiOutput: 'Newer here' } });
  }
  await chooseFile(page, 'backup.json', text);
  const all = page.getByRole('group', { name: 'All 19 at once:' });
  await all.getByRole('button', { name: 'Use everything in the file' }).click();
  await expect(page.getByRole('button', { name: 'Restore 19 topics' })).toBeEnabled();
  await all.getByRole('button', { name: 'Keep everything I have now' }).click();
  await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
  await all.getByRole('button', { name: 'Use everything in the file' }).click();
  await page.getByRole('group', { name: 'Your Identity' }).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Restore 18 topics' }).click();
  await expect(page.getByText('18 topics restored.')).toBeVisible({ timeout: 30_000 });
  const plans = (await owner.list()).map(({ content }) => content.aiOutput);
  expect(plans.filter((plan) => plan === 'Newer here')).toHaveLength(1);
});

test('a new password and signing out everywhere end the other sessions', async ({
  page,
  owner,
  browser,
  app,
}) => {
  const other = await browser.newContext();
  const sessionThere = async () =>
    (await other.request.get(`${app.url}/api/users/${owner.uid}/blueprints`)).status();
  await returnAs(other, app, { email: owner.email, password: owner.password });
  expect(await sessionThere()).toBe(200);
  await page.goto('/');
  await openMyData(page);
  await test.step('changing the password ends the other sessions and keeps this one', async () => {
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Current password', { exact: true }).fill('not my password');
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('New password again').fill('other');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
    for (const label of ['New password', 'New password again']) {
      await page.getByLabel(label, { exact: true }).fill('nine calm rivers');
    }
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText('That isn’t your current password.')).toBeInViewport();
    await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
    await page.getByLabel('Current password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    expect((await page.request.get(`/api/users/${owner.uid}/blueprints`)).status()).toBe(200);
    expect(await sessionThere()).toBe(401);
  });
  await test.step('signing out everywhere ends all sessions', async () => {
    await returnAs(other, app, { email: owner.email, password: 'nine calm rivers' });
    expect(await sessionThere()).toBe(200);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('button', { name: 'Sign out everywhere' }).last().click();
    await welcome(page);
    expect(await sessionThere()).toBe(401);
  });
  await other.close();
});
