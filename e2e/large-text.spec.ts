import type { Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures.ts';

test.use({ hasTouch: true, isMobile: true });

const isCut = (page: Page) =>
  page
    .locator('header')
    .getByText('Cornerstone')
    .evaluate((name) => name.scrollWidth > name.clientWidth);

for (const [width, size] of [
  [390, 150],
  [320, 150],
  [320, 100],
] as const) {
  test(`nothing in the top bar or in My data is cut at ${width} pixels with letters of ${size} %`, async ({
    context,
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await context.addCookies([{ name: 'look', value: `system.${size}`, url: baseURL ?? '' }]);
    await signUp(page);
    expect(await isCut(page)).toBe(false);
    for (const name of ['Launch book', 'Settings', 'Your account']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(box).toMatchObject({ width: 44, height: 44 });
      expect((box?.x ?? 0) + 44).toBeLessThanOrEqual(width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'My data' }).click();
    const text = page.getByRole('dialog').getByText('One file with all your blueprints');
    await expect(text).toBeVisible();
    const [box, outer] = [await text.boundingBox(), await page.getByRole('dialog').boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0));
  });
}

test('under a finger small buttons are 44 pixels high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, '/facts');
  const box = await page.getByRole('button', { name: 'Add', exact: true }).first().boundingBox();
  expect(box?.height).toBe(44);
});
