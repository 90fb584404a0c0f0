import { saved } from './fixtures.ts';
import { expect, panelButton, planArea, test } from './provider-fixtures.ts';

test('what is edited beyond its limit says so, and is saved once it is shorter', async ({ page, person }) => {
  const { id } = await person.openPanel({ output: 'the old plan' });
  await test.step('an answer that is edited beyond its limit says so, and is saved once it is shorter', async () => {
    const answer = page.getByRole('textbox').first();
    await answer.fill('x'.repeat(30_001));
    const alert = page.getByRole('alert').filter({ hasText: 'An answer can be up to 30,000 characters.' });
    await expect(alert).toBeVisible();
    await expect(alert).not.toContainText('Reload the page');
    await answer.fill('short again');
    await saved(page);
    await expect(alert).toBeHidden();
  });
  await test.step('a plan that is edited beyond its limit is not called saved, and can be shortened', async () => {
    await planArea(page).fill('y'.repeat(120_001));
    const words = 'A plan can be up to 120,000 characters. Shorten it, then save again.';
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await panelButton(page, 'Save').click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toHaveCount(2);
    await expect(page.locator('[data-save-status="blocked"]')).toBeVisible();
    await planArea(page).fill('y'.repeat(100));
    await panelButton(page, 'Save').click();
    await saved(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await person.storedPlan(id)).toBe('y'.repeat(100));
  });
});
