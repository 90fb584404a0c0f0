import type { Page } from '@playwright/test';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { test } from './book-fixtures.ts';
import { expect } from './fixtures.ts';

const WORDS =
  'You teach adults who thought it was too late, and you teach them at the pace of their own week, with songs they have known by heart for thirty years. ';
const PLAN = `## Overview\n\n${WORDS.repeat(4)}\n\n- ${WORDS.repeat(2)}\n`;
const PLACES = ['/', '/facts', '/week', '/book', '/launch', '/next', '/kit', '/blueprints/identity'];

const edgesOf = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('main h1');
    const row = document.querySelector('main nav[aria-label="Places"] a');
    // On a phone the row scrolls sideways, so that the current place is visible.
    let moved = 0;
    for (let box = row?.parentElement; box && box.tagName !== 'MAIN'; box = box.parentElement)
      moved += box.scrollLeft;
    const style = heading && getComputedStyle(heading);
    return {
      heading: heading?.getBoundingClientRect().left,
      row: row && row.getBoundingClientRect().left + moved,
      type: `${style?.fontSize} ${style?.fontWeight} ${style?.fontFamily}`,
      links: [...document.querySelectorAll('main nav[aria-label="Places"] a')].map(
        (link) => link.textContent,
      ),
    };
  });

test('the main screens and a plan have one left edge, one heading and one row of places at 1280, 1000 and 390 px', async ({
  page,
  owner,
}) => {
  await owner.store(answeredBlueprint({ answers: ['Ana', 'Piano', 'Patience'], output: PLAN }));
  const firsts = new Map<number, Awaited<ReturnType<typeof edgesOf>>>();
  const widths = [1280, 1000, 390];
  for (const path of PLACES) {
    await page.goto(path);
    await expect(page.locator('main nav[aria-label="Places"]')).toBeVisible();
    if (path === '/') await expect(page.getByRole('article').first()).toBeVisible();
    // Back and forth: one change of width less on each screen.
    for (const width of widths.reverse()) {
      await page.setViewportSize({ width, height: 800 });
      const first = firsts.get(width) ?? (await edgesOf(page));
      firsts.set(width, first);
      expect(first.links).toEqual(['Blueprints', 'My facts', 'This week', 'Ready to use', 'Launch book']);
      await expect.poll(() => edgesOf(page), `${path} at ${width}`).toEqual(first);
    }
  }
});

test('the row of places uses the space next to the stones, and a button without a frame starts at the edge', async ({
  page,
  owner,
}) => {
  await owner.store(answeredBlueprint({ answers: ['Ana', 'Piano', 'Patience'], output: PLAN }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const shorter = page.getByRole('button', { name: 'Take the shorter way: seven topics' });
  await expect(shorter).toBeVisible();
  // As wide as the heading it would hide the last place as soon as the others have numbers.
  const room = await page.evaluate(() => {
    const row = document.querySelector('main nav[aria-label="Places"]')?.getBoundingClientRect();
    const stones = [...document.querySelectorAll('main svg')].map((svg) => svg.getBoundingClientRect());
    const wall = stones.find(({ width }) => width > 200);
    return (wall?.left ?? 0) - (row?.right ?? 0);
  });
  expect(room).toBeGreaterThan(0);
  expect(room).toBeLessThan(60);
  const firstLetter = await shorter.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return range.getBoundingClientRect().left;
  });
  expect(Math.round(firstLetter)).toBe(Math.round((await edgesOf(page)).heading ?? 0));
});

/** The first of these boxes, in both themes. */
async function looksOf(page: Page, box: string) {
  const looks: Record<string, string>[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const look = await page
      .locator(box)
      .first()
      .evaluate((element) => {
        for (const moving of element.getAnimations()) moving.finish();
        const { appearance, backgroundColor, borderColor, borderRadius, width } = getComputedStyle(element);
        const roundness = (Number.parseFloat(borderRadius) / Number.parseFloat(width)).toFixed(2);
        return { appearance, backgroundColor, borderColor, roundness };
      });
    looks.push(look);
  }
  return looks;
}

test('a box to check looks the same in a plan, in the week and in a form, light and dark', async ({
  page,
  owner,
}) => {
  const plan = `${PLAN}\n## Checklist\n\n- [x] Call the library.\n- [ ] Print the cards.\n`;
  await owner.store(answeredBlueprint({ answers: ['Ana', 'Piano', 'Patience'], output: plan }));
  await page.goto('/blueprints/identity');
  await expect(page.locator('.plan-document .check-box')).toHaveCount(2);
  const empty = await looksOf(page, '.plan-document .check-box:not(:checked)');
  const checked = await looksOf(page, '.plan-document .check-box:checked');
  expect(empty.map(({ appearance }) => appearance)).toEqual(['none', 'none']);
  for (const theme of [0, 1]) expect(checked[theme]?.backgroundColor).not.toBe(empty[theme]?.backgroundColor);
  expect(empty[0]).not.toEqual(empty[1]);
  await page.getByRole('link', { name: /^This week/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Print the cards.' })).toBeVisible();
  expect(await looksOf(page, 'main input[type=checkbox]:not(:checked)'), 'week').toEqual(empty);
  await page.getByRole('checkbox', { name: 'Print the cards.' }).check();
  expect(await looksOf(page, 'main input[type=checkbox]:checked'), 'done this week').toEqual(checked);
  await page.goto('/next');
  const topic = page.getByRole('checkbox', { name: 'Your Identity' });
  await expect(topic).not.toBeChecked();
  expect(await looksOf(page, 'main input[type=checkbox]'), 'form').toEqual(empty);
  await topic.check();
  expect(await looksOf(page, 'main input[type=checkbox]:checked'), 'form, checked').toEqual(checked);
});

/** The characters of each whole line of a paragraph. */
const lineLengths = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((paragraph) => {
      const lengths: number[] = [];
      const range = document.createRange();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      let top = Number.NEGATIVE_INFINITY;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const [box] = range.getClientRects();
          if (!box) continue;
          if (box.top > top + 4) {
            lengths.push(0);
            top = box.top;
          }
          lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
        }
      }
      return lengths.slice(0, -1);
    });

test('plan and book are read in lines of about 65 characters of 18 px', async ({ page, owner }) => {
  await owner.store(answeredBlueprint({ answers: ['Ana', 'Piano', 'Patience'], output: PLAN }));
  await page.goto('/blueprints/identity');
  for (const [path, paragraph] of [
    ['/blueprints/identity', '.plan-document p'],
    ['/book', '.book-chapter .prose-plan p'],
  ] as const) {
    if (path === '/book') await page.getByRole('button', { name: 'Launch book', exact: true }).click();
    const words = page.locator(paragraph).first();
    await expect(words).toContainText('You teach adults');
    await expect(words).toHaveCSS('font-size', '18px');
    const lengths = await lineLengths(page, paragraph);
    const usual = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(usual, path).toBeGreaterThan(52);
    expect(usual, path).toBeLessThan(70);
  }
});
