import type { Page } from '@playwright/test';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { test as withOwner } from './book-fixtures.ts';
import { expect, openFacts, signUp, test } from './fixtures.ts';

test.use({ hasTouch: true, isMobile: true });

const isCut = (page: Page) =>
  page
    .locator('header')
    .getByText('Cornerstone')
    .evaluate((name) => name.scrollWidth > name.clientWidth);

async function expectWholeBar(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  expect(await isCut(page)).toBe(false);
  for (const name of ['Launch book', 'Settings', 'Your account']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect(box).toMatchObject({ width: 44, height: 44 });
    expect((box?.x ?? 0) + 44).toBeLessThanOrEqual(width);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

async function expectWholeData(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'My data' }).click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByText('One file with all your topics');
  await expect(text).toBeVisible();
  const [box, outer] = [await text.boundingBox(), await dialog.boundingBox()];
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

for (const [size, widths] of [
  [150, [390, 320]],
  [100, [320]],
] as const) {
  test(`nothing in the top bar or in My data is cut on a phone at ${size} % text size, and small buttons are large enough`, async ({
    context,
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: widths[0], height: 844 });
    await context.addCookies([{ name: 'look', value: `system.${size}`, url: baseURL ?? '' }]);
    await signUp(page);
    for (const width of widths) {
      await test.step(`nothing in the top bar is cut at ${width} pixels`, () => expectWholeBar(page, width));
      await test.step(`nothing in My data is cut at ${width} pixels`, () => expectWholeData(page));
    }
    if (size === 100) {
      await test.step('on a touch screen small buttons are 44 pixels high', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole('link', { name: 'My facts' }).click();
        await openFacts(page, 'Me');
        const box = await page.getByRole('button', { name: 'Add: Business name' }).boundingBox();
        expect(box?.height).toBe(44);
      });
    }
  });
}

withOwner(
  'the switch of This week stays on the page with letters of 200 % on a phone',
  async ({ page, owner }) => {
    const output = '## Launch checklist\n\n- [ ] Print the cards\n';
    await owner.store(answeredBlueprint({ type: 'event', answers: ['One', 'Two', 'Three'], output }));
    await page.goto('/week');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const right = (element: Element) => element.getBoundingClientRect().right;
    const show = page.getByRole('group', { name: 'Show' });
    const heading = page.getByRole('heading', { level: 1, name: 'This week' });
    for (const width of [390, 320, 280]) {
      await page.setViewportSize({ width, height: 844 });
      const edge = await heading.evaluate(right);
      for (const part of [show, ...(await show.getByRole('button').all())])
        expect(await part.evaluate(right), `at ${width} pixels`).toBeLessThanOrEqual(edge);
    }
  },
);

test('at 150 % text size all five places are visible on a phone', async ({ context, page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addCookies([{ name: 'look', value: 'system.150', url: baseURL ?? '' }]);
  await signUp(page);
  const row = page.getByRole('navigation').filter({ hasText: 'Ready to use' });
  for (const name of ['Blueprints', 'My facts', 'This week', 'Ready to use', 'Launch book'])
    await expect(row.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
});

withOwner(
  'no word of a plan’s title is broken on a phone, and nothing scrolls sideways because of a topic’s name',
  async ({ page, owner }) => {
    for (const type of ['communications', 'onboarding', 'identity'] as const)
      await owner.store(
        answeredBlueprint({ type, answers: ['One', 'Two', 'Three'], output: '## Overview\n\nOne.\n' }),
      );
    for (const [type, title, sizes] of [
      [
        'communications',
        'Communications',
        [
          [390, 150],
          [320, 150],
          [320, 100],
        ],
      ],
      ['onboarding', 'Onboarding New Clients', [[320, 150]]],
      ['identity', 'Your Identity', [[320, 100]]],
    ] as const) {
      await page.goto(`/blueprints/${type}`);
      const words = page.locator('header p', { hasText: title }).last();
      await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
      for (const [width, text] of sizes) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate((size) => {
          document.documentElement.dataset.text = `${size}`;
        }, text);
        const broken = () =>
          words.evaluate((element) => {
            const node = element.firstChild ?? element;
            return [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              return range.getClientRects().length > 1 ? word : [];
            });
          });
        await expect.poll(broken, { message: `${title} at ${width} pixels, ${text} %` }).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
    // A short title leaves room for the button.
    const [name, more] = [
      page.locator('header p', { hasText: 'Your Identity' }).last(),
      page.getByRole('button', { name: 'More', exact: true }),
    ];
    const [own, beside] = [await name.boundingBox(), await more.boundingBox()];
    expect(beside?.x).toBeGreaterThan((own?.x ?? 0) + 100);
  },
);

withOwner('letters of 200 % stay in their card, and a told text on the screen', async ({ page, owner }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await owner.store(
    answeredBlueprint({ type: 'brand', answers: ['One', 'Two', 'Three'], output: 'A plan.' }),
  );
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.goto('/');
  const title = page.getByRole('link', { name: 'Brand Identity', exact: true });
  await expect(title).toBeVisible();
  await enlarge();
  await expect.poll(() => title.evaluate((link) => link.getClientRects().length)).toBeLessThanOrEqual(2);
  const remove = await page
    .getByRole('button', { name: 'Delete progress and start over: Brand Identity' })
    .boundingBox();
  expect((remove?.x ?? 0) + (remove?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(await width()).toBe(390);
  await page.goto('/tell');
  await page.getByLabel('Paste or type your text').fill('I teach adults who start late. They want one song.');
  await page.locator('details', { hasText: 'Without a key' }).evaluate((way: HTMLDetailsElement) => {
    way.open = true;
  });
  await expect(page.getByRole('button', { name: 'Copy prompt' })).toBeVisible();
  await enlarge();
  await expect.poll(width).toBe(390);
});
