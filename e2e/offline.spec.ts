import type { Page } from '@playwright/test';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { readyForOffline } from '#harness/ready-for-offline.ts';
import { factSheetOf } from '#harness/store-facts.ts';
import { keptText } from './device-rows.ts';
import { backToCards, expect, openTopic, PLACEHOLDER, saved, test } from './fixtures.ts';
import { arrive, earlier, ownerIn, signOut, welcome } from './saving-parts.ts';

test.use({ serviceWorkers: 'allow' });
// Servers are stopped and started, and a whole version is downloaded: slow on a busy machine.
test.describe.configure({ timeout: 180_000 });

const PLACES = [
  ['identity', 'Your Identity', 'I bake bread'],
  ['audience', 'Identify Your Audience', 'Early risers'],
  ['purpose', 'Business Purpose', 'Warm mornings'],
] as const;

const PLAN = '## Checklist\n\n- [ ] Call Luis\n- [ ] Print the flyer\n';

test('without a server the same screen opens with every word, and typed words are sent later', async ({
  app,
  context,
  page,
}) => {
  const ann = await arrive(context, app);
  for (const [type, , words] of PLACES) await ann.answered(type, [words]);
  const owner = await ownerIn(context, app, ann.uid);
  await owner.store(answeredBlueprint({ type: 'analysis', answers: ['a', 'b', 'c'], output: PLAN }));
  await page.goto(app.url);
  await expect(page.getByRole('article')).toHaveCount(19);
  await readyForOffline(page, 4);
  await app.stop();
  try {
    for (const [type, title, words] of PLACES) {
      await page.goto(`${app.url}/blueprints/${type}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(earlier(page, 0)).toHaveValue(words);
      await earlier(page, 0).press('End');
      await earlier(page, 0).pressSequentially(', é 🍞');
      await page.getByPlaceholder(PLACEHOLDER).fill(`A second answer, ${title}`);
      await expect(page.locator('[data-save-status="offline"]')).toBeVisible();
      await page.reload();
      await expect(earlier(page, 0)).toHaveValue(`${words}, é 🍞`);
      await expect(page.getByPlaceholder(PLACEHOLDER)).toHaveValue(`A second answer, ${title}`);
    }
    await backToCards(page);
    await openTopic(page, 'Audience Analysis');
    await page.getByRole('checkbox', { name: 'Call Luis' }).check();
    await page.getByRole('button', { name: 'Back to all topics' }).click();
    await page.getByRole('link', { name: 'My facts' }).click();
    await page.getByRole('button', { name: 'Add a fact' }).click();
    await page.getByLabel('What is it about?').fill('Parking');
    await page.getByLabel('What’s true?').fill('Behind the mill');
    await page.locator('form').getByRole('button', { name: 'Add', exact: true }).click();
    await page.reload();
    await expect(page.getByText('Behind the mill')).toBeVisible();
    // A screen never opened before: its code was prefetched when idle.
    await page.goto(`${app.url}/book`);
    await expect(page.getByRole('heading', { level: 1, name: 'Launch book' })).toBeVisible();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  } finally {
    await app.start();
  }
  await page.goto(`${app.url}/blueprints/purpose`);
  await page.getByPlaceholder(PLACEHOLDER).press('End');
  await page.getByPlaceholder(PLACEHOLDER).pressSequentially('!');
  await saved(page);
  await expect
    .poll(async () => {
      const docs = await ann.docs();
      return PLACES.map(([type]) => {
        const { answers, drafts } = docs.find((doc) => doc.type === type)?.content ?? {};
        return [answers?.[0], drafts?.['answers.1']];
      });
    })
    .toEqual([
      ['I bake bread, é 🍞', 'A second answer, Your Identity'],
      ['Early risers, é 🍞', 'A second answer, Identify Your Audience'],
      ['Warm mornings, é 🍞', 'A second answer, Business Purpose!'],
    ]);
  // Each document is sent separately.
  await expect
    .poll(async () => (await ann.docs()).find(({ type }) => type === 'analysis')?.content.aiOutput)
    .toBe('## Checklist\n\n- [x] Call Luis\n- [ ] Print the flyer\n');
  await expect
    .poll(async () => (await factSheetOf(owner))?.own)
    .toEqual([expect.objectContaining({ name: 'Parking', value: 'Behind the mill' })]);
});

test('a second visit has the cards in its first bytes and another device’s changes; the cached page has no personal data', async ({
  app,
  context,
  page,
}) => {
  const ann = await arrive(context, app);
  await ann.answered('purpose', ['Warm mornings']);
  await page.goto(app.url);
  await readyForOffline(page, 1);
  const html = async () => {
    const answer = await page.goto(app.url);
    expect(answer?.fromServiceWorker()).toBe(true);
    return (await answer?.text()) ?? '';
  };
  const drawn = await html();
  expect(drawn.match(/<article /g)).toHaveLength(19);
  expect(drawn).toContain('1 of 3 answered');
  expect(await keptPages(page)).toContain('Loading your blueprints...');
  expect(await keptPages(page)).not.toContain('1 of 3 answered');
  await test.step('another device’s saves appear as soon as the server answers', async () => {
    await ann.answered('audience', ['from the phone']);
    await page.goto(`${app.url}/`);
    await openTopic(page, 'Identify Your Audience');
    await expect(earlier(page, 0)).toHaveValue('from the phone');
  });
  await app.stop();
  try {
    await page.goto(`${app.url}/blueprints/purpose`);
    await page.getByPlaceholder(PLACEHOLDER).fill('Words that wait');
    await expect(page.locator('[data-save-status="offline"]')).toBeVisible();
    // The copies lack these words: cards rendered from them would be outdated.
    expect(await html()).toContain('Loading your blueprints...');
    await expect(page.getByRole('article')).toHaveCount(19);
  } finally {
    await app.start();
  }
});

function keptPages(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const path of ['/shell', '/shell/dashboard'])
        texts.push((await (await cache.match(path, { ignoreVary: true }))?.text()) ?? '');
    }
    return texts.join('\n');
  });
}

test('words leave with their writer: signed out here, elsewhere, or replaced by somebody else', async ({
  app,
  context,
  page,
}) => {
  /** A new person with these words, all of them stored in this browser. */
  const begin = async (words: string) => {
    const ann = await arrive(context, app);
    await ann.answered('identity', [words]);
    await page.goto(app.url);
    await readyForOffline(page, 1);
    expect(await everythingKept(page)).toContain(words);
  };
  await test.step('a person signed out elsewhere is asked to sign in, and their words leave this device', async () => {
    await begin('secretword');
    const ended = await context.request.post(`${app.url}/api/auth/sign-out`, {
      data: {},
      headers: { origin: app.url },
    });
    expect(ended.ok()).toBe(true);
    await page.goto(`${app.url}/blueprints/identity`);
    await welcome(page);
    await expect.poll(() => everythingKept(page)).not.toContain('secretword');
  });
  await test.step('can be installed, and signing out leaves nothing of the person in the browser', async () => {
    await begin('otherword');
    const devtools = await context.newCDPSession(page);
    expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    const manifest = await devtools.send('Page.getAppManifest');
    expect([manifest.errors, JSON.parse(manifest.data ?? '{}').short_name]).toEqual([[], 'Cornerstone']);

    await signOut(page);
    await welcome(page);
    await expect.poll(() => everythingKept(page)).not.toContain('otherword');
    expect(await page.content()).not.toContain('otherword');
    await page.reload();
    await welcome(page);
    await app.stop();
    try {
      // The screen appears; actions that need the network say so.
      await page.goto(app.url);
      await page.getByLabel('Email').fill('ann@example.org');
      await page.getByLabel('Password', { exact: true }).fill('a good password');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('internet connection');
    } finally {
      await app.start();
    }
  });
  await test.step('somebody else’s session in the same browser: nothing of the previous person is left or shown', async () => {
    await begin('thirdword');
    await page.close();
    // Without the app: no page of ours was open to clear the previous data.
    const next = await arrive(context, app);
    const opened = await context.newPage();
    await opened.goto(`${app.url}/blueprints/identity`);
    // The page reloads on the way.
    await expect(async () => {
      expect(await everythingKept(opened)).not.toContain('thirdword');
      await expect(opened.getByText('thirdword')).toHaveCount(0);
      const session = await opened.evaluate(async () => (await fetch('/api/auth/session')).json());
      expect(session.user.uid).toBe(next.uid);
    }).toPass();
  });
});

async function everythingKept(page: Page): Promise<string> {
  const pages = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(await ((await cache.match(request))?.text() ?? ''));
    }
    return texts.join('\n');
  });
  return `${await keptText(page)}\n${pages}`;
}
