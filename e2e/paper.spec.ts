import type { Locator, Page } from '@playwright/test';
import { addDays } from '#domain/reading/calendar.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { type Facts, storeFacts } from '#harness/store-facts.ts';
import { type Owner, test } from './book-fixtures.ts';
import { expect, saved } from './fixtures.ts';
import { endPrint, holdPrint, PAPERS, pagesIn, seenOutside, storeRecorded, unreadIn } from './on-paper.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const WHITE = 'rgb(255, 255, 255)';
// The day on which Ruth and Avi planned: their future will be in the past one day.
const THEIR_DAY = new Date('2026-11-16T12:00:00');

test.beforeEach(async ({ page }) => {
  await holdPrint(page);
});

async function openWeek(page: Page): Promise<void> {
  await page.goto('/week');
  await expect(page.getByRole('button', { name: 'Add to my calendar' })).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
}

test('This week is printed as one sheet with all its tasks and nothing around it, light and dark', async ({
  page,
  owner,
}) => {
  await page.clock.setFixedTime(THEIR_DAY);
  await storeRecorded(owner, 'ruth');
  await openWeek(page);
  const sheet = page.locator('.print-sheet');
  const printed = async (title: string, print: () => Promise<void>) => {
    for (const theme of ['light', 'dark'] as const) {
      await test.step(`${title}, ${theme}`, async () => {
        await page.emulateMedia({ colorScheme: theme });
        await print();
        await expect(page.locator('html')).toHaveAttribute('data-printed', title);
        await page.emulateMedia({ media: 'print' });
        await expect(sheet.getByRole('heading', { level: 1, name: 'This week' })).toBeVisible();
        const tasks = await sheet.getByRole('listitem').all();
        expect(tasks.length).toBeGreaterThan(0);
        for (const task of tasks) expect((await task.boundingBox())?.height).toBeGreaterThan(10);
        expect(await seenOutside(sheet)).toEqual([]);
        await expect(page.locator('html')).toHaveCSS('background-color', WHITE);
        await page.emulateMedia({ media: null });
        await endPrint(page);
        await expect(sheet).toHaveCount(0);
        for (const format of PAPERS) expect(pagesIn(await page.pdf({ format })), format).toBe(1);
      });
    }
  };
  await printed('This week', async () => {
    await page.getByRole('button', { name: 'Add to my calendar' }).click();
    await page.getByRole('button', { name: 'Print one page' }).click();
  });
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByRole('button', { name: 'For my daughter' }).click();
  await printed('For my daughter', () =>
    page.getByRole('button', { name: 'Print the list for my daughter' }).click(),
  );
});

test('This week stays on one sheet with sixty long tasks, and says how many more there are', async ({
  page,
  owner,
}) => {
  const task =
    'Ask my sister about seats, power outlets, keyboards and the key to the side door, then write it down';
  const tasks = Array.from({ length: 60 }, (_, index) => `- [ ] ${task} ${index} (${index + 1} min)`);
  const output = `## Event checklist\n\n${tasks.join('\n')}\n`;
  await owner.store(answeredBlueprint({ type: 'event', answers: ['a', 'b', 'c'], output }));
  // All tasks are hers, so all of them are on her sheet.
  await storeFacts(owner, { helpers: 'my sister (chairs)' });
  await openWeek(page);
  await page.getByRole('button', { name: 'For my sister' }).click();
  await page.getByRole('button', { name: 'Print the list for my sister' }).click();
  const sheet = page.locator('.print-sheet');
  const shown = await sheet.locator('li').count();
  await expect(sheet).toContainText(`And ${60 - shown} more in the app.`);
  await endPrint(page);
  for (const format of PAPERS)
    expect(
      pagesIn(
        await page.pdf({ format, margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' } }),
      ),
    ).toBe(1);
});

const MM = 96 / 25.4;
// Without the margins that the page sets itself.
const ROOMS = {
  A4: { width: 178 * MM, height: 267 * MM },
  Letter: { width: 183.9 * MM, height: 249.4 * MM },
};

test.describe('My launch on one page', () => {
  for (const who of ['ruth', 'avi'] as const)
    test(`has all its words on one page, alone and in the book: ${who}`, async ({ page, owner }) => {
      test.setTimeout(240_000);
      await page.clock.setFixedTime(THEIR_DAY);
      await storeRecorded(owner, who, { hasFacts: who === 'ruth' });
      const readsWhole = async (sheet: Locator) => {
        await page.emulateMedia({ media: 'print' });
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
        for (const format of PAPERS) {
          const room = ROOMS[format];
          await page.setViewportSize({ width: Math.floor(room.width), height: 1_000 });
          await expect(sheet.getByText(/points left to confirm|gaps left to fill in/).first()).toBeVisible();
          expect(await unreadIn(sheet, room), format).toEqual([]);
        }
        await endPrint(page);
        await page.emulateMedia({ media: null });
        await page.setViewportSize({ width: 1280, height: 800 });
      };
      const launchAlone = async () => {
        await expect(page.getByText(/^Not confirmed yet|^Everything on this page/)).toBeVisible();
        await expect(page.locator('svg.scene')).toBeVisible();
        await readsWhole(page.locator('.launch-page'));
        for (const format of PAPERS) expect(pagesIn(await page.pdf({ format })), format).toBe(1);
        await page.evaluate(() => {
          document.documentElement.dataset.text = '150';
        });
        expect(pagesIn(await page.pdf({ format: 'Letter' })), 'with large type').toBe(1);
        await page.evaluate(() => {
          delete document.documentElement.dataset.text;
        });
      };
      await page.goto('/launch');
      await launchAlone();
      await test.step('with dates in the schedule', async () => {
        await page.getByRole('link', { name: /^This week/ }).click();
        for (let group = 0; group < 2; group += 1) {
          await page
            .getByRole('button', { name: /^Put th/ })
            .first()
            .click();
          await expect(page.getByText(/in your schedule\.$/).first()).toBeVisible();
        }
        await saved(page);
        await page.goBack();
        await launchAlone();
      });
      await test.step('as the first page of the book', async () => {
        await page.getByRole('button', { name: 'Launch book', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Launch book' })).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await readsWhole(page.locator('.launch-in-book'));
        // Cover, launch and contents remain.
        await page.locator('.book-chapter').evaluateAll((all) => {
          for (const chapter of all) chapter.remove();
        });
        for (const format of PAPERS) expect(pagesIn(await page.pdf({ format })), format).toBe(3);
      });
    });
});

const PLAN = [
  '## Who it is for',
  '**In one sentence**',
  '**Them:** adults who start late.',
  '| Day | Topic |\n|---|---|\n| Monday | Scales can wait |',
].join('\n\n');
const FACTS: Facts = {
  clientName: 'Ana',
  startDate: addDays(TODAY, 70),
  datesToAvoid: `${addDays(TODAY, 20)}`,
};

async function storePlan(owner: Owner): Promise<void> {
  await storeFacts(owner, FACTS);
  await owner.store(answeredBlueprint({ type: 'identity', answers: ['a', 'b', 'c'], output: PLAN }));
}

/** Every screen that somebody may print with the browser's own command: how it is opened, and what shows it is ready. */
const SCREENS: readonly [path: string, ready: string, open: (page: Page) => Promise<unknown>][] = [
  ['/blueprints/identity', 'Who it is for', (page) => page.goto('/blueprints/identity')],
  ['/facts', 'My facts', (page) => openPlace(page, 'My facts')],
  ['/kit', 'Ready to use', (page) => openPlace(page, 'Ready to use')],
  ['/week', 'This week', (page) => openPlace(page, 'This week')],
  ['/book', 'Who it is for', (page) => openBook(page)],
  ['/launch', 'My launch on one page', (page) => page.goto('/launch')],
];

const openPlace = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Places' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
const openBook = (page: Page) => page.getByRole('button', { name: 'Launch book', exact: true }).click();
const isReady = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();

/** A link for readers, made on the current screen. */
async function linkFrom(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Ask someone to read it' }).click();
  await page.getByLabel('For whom?').fill('Miriam');
  await page.getByRole('button', { name: 'Make the link' }).click();
  return page.getByLabel('The link', { exact: true }).inputValue();
}

const colorsOf = (page: Page) =>
  page.evaluate(() => {
    const avoided = document.querySelector('.scene-avoid');
    return {
      ground: getComputedStyle(document.documentElement).backgroundColor,
      ink: getComputedStyle(document.body).color,
      ...(avoided && { avoided: getComputedStyle(avoided).fill }),
    };
  });

const ON_PAPER = { ground: WHITE, ink: 'rgb(20, 33, 61)' };
const WITH_PICTURE = { ...ON_PAPER, avoided: 'rgb(246, 220, 216)' };

/** The device is dark, or a light one whose person chose the dark theme. */
const DARK = [
  { colorScheme: 'dark', theme: '' },
  { colorScheme: 'light', theme: 'dark' },
] as const;

test('printed by the browser, any screen has its words in dark ink on white, nothing over them and no buttons', async ({
  page,
  context,
  owner,
  app,
}) => {
  await storePlan(owner);
  for (const [path, ready, open] of SCREENS) {
    await open(page);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await isReady(page, ready);
    const hasPicture = ['/launch', '/book'].includes(path);
    if (hasPicture) await expect(page.locator('.scene-avoid').first()).toBeAttached();
    for (const { colorScheme, theme } of DARK) {
      await page.emulateMedia({ colorScheme, media: null });
      await page.evaluate((chosen) => {
        const { dataset } = document.documentElement;
        if (chosen) dataset.theme = chosen;
        else delete dataset.theme;
      }, theme);
      expect.soft((await colorsOf(page)).ground, path).toBe('rgb(13, 21, 38)');
      await page.emulateMedia({ media: 'print' });
      expect.soft(await colorsOf(page), `${path} ${theme}`).toEqual(hasPicture ? WITH_PICTURE : ON_PAPER);
    }
    if (path !== '/week') await isReady(page, ready);
    const over = await page.evaluate(() =>
      [...document.body.querySelectorAll<HTMLElement>('*')]
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility() && element.offsetHeight > 1)
        .map(({ className, textContent }) => `${className}: ${textContent}`),
    );
    expect.soft(over, path).toEqual([]);
    const named =
      /^(?:Skip to|Save|Generate|Ask someone|Export|More|Take it|Back to all|Add|Print|Something else)/;
    await expect.soft(page.getByRole('button', { name: named }), path).toHaveCount(0);
    await expect.soft(page.getByRole('link', { name: /^Skip to/ }), path).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
  const link = await linkFrom(page);
  for (const { colorScheme, theme } of DARK) {
    if (theme) await context.addCookies([{ name: 'look', value: `${theme}.100`, url: app.url }]);
    await page.emulateMedia({ colorScheme, media: null });
    await page.goto(link);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await colorsOf(page), `what a reader prints ${theme}`).toEqual(WITH_PICTURE);
  }
});

test('a plan’s headings stay with the next block and its tables have no shadow: plan, book and reader', async ({
  page,
  owner,
}) => {
  await storePlan(owner);
  const looksRight = async (prose: Locator, name: string) => {
    await page.emulateMedia({ media: 'print' });
    const breaks = (words: string) =>
      prose
        .getByText(words)
        .first()
        .evaluate((text) => getComputedStyle(text.closest('h2, h3, h4, p') ?? text).breakAfter);
    expect(await breaks('Who it is for'), name).toBe('avoid');
    expect(await breaks('In one sentence'), name).toBe('avoid');
    expect(await breaks('adults who start late'), name).toBe('auto');
    await expect(prose.locator('.table-box').first()).toHaveCSS('background-image', 'none');
    await page.emulateMedia({ media: null });
  };
  await page.goto('/blueprints/identity');
  await isReady(page, 'Who it is for');
  await looksRight(page.locator('.prose-plan').first(), 'the screen of a plan');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'PDF (opens your print window)' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', /identity/);
  await looksRight(page.locator('.plan-on-paper .prose-plan'), 'its own PDF');
  await endPrint(page);
  const link = await linkFrom(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await openBook(page);
  await expect(page).toHaveURL(/\/book$/);
  await isReady(page, 'Who it is for');
  await looksRight(page.locator('.book .prose-plan').first(), 'the book');
  await page.goto(link);
  await looksRight(page.locator('.prose-plan').first(), 'the reader');
});

test.describe('a reader’s printout', () => {
  test('has no form and no button, and each plan starts on a new page', async ({ page, owner }) => {
    await storePlan(owner);
    await owner.store(answeredBlueprint({ type: 'audience', answers: ['a', 'b', 'c'], output: PLAN }));
    await page.goto('/book');
    await isReady(page, 'Who it is for');
    await page.goto(await linkFrom(page));
    await expect(page.getByText('Comment on this part').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Comment on this part').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText('Back to contents').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Who it is for' })).toHaveCount(2);
    await expect(page.getByRole('banner')).toHaveCount(0);
    // Contents, the one page and two plans.
    for (const format of PAPERS) expect(pagesIn(await page.pdf({ format }))).toBe(4);
  });

  test('is a single page for the one page', async ({ page, owner }) => {
    await page.clock.setFixedTime(THEIR_DAY);
    await storeRecorded(owner, 'ruth');
    await page.goto('/launch');
    await page.goto(await linkFrom(page));
    await expect(page).toHaveTitle('My launch on one page · Cornerstone');
    for (const format of PAPERS) {
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: Math.floor(ROOMS[format].width), height: 1_000 });
      await expect(page.getByText('The next three things')).toBeVisible();
      expect(await unreadIn(page.locator('main'), ROOMS[format]), format).toEqual([]);
      expect(pagesIn(await page.pdf({ format })), format).toBe(1);
    }
  });
});
