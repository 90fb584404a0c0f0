import type { Page } from '@playwright/test';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { expectAccessible } from './accessible.ts';
import { type Owner, test } from './book-fixtures.ts';
import { expect } from './fixtures.ts';
import { goOffline } from './saving-parts.ts';

const SAME = 'You teach people who thought it was too late, and your calm is the plan. ';
const OPENING = SAME.repeat(4).trim();
const PLAN = `## Overview\n\n${OPENING}\n\n## Steps\n\n- [ ] Call the library\n\n${SAME.repeat(8)}\n`;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('both texts are visible above the keyboard, and typing continues in place', async ({
    page,
    owner,
    app,
  }) => {
    await store(owner);
    await page.goto(`${app.url}/blueprints/identity`);
    await writeAgainstAnother(page, owner);
    const notice = page.getByRole('status').filter({ hasText: 'This was also changed on another device.' });
    // Its layout position: on screen it slides in.
    const room = await notice.evaluate((toast) => {
      const [words, button] = [toast.querySelector('span'), toast.querySelector('button')];
      return words && button ? button.offsetTop - words.offsetTop - words.offsetHeight : -100;
    });
    expect(room, 'the words have lines of their own, above the buttons').toBeGreaterThanOrEqual(-1);

    await page.setViewportSize({ width: 390, height: 420 });
    await notice.getByRole('button', { name: 'View both' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Changed on another device' });
    await expect(dialog.getByText('The plan changed in two places at once.')).toBeInViewport();
    for (const words of ['Mine', 'Theirs']) {
      await expect(dialog.locator('mark', { hasText: words })).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page, 'both texts of a conflict');
    await page.getByRole('button', { name: 'Keep mine' }).tap();
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeFocused();
    await expect(notice).toHaveCount(0);
  });

  test('a conflict in the book is shown in the book, with the plan’s name', async ({ page, owner, app }) => {
    await store(owner);
    await page.goto(`${app.url}/book`);
    await writeAgainstAnother(page, owner);
    await page.getByRole('status').getByRole('button', { name: 'View both' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Changed on another device' });
    await expect(dialog).toContainText('The plan in “Your Identity” changed in two places at once.');
    await dialog.getByRole('button', { name: 'Use the other one' }).tap();
    await expect(page.getByText('Theirs from there.')).toBeVisible();
    await expect
      .poll(async () => (await owner.list())[0]?.content.aiOutput)
      .toBe(PLAN.replace(OPENING, `${OPENING} Theirs from there.`));
  });
});

async function store(owner: Owner): Promise<void> {
  await owner.store(answeredBlueprint({ answers: ['One.', 'Two.', 'Three.'], output: PLAN }));
}

/** Two endings for one paragraph: one typed offline here, the other from elsewhere. */
async function writeAgainstAnother(page: Page, owner: Owner): Promise<void> {
  const editor = page.getByRole('textbox', { name: 'Edit “Overview”' });
  // Once while online: the editor is loaded on demand.
  await page.getByText(SAME.trim()).first().tap();
  await editor.waitFor();
  await goOffline(page);
  await editor.press('Control+End');
  await page.keyboard.type(' Mine from here.');
  const [stored] = await owner.list();
  if (!stored) throw new Error('nothing stored');
  const { version: _, ...blueprint } = stored;
  const aiOutput = PLAN.replace(OPENING, `${OPENING} Theirs from there.`);
  await owner.change({ ...blueprint, content: { ...blueprint.content, aiOutput } });
  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('status').getByRole('button', { name: 'View both' })).toBeVisible();
}
