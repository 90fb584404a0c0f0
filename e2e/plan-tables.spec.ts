import type { Page } from '@playwright/test';
import { sampleBlueprints } from '#content/testing/sample-book.ts';
import { expectAccessible } from './accessible.ts';
import { type Owner, test } from './book-fixtures.ts';
import { expect } from './fixtures.ts';

const ROW = 'Welcome call and **first song** | Ana and each learner | The workbook and a pencil';
const PLAN = `## Schedule

| Week | What happens | Responsible | Materials: |
|---|---|---|---|
${Array.from({ length: 8 }, (_, index) => `| ${index + 1} | ${ROW} |`).join('\n')}

| Day | Task |
|---|---|
| Monday | Write the invitation |

| One | Two | Three | Four | Five | Six | Seven |
|---|---|---|---|---|---|---|
| Introduction | Responsibilities | Communication | Infrastructure | Accountability | Recommendations | Transformation |
`;

async function storePlan(owner: Owner): Promise<void> {
  const [sample] = sampleBlueprints(100);
  if (sample) await owner.store({ ...sample, content: { ...sample.content, aiOutput: PLAN } });
}

const tables = (page: Page) => page.locator('.prose-plan table');

async function expectCards(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  const schedule = tables(page).first();
  await expect(() => schedule.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
  const cells = schedule.locator('tbody tr').first().locator('td');
  const names = await cells.evaluateAll((all) =>
    all.map((cell) => getComputedStyle(cell, '::before').content),
  );
  expect(names).toEqual(['"Week: "', '"What happens: "', '"Responsible: "', '"Materials: "']);
  const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON()));
  expect(boxes.every(({ left, right }) => left >= 0 && right <= width)).toBe(true);
  expect(boxes.every(({ top }, index) => index === 0 || top >= boxes[index - 1].bottom - 1)).toBe(true);
  const height = await schedule.evaluate((table) => table.getBoundingClientRect().height);
  expect(height).toBeLessThan(width === 390 ? 1_700 : 2_000);
  // Two columns fit.
  await expect(tables(page).nth(1).locator('thead')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

test('tables in the book and in a document have room at every width', async ({ page, owner }) => {
  await storePlan(owner);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/book');
  // Rendered in chunks: the first words render again when their page is set.
  await expect(tables(page).first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  for (const width of [390, 320]) {
    await test.step(`book, ${width} px: a row is a card, and each cell is named by its column`, () =>
      expectCards(page, width));
  }
  await test.step('with enough room a table has its natural widths, and scrolls at a visible edge', async () => {
    await page.setViewportSize({ width: 620, height: 800 });
    const wide = tables(page).nth(2);
    await expect(() => wide.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
    await expect(wide.locator('th').first()).toBeVisible();
    const lines = await wide.locator('td').evaluateAll((all) =>
      all.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1, 1, 1, 1]);
    const box = page.locator('.table-box').nth(2);
    const scrolls = await box.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(scrolls).toBe(true);
    const edge = await box.evaluate((element) => getComputedStyle(element).backgroundAttachment);
    expect(edge).toBe('local, local, scroll, scroll');
    await expectAccessible(page, 'tables');
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Back to all topics' }).click();
  await page.getByRole('link', { name: 'Your Identity', exact: true }).click();
  await expect(page).toHaveURL(/\/blueprints\/identity$/);
  for (const width of [390, 320]) {
    await test.step(`document, ${width} px: a row is a card, and each cell is named by its column`, () =>
      expectCards(page, width));
  }
});
