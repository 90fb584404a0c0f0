import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzip } from '#client/features/exports/testing/unzip.ts';
import { HOSTILE_PLAN, sampleBlueprints } from '#content/testing/sample-book.ts';
import { storeBook } from '#harness/store-book.ts';
import { expectAccessible } from './accessible.ts';
import { openMyData, test } from './book-fixtures.ts';
import { expect } from './fixtures.ts';

async function openBook(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Launch book', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Launch book' })).toBeVisible();
}

const pagesAreSet = (page: Page) => expect(page.getByRole('progressbar')).toHaveCount(0);

/** A jump takes several frames, while pages that come near get their true height. */
const framesPass = (page: Page, frames: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  }, frames);

async function exported(page: Page, format: string, menu = 'Export the book') {
  await page.getByRole('button', { name: menu }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: format }).click();
  const file = await arriving;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

// Several tests on one book: slow on a busy machine.
test.describe.configure({ timeout: 180_000 });

test('is one document that can be exported, copied, printed and read by everybody', async ({
  page,
  owner,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeBook(owner, 1_000, 3);
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await page.addInitScript(() => {
    window.print = () => {
      const shown = [...document.querySelectorAll<HTMLElement>('.book-chapter')];
      const printed = shown.filter(({ dataset }) => dataset.printed === 'true').map(({ id }) => id);
      document.documentElement.dataset.prints = `${document.title}: ${printed.join(' ')}`;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await openBook(page);
  await pagesAreSet(page);
  await test.step('exports Word and Markdown, and fetches their code only then', async () => {
    expect(scripts.filter((url) => /\/(?:run-)?export-/.test(url))).toEqual([]);

    const word = await exported(page, 'Word (.docx)');
    expect(word.name).toBe('cornerstone-launch-book.docx');
    const document = unzip(word.bytes).get('word/document.xml') ?? '';
    expect(document).toContain('2. Identify Your Audience');
    expect(document).toContain('<w:tbl>');
    // The paper size of this browser's country: Letter.
    expect(document).toMatch(/<w:pgSz w:w="12240" w:h="15840"/);
    await expect(page.getByText('Word file saved.', { exact: true }).first()).toBeVisible();
    expect(new Set(scripts.filter((url) => /export-docx/.test(url))).size).toBe(1);

    const markdown = await exported(
      page,
      'Text file with formatting marks (.md)',
      'Export Identify Your Audience',
    );
    expect(markdown.name).toBe('cornerstone-identify-your-audience.md');
    expect(markdown.bytes.toString()).toMatch(/^# Identify Your Audience\n\n## Key decisions\n/);
  });
  await test.step('copies the whole book as plain text', async () => {
    await page.getByRole('button', { name: 'Export the book' }).click();
    await page.getByRole('button', { name: 'Copy as plain text' }).click();
    await expect(page.getByText('Copied.', { exact: true }).first()).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('1. YOUR IDENTITY\n\nKey decisions\n-------------\n\nTopic: Your Identity\n');
    expect(text).toContain('- [ ] Book the hall');
  });
  await test.step('prints without the interface: the whole book, or one plan', async () => {
    const prints = page.locator('html');
    await page.getByRole('button', { name: 'Export Business Purpose' }).click();
    await page.getByRole('button', { name: 'PDF (opens your print window)' }).click();
    await expect(prints).toHaveAttribute('data-prints', 'cornerstone-business-purpose: plan-purpose');
    await page.getByRole('button', { name: 'Export the book' }).click();
    await page.getByRole('button', { name: 'PDF (opens your print window)' }).click();
    await expect(prints).toHaveAttribute(
      'data-prints',
      'cornerstone-launch-book: plan-identity plan-audience plan-purpose',
    );
    await expect(page).toHaveTitle('Your launch book · Business Launch Blueprint');

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Launch book' })).toBeVisible();
    for (const name of ['Export the book', 'Settings', 'Your account', 'Export Your Identity']) {
      await expect(page.getByRole('button', { name })).toBeHidden();
    }
    await expect(page.getByRole('heading', { name: 'Still to write' })).toBeHidden();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect((pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length).toBeGreaterThanOrEqual(5);
    await page.emulateMedia({ media: null });
  });
  await test.step('has no accessibility faults, light and dark', async () => {
    await expectAccessible(page, 'book');
    await openMyData(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByLabel('Your password')).toBeVisible();
    await expectAccessible(page, 'my data');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('is one document: cover, contents, plans in order, and what is missing', async () => {
    // Without a name the cover shows none: an email address would be printed and shared.
    await expect(page.getByText(/^Prepared by/)).toHaveCount(0);
    await expect(page.locator('.book-cover')).not.toContainText('@');
    await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveText([
      '1Your Identity',
      '2Identify Your Audience',
      '3Business Purpose',
    ]);
    await expect(page.getByRole('heading', { level: 3, name: 'Key decisions' })).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Still to write' })).toBeVisible();
    await page.getByRole('link', { name: 'Start: Audience Analysis' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audience Analysis' })).toBeVisible();
    await expect(page).toHaveURL(/\/blueprints\/analysis$/);
  });
});

test('the contents link to a plan far below; from 1,100 px on they stay at the side and mark the current plan', async ({
  page,
  owner,
}) => {
  await storeBook(owner, 4_000);
  await page.setViewportSize({ width: 1100, height: 700 });
  await openBook(page);
  await pagesAreSet(page);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const marked = contents.locator('[aria-current="location"]');
  const chapter = (name: string) => page.getByRole('region', { name });
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await expect(marked).toHaveCount(0);

  await contents.getByRole('link', { name: 'Launch Playbook' }).click();
  const heading = page.getByRole('heading', { level: 2, name: 'Launch Playbook' });
  await expect(heading).toBeInViewport();
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(200);
  await expect(page).toHaveURL(/\/book$/);
  await expect(marked).toHaveText('18Launch Playbook');
  // The list is longer than the screen: its mark is visible anyway.
  await expect(marked).toBeInViewport();
  await expect(heading).toBeFocused();
  const side = await boxOf(contents);
  expect(side.x + side.width).toBeLessThan((await boxOf(chapter('Launch Playbook'))).x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1100);

  const back = chapter('Launch Playbook').getByRole('link', { name: 'Back to contents' });
  await back.focus();
  await framesPass(page, 20);
  await back.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(marked).toBeFocused();
  await framesPass(page, 20);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(1);

  // Below that width, they are a page of the book.
  await page.setViewportSize({ width: 1099, height: 700 });
  await expect(contents).not.toBeInViewport();
  expect((await boxOf(contents)).x).toBe((await boxOf(chapter('Your Identity'))).x);
});

test('words are found in all plans', async ({ page, owner }) => {
  await storeBook(owner, 1_500, 5);
  await openBook(page);
  await pagesAreSet(page);
  await test.step('goes from match to match by mouse, and stays there when the search is cleared', async () => {
    await page.getByLabel('Search in this book').fill('Call three past learners');
    const next = page.getByRole('button', { name: 'Next match' });
    await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();
    await next.click();
    await next.click();
    await expect(page.getByText('3 of 10', { exact: true })).toBeVisible();
    const third = page.getByText('Call three past learners').nth(2);
    await expect(third).toBeInViewport();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(third).toBeInViewport();
    await page.keyboard.type('§§§');
    await expect(page.getByText('No matches')).toBeVisible();
    await expect(third).toBeInViewport();
    await page.getByRole('button', { name: 'Back to all topics' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Business Launch Blueprint' })).toBeVisible();
  });
  await test.step('finds words in all plans and goes from match to match', async () => {
    await page.getByRole('button', { name: 'Launch book', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Launch book' })).toBeVisible();
    await pagesAreSet(page);
    const search = page.getByLabel('Search in this book');
    const matches = page.getByText('Call three past learners');
    await expect(matches.first()).not.toBeInViewport();
    await search.pressSequentially('Call three past LEARNERS');
    await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();
    await expect(matches.first()).toBeInViewport();
    await expect(search).toBeFocused();
    await search.press('Enter');
    await expect(page.getByText('2 of 10', { exact: true })).toBeVisible();
    await expect(matches.nth(1)).toBeInViewport();
    const marked = () => page.evaluate(() => CSS.highlights.get('book-matches')?.size);
    expect(await marked()).toBe(10);
    await search.fill('welcome call, first song');
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
    await search.fill('nowhere to be found');
    await expect(page.getByText('No matches')).toBeVisible();
    await search.press('Escape');
    await expect.poll(marked).toBeFalsy();
  });
});

test('shows hostile text as plain words, and runs and fetches nothing', async ({ page, owner, app }) => {
  const [sample] = sampleBlueprints(100);
  if (!sample) throw new Error('No sample');
  await owner.store({ ...sample, content: { ...sample.content, aiOutput: HOSTILE_PLAN } });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(app.url) && !/^(blob|data):/.test(request.url()))
      foreign.push(request.url());
  });
  await openBook(page);
  await pagesAreSet(page);
  const plan = page.getByRole('region', { name: 'Your Identity' });
  await expect(plan.getByRole('heading', { name: '<script>alert(1)</script> & "quotes"' })).toBeVisible();
  await expect(plan.getByText('<img src=x onerror=')).toBeVisible();
  await expect(plan.getByRole('link', { name: 'pixel' })).toHaveAttribute('rel', /noopener/);
  expect(await plan.locator('script, img, [onerror]').count()).toBe(0);
  const words = (await plan.textContent()) ?? '';
  expect(words.match(/end/g)?.length).toBeGreaterThanOrEqual(25_000);
  expect(words).toContain('a code block that nobody closed');
  const { bytes } = await exported(page, 'Text file with formatting marks (.md)');
  expect(bytes.toString()).toContain('\\<script>alert(1)\\</script>');
  expect(foreign).toEqual([]);
});

test('with the largest text book, plan and gaps stay within the screen, and titles whole', async ({
  page,
  owner,
  app,
}) => {
  const [launch] = sampleBlueprints(900, ['launch']);
  if (!launch) throw new Error('no sample');
  const aiOutput = `${launch.content.aiOutput}\n\nIt costs [ADD: the price of the twelve-month program].`;
  await owner.store({ ...launch, content: { ...launch.content, aiOutput } });
  await page.context().addCookies([{ name: 'look', value: 'system.150', url: app.url }]);
  const staysWithin = async (path: string) => {
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByText('twelve-month program').first()).toBeAttached();
    for (const width of [1280, 1100, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await framesPass(page, 2);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  };
  await page.goto('/gaps');
  await staysWithin('/facts');
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.getByRole('link', { name: /^Blueprints/ }).click();
  await page.getByRole('link', { name: 'Launch Playbook', exact: true }).click();
  await staysWithin('/blueprints/launch');
  await page.getByRole('button', { name: 'Launch book', exact: true }).click();
  await staysWithin('/book');
  await pagesAreSet(page);
  const lines = await page
    .getByRole('heading', { level: 2, name: 'Launch Playbook' })
    .evaluate(
      (title) => title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight),
    );
  expect(Math.round(lines)).toBeLessThanOrEqual(2);

  await page.getByRole('button', { name: '1 gap: Go to the first one' }).press('Enter');
  await expect(page.locator('.gap-mark')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Fill in what’s missing' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.gap-mark')).toBeFocused();
});
