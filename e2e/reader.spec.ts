import type { Browser, Locator, Page } from '@playwright/test';
import { startOver } from '#domain/blueprint/start-over.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { ownerAt } from '#harness/blueprint-owner.ts';
import { bringSession } from '#harness/browser-session.ts';
import type { RunningApp } from '#harness/running-app.ts';
import { storeBook } from '#harness/store-book.ts';
import { expectAccessible } from './accessible.ts';
import { expect, PLACEHOLDER, test } from './fixtures.ts';
import { goOffline } from './saving-parts.ts';

const PLAN = [
  '## Who it is for',
  'Adults who start late. They want to play within a year. They bring [ADD: what they bring].',
  '**Goal (owner only):** thirty people',
  '## Price',
  'Ten lessons for $290.',
].join('\n\n');

async function openPlan(page: Page, app: RunningApp) {
  const person = await app.newPerson();
  const owner = ownerAt(app.url, person);
  await owner.store(answeredBlueprint({ type: 'identity', answers: ['a', 'b', 'c'], output: PLAN }));
  await bringSession(page.context(), app.url, person);
  await page.goto('/blueprints/identity');
  await expect(page.getByText('Click any words to change them.')).toBeVisible();
  return owner;
}

async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Ask someone to read it' }).click();
  await page.getByLabel('For whom?').fill('Miriam');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByRole('heading', { name: 'The link for Miriam is ready' })).toBeVisible();
  const link = await page.getByLabel('The link', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Close' }).click();
  return link;
}

/** A reader's browser, without scripts. */
async function readerIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  return context.newPage();
}

/** Makes a link on this page, and sends a reader's comment. */
async function commentByReader(page: Page, browser: Browser): Promise<{ link: string; reader: Page }> {
  const link = await makeLink(page);
  const reader = await readerIn(browser);
  await reader.goto(link);
  await reader.getByText('Comment on this part').first().click();
  await reader.getByLabel('Your comment').first().fill('Is a year realistic?');
  await reader.getByRole('button', { name: 'Send comment' }).first().click();
  await expect(reader.getByText('Your comment arrived. Thank you.')).toBeVisible();
  return { link, reader };
}

test('a mentor reads and comments without an account or a script; the owner replies, asks for a change and stops the link', async ({
  page,
  app,
  browser,
}) => {
  await openPlan(page, app);
  const link = await makeLink(page);
  const reader = await readerIn(browser);
  await reader.goto(link);
  await expect(
    reader.getByRole('heading', { level: 1, name: 'You’ve been asked to read this' }),
  ).toBeVisible();
  await expect(reader.getByText('____________ (what they bring)')).toBeVisible();
  await expect(reader.getByText('thirty people')).toHaveCount(0);

  await test.step('a quote that is not in the plan is returned with the comment', async () => {
    await reader.getByText('Comment on this part').first().click();
    await reader.getByLabel('Which words? (optional)').first().fill('Quite other words than these');
    await reader.getByLabel('Your comment').first().fill('Is a year realistic?');
    await reader.getByRole('button', { name: 'Send comment' }).first().click();
    await expect(reader.getByText('We couldn’t find these words in this part.')).toBeVisible();
    await expect(reader.getByLabel('Your comment').first()).toHaveValue('Is a year realistic?');
  });
  await reader.getByLabel('Which words? (optional)').first().fill('They want to play within a year.');
  await reader.getByRole('button', { name: 'Send comment' }).first().click();
  await expect(reader.getByText('Your comment arrived. Thank you.')).toBeVisible();
  await reader.reload();
  await expect(reader.getByText('Is a year realistic?')).toHaveCount(1);

  await test.step('the owner sees it on the card and next to the part', async () => {
    await page.goto('/');
    await expect(page.getByText('1 comment')).toBeVisible();
    await page.goto('/blueprints/identity');
    const card = page.getByRole('list', { name: 'Comments on “Who it is for”' }).getByRole('listitem');
    await expect(card).toContainText('They want to play within a year.');
    await page.setViewportSize({ width: 390, height: 844 });
    // As wide as the part: the plan’s own lists are indented.
    const leftOf = async (place: Locator) => Math.round((await place.boundingBox())?.x ?? -1);
    expect(await leftOf(card)).toBe(await leftOf(page.getByText('Adults who start late.')));
    await page.setViewportSize({ width: 1280, height: 800 });
    await card.getByRole('button', { name: 'Reply: the comment from Miriam' }).click();
    await card.getByLabel('Your reply').fill('I hope so.');
    await card.getByRole('button', { name: 'Save reply' }).click();
    await card.getByRole('button', { name: 'Ask for a change: the comment from Miriam' }).click();
    await expect(page.getByLabel('What should be different?')).toHaveValue(
      'About “They want to play within a year.”: Is a year realistic?',
    );
    await page.keyboard.press('Escape');
  });
  await expect
    .poll(async () => {
      await reader.goto(link);
      return reader.getByText('I hope so.').count();
    })
    .toBe(1);

  await test.step('stopped while a comment is written, it is dead at once, and the words can be copied', async () => {
    await reader.getByText('Comment on this part').first().click();
    await reader.getByLabel('Your comment').first().fill('Ask <b>Luis</b> &amp; me first.');
    await page.getByRole('button', { name: 'Ask someone to read it' }).click();
    await page.getByRole('button', { name: 'Stop the link for Miriam' }).click();
    await expect(page.getByText('None.')).toBeVisible();
    // In front of the dialog, which would cover it.
    await expect(
      page.locator(':popover-open', { hasText: 'Stopped. The link doesn’t work anymore.' }),
    ).toBeVisible();
    await reader.getByRole('button', { name: 'Send comment' }).first().click();
    await expect(reader.getByRole('heading', { name: 'This link doesn’t lead anywhere' })).toBeVisible();
    await expect(reader.getByLabel('Here is what you wrote, to copy:')).toHaveValue(
      'Ask <b>Luis</b> &amp; me first.',
    );
    await reader.goto(link);
    await expect(reader.getByRole('heading', { name: 'This link doesn’t lead anywhere' })).toBeVisible();
  });
  await reader.context().close();
});

test('the reader’s page and the comments next to a plan pass every accessibility rule and fit a small phone', async ({
  page,
  app,
  browser,
}) => {
  await openPlan(page, app);
  const link = await makeLink(page);
  const reader = await browser.newPage({ viewport: { width: 320, height: 640 } });
  await reader.goto(link);
  await reader.getByText('Comment on this part').first().click();
  await expectAccessible(reader, 'reader');
  expect(await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
    0,
  );
  await reader.getByLabel('Your comment').first().fill('شكرا. Is a year realistic?');
  await reader.getByRole('button', { name: 'Send comment' }).first().click();
  await expect(reader.getByText('Your comment arrived. Thank you.')).toBeVisible();
  await expectAccessible(reader, 'reader after a comment');
  await reader.goto(`${app.url}/r/nowhere`);
  await expectAccessible(reader, 'a link that leads nowhere');
  await reader.evaluate(() => {
    document.body.innerHTML = '<form method="post"><textarea name="text"></textarea></form>';
    const [form] = document.forms;
    (form?.elements[0] as HTMLTextAreaElement).value = `Is a year realistic? ${'long'.repeat(40)}`;
    form?.submit();
  });
  await expect(reader.getByLabel('Here is what you wrote, to copy:')).toHaveJSProperty('readOnly', true);
  await expectAccessible(reader, 'a comment that no link took');
  expect(await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
    0,
  );
  await reader.close();

  await page.reload();
  await expect(page.getByRole('list', { name: 'Comments on “Who it is for”' })).toBeVisible();
  await expectAccessible(page, 'a plan with a comment');
  await page.getByRole('button', { name: 'Ask someone to read it' }).click();
  await expect(page.getByText('For Miriam')).toBeVisible();
  await expectAccessible(page, 'asking someone to read it');
});

test('a topic started again shows comments on its earlier plan on its card and below its questions', async ({
  page,
  app,
  browser,
}) => {
  const owner = await openPlan(page, app);
  const { reader } = await commentByReader(page, browser);
  await reader.context().close();
  const [plan] = await owner.list();
  if (!plan) throw new Error('There is no topic.');
  await owner.change(startOver(plan, new Date().toISOString()));

  await page.goto('/');
  await expect(page.getByRole('article').filter({ hasText: 'Your Identity' })).toContainText('1 comment');
  await page.getByRole('link', { name: 'Your Identity', exact: true }).click();
  const comments = page.getByRole('list', { name: 'Comments on your earlier plan' });
  await expect(comments).toContainText('Is a year realistic?');
  await expectAccessible(page, 'a question with comments below it');
  for (const words of ['One', 'Two', 'Three']) {
    await page.getByPlaceholder(PLACEHOLDER).fill(words);
    await page.getByRole('button', { name: /^Submit/ }).click();
  }
  await expect(page.getByRole('list', { name: 'Comments on this plan' })).toContainText(
    'Is a year realistic?',
  );
  await expect(comments).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the list of plans ends halfway through a row, so that nobody thinks there are only five', async ({
    page,
    app,
  }) => {
    const person = await app.newPerson();
    await storeBook(ownerAt(app.url, person), 300, 9);
    await bringSession(page.context(), app.url, person);
    await page.goto('/book');
    await page.getByRole('button', { name: 'Ask someone to read it' }).first().tap();
    const row = page.getByRole('dialog').getByText('Your Identity', { exact: true });
    await expect(row).toBeVisible();
    const [list, height] = await row.evaluate((label) => [
      label.parentElement?.clientHeight ?? 0,
      label.getBoundingClientRect().height,
    ]);
    expect((list / height) % 1).toBeCloseTo(0.5, 1);
  });
});

test('comments are available offline, and an offline reply is sent later', async ({ page, app, browser }) => {
  const owner = await openPlan(page, app);
  const { link, reader } = await commentByReader(page, browser);
  await page.reload();
  const card = page.getByRole('list', { name: 'Comments on “Who it is for”' }).getByRole('listitem');
  await expect(card).toContainText('Is a year realistic?');
  await goOffline(page);
  await card.getByRole('button', { name: 'Reply: the comment from Miriam' }).click();
  await card.getByLabel('Your reply').fill('Written on a train');
  await card.getByRole('button', { name: 'Save reply' }).click();
  await expect(card).toContainText('Written on a train');
  await page.context().setOffline(false);
  await expect
    .poll(async () => {
      await reader.goto(link);
      return reader.getByText('Written on a train').count();
    })
    .toBe(1);
  expect((await owner.list()).length).toBe(1);
  await reader.context().close();
});
