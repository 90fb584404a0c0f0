import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { chooseMore, expect, panelButton, streamedText, test } from './provider-fixtures.ts';

/** On a phone and on a desktop; what is over a screen, with this screen only on one of them. */
async function expectUsable(page: Page, place: string, over?: Locator): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${place}, ${width} pixels wide`, width === 360 ? over : undefined);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
}

test('the panel and Settings are accessible, on a desktop and on a phone', async ({
  page,
  person,
  provider,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await person.openPanel({ key: null });
  await expectUsable(page, 'no key');
  provider.script('paused', { steps: [{ pauseAfter: 2, resume: new Promise(() => undefined) }] });
  await person.choose({ model: 'paused' });
  await panelButton(page, 'Generate').click();
  await expect(streamedText(page)).toContainText('too late');
  await expectUsable(page, 'while streaming');
  await panelButton(page, 'Stop').click();
  await expect(panelButton(page, 'Keep this draft')).toBeVisible();
  await expectUsable(page, 'stopped, as text');
  await chooseMore(page, 'Document view');
  await expect(streamedText(page).getByRole('heading').first()).toBeVisible();
  await expectUsable(page, 'stopped, as a document');
  await panelButton(page, 'More').click();
  await expectUsable(page, 'the menu over a plan', page.locator('[popover]:popover-open'));
  await page.keyboard.press('Escape');
  for (const name of ['What the AI will read', 'Paste reply', 'Earlier versions']) {
    const opener = name === 'Earlier versions' ? name : 'More';
    if (opener === 'More') await chooseMore(page, name);
    else await panelButton(page, name).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectUsable(page, name, page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(panelButton(page, opener)).toBeFocused();
  }
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.getByLabel('AI service address').fill('nonsense');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('starts with https://')).toBeVisible();
  await expectUsable(page, 'settings with an error', page.getByRole('dialog'));
});
