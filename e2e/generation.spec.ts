import { expect, planArea, test } from './provider/ai-test.ts';
import { PLAN_TEXT } from './provider/scenario.ts';

test('a plan is written into the text area and saved by itself', async ({ page, person, provider }) => {
  const blueprint = await person.openPanel();
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(planArea(page)).toHaveValue(PLAN_TEXT);
  await expect(page.getByRole('button', { name: 'Generate' })).toBeEnabled();
  await expect.poll(() => person.storedPlan(blueprint.id)).toBe(PLAN_TEXT);
  expect(provider.completions()).toHaveLength(1);
});
