import { openFacts, saved } from './fixtures.ts';
import { expect, panelButton, planArea, test } from './provider-fixtures.ts';

test('an answer edited beyond its limit says so, and is saved once it is shorter', async ({
  page,
  person,
}) => {
  await person.openPanel({ output: 'the old plan' });
  const answer = page.getByRole('textbox').first();
  await answer.fill('x'.repeat(30_001));
  const alert = page.getByRole('alert').filter({ hasText: 'An answer can be up to about 5,000 words.' });
  await expect(alert).toBeVisible();
  await expect(alert).not.toContainText('Reload the page');
  await answer.fill('short again');
  await saved(page);
  await expect(alert).toBeHidden();
});

test('a plan edited beyond its limit is not shown as saved, and can be shortened', async ({
  page,
  person,
}) => {
  const { id } = await person.openPanel({ output: 'the old plan' });
  await planArea(page).fill('y'.repeat(120_001));
  const words = 'A plan can be up to about 20,000 words. Shorten it, then save again.';
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

test('a fact and words for a gap that are far too long are kept on this device with a message, and saved once they are shorter', async ({
  page,
  person,
}) => {
  await person.openPanel({ output: 'At [ADD: place].' });
  const alert = (words: string) => page.getByRole('alert').filter({ hasText: words });
  await test.step('a fact', async () => {
    const words = 'A fact can be up to about 80 words. Shorten it, then confirm it again.';
    await page.goto('/facts');
    const website = page.getByRole('listitem', { name: 'Website', exact: true });
    await openFacts(page, 'Ways to reach people');
    await website.getByRole('button', { name: 'Add' }).click();
    await website.getByRole('textbox').fill('x'.repeat(12_001));
    await expect(website.getByText(words)).toBeVisible();
    await expect(alert(words)).toBeVisible();
    await expect(page.locator('[data-save-status="blocked"]')).toBeVisible();
    await page.reload();
    await expect(website.getByRole('textbox')).toHaveValue('x'.repeat(12_001));
    await expect(alert(words)).toBeVisible();
    await website.getByRole('textbox').fill('latestart.example');
    await saved(page);
    await expect(alert(words)).toBeHidden();
    await website.getByRole('button', { name: 'Confirm' }).click();
  });
  await test.step('words for a gap', async () => {
    const words = 'That’s more than 2,000 characters. Shorten it so we can save it.';
    await page.goto('/gaps');
    const box = page.getByRole('textbox', { name: 'Place' });
    await box.fill('y'.repeat(2_001));
    await expect(alert(words)).toBeVisible();
    await page.reload();
    await expect(box).toHaveValue('y'.repeat(2_001));
    await expect(page.getByRole('listitem', { name: /Place/ }).getByText(words)).toBeVisible();
    await box.fill('the library');
    await saved(page);
    await expect(alert(words)).toBeHidden();
  });
});
