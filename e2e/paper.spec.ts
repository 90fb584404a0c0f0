import type { Page } from '@playwright/test';
import { addDays } from '#domain/reading/calendar.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { type Facts, storeFacts } from '#harness/store-facts.ts';
import { type Owner, test } from './book-fixtures.ts';
import { expect } from './fixtures.ts';
import { holdPrint } from './on-paper.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const WHITE = 'rgb(255, 255, 255)';

test.beforeEach(async ({ page }) => {
  await holdPrint(page);
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

/** Every screen that somebody may print with the browser's own command, and what is there when it is ready. */
const SCREENS: readonly [path: string, ready: string][] = [
  ['/launch', 'My launch on one page'],
  ['/book', 'Who it is for'],
  ['/blueprints/identity', 'Who it is for'],
  ['/facts', 'My facts'],
  ['/kit', 'Ready to use'],
  ['/week', 'This week'],
];

async function openScreen(page: Page, [path, ready]: (typeof SCREENS)[number]): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: ready }).first()).toBeVisible();
}

/** A link for somebody else, made where one is. */
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

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' });

  for (const isChosen of [false, true])
    test(`paper is white with dark ink, ${isChosen ? 'chosen in Settings' : 'as the device is set'}`, async ({
      page,
      context,
      owner,
      app,
    }) => {
      await storePlan(owner);
      if (isChosen) await context.addCookies([{ name: 'look', value: 'dark.100', url: app.url }]);
      for (const screen of SCREENS) {
        await openScreen(page, screen);
        const hasPicture = ['/launch', '/book'].includes(screen[0]);
        if (hasPicture) await expect(page.locator('.scene-avoid').first()).toBeAttached();
        expect((await colorsOf(page)).ground).toBe('rgb(13, 21, 38)');
        await page.emulateMedia({ media: 'print' });
        expect(await colorsOf(page), screen[0]).toEqual(hasPicture ? WITH_PICTURE : ON_PAPER);
        await page.emulateMedia({ media: null });
      }
      await openScreen(page, SCREENS[0] ?? ['', '']);
      await page.goto(await linkFrom(page));
      await page.emulateMedia({ media: 'print' });
      expect(await colorsOf(page), 'what a reader prints').toEqual(WITH_PICTURE);
    });
});

test('the browser’s own print of any screen has its words, nothing over them and no button', async ({
  page,
  owner,
}) => {
  await storePlan(owner);
  for (const screen of SCREENS) {
    await openScreen(page, screen);
    await page.emulateMedia({ media: 'print' });
    if (screen[0] !== '/week')
      await expect(page.getByRole('heading', { name: screen[1] }).first()).toBeVisible();
    const over = await page.evaluate(() =>
      [...document.body.querySelectorAll<HTMLElement>('*')]
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility() && element.offsetHeight > 1)
        .map(({ className, textContent }) => `${className}: ${textContent}`),
    );
    expect(over, screen[0]).toEqual([]);
    const named =
      /^(?:Skip to|Save|Generate|Ask someone|Export|More|Take it|Back to all|Add|Print|Something else)/;
    await expect(page.getByRole('button', { name: named }), screen[0]).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Skip to/ }), screen[0]).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});
