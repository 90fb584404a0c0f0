import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, panelButton, streamedText, test } from './provider-fixtures.ts';

async function expectAccessible(page: Page): Promise<void> {
  // Elements that are still fading in have colors of no meaning; spinners never end and are not waited for.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const [name, width, colorScheme] of [
  ['a desktop in light colors', 1280, 'light'],
  ['a phone in dark colors', 360, 'dark'],
] as const) {
  test(`the panel and Settings can be used by everybody on ${name}`, async ({ page, person, provider }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await person.openPanel({ key: null });
    await expectAccessible(page);
    provider.script('paused', { steps: [{ pauseAfter: 2, resume: new Promise(() => undefined) }] });
    await person.choose({ model: 'paused' });
    await panelButton(page, 'Generate').click();
    await expect(streamedText(page)).toContainText('too late');
    await expectAccessible(page);
    await panelButton(page, 'Stop').click();
    await expect(panelButton(page, 'Keep this text')).toBeVisible();
    await panelButton(page, 'Preview').click();
    await expect(page.getByRole('region', { name: 'Preview' }).getByRole('heading')).toBeVisible();
    await expectAccessible(page);
    for (const opener of ['What the AI will read', 'Paste reply', 'Earlier versions']) {
      await panelButton(page, opener).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(panelButton(page, opener)).toBeFocused();
    }
    await page.getByRole('button', { name: 'Settings' }).first().click();
    await page.getByLabel('Base URL').fill('nonsense');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('starts with https://')).toBeVisible();
    await expectAccessible(page);
  });
}
