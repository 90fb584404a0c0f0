import type { Locator, Page } from '@playwright/test';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { newOwner, type Owner, test } from './book-fixtures.ts';
import { expect, openFacts, saved } from './fixtures.ts';
import { goOffline, returnAs, typeInto } from './saving-parts.ts';

const PLAN = 'Refunds: [ADD: refund terms].\n\nWe meet at [ADD: place].';
const ANSWERS = ['The Late Start Group', 'Three songs', '$290 for the ten weeks'];

const storePlan = (owner: Owner) =>
  owner.store(answeredBlueprint({ type: 'fulfillment', answers: ANSWERS, output: PLAN }));
const row = (page: Page, label: string) => page.getByRole('listitem', { name: label, exact: true });
const wake = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** A few words in turn. Both boxes must show both, with no keystroke removing the other's words. */
async function typeInTurn(first: Locator, second: Locator): Promise<void> {
  let text = await first.inputValue();
  for (const [box, words] of [
    [first, 'one'],
    [second, ' two'],
    [first, ' three'],
    [second, ' four'],
  ] as const) {
    await typeInto(box, words);
    text += words;
    await expect(first).toHaveValue(text);
    await expect(second).toHaveValue(text);
  }
}

test('facts and words for gaps typed in two tabs follow each other', async ({ page, owner, context }) => {
  await storePlan(owner);
  const other = await context.newPage();
  await Promise.all([page.goto('/facts'), other.goto('/facts')]);
  for (const tab of [page, other]) await openFacts(tab, 'Ways to reach people');
  await test.step('a fact', async () => {
    await row(page, 'Website').getByRole('button', { name: 'Add' }).click();
    await row(page, 'Website').getByRole('textbox').press('x');
    await row(page, 'Website').getByRole('textbox').press('Backspace');
    await row(other, 'Website').getByRole('button', { name: 'Add' }).click();
    await typeInTurn(row(page, 'Website').getByRole('textbox'), row(other, 'Website').getByRole('textbox'));
    await row(other, 'Website').getByRole('button', { name: 'Confirm' }).click();
    await expect(row(other, 'Website')).toContainText('one two three four');
    await row(page, 'Website').getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, 'Website')).toContainText('one two three four');
  });
  await test.step('a fact of their own', async () => {
    await page.getByRole('button', { name: 'Add a fact' }).click();
    await page.getByLabel('What is it about?').fill('Parking');
    await expect(other.getByLabel('What is it about?')).toHaveValue('Parking');
    await typeInTurn(page.getByLabel('What’s true?'), other.getByLabel('What’s true?'));
    await page.getByRole('button', { name: 'Add', exact: true }).last().click();
    await expect(other.getByText('Parking: one two three four')).toBeVisible();
  });
  await test.step('words for a gap, in its plan', async () => {
    for (const tab of [page, other]) {
      await tab.goto('/blueprints/fulfillment');
      await tab.getByRole('button', { name: 'place', exact: true }).click();
    }
    const box = (tab: Page) => tab.getByRole('dialog').getByRole('textbox', { name: 'Place' });
    await typeInTurn(box(page), box(other));
  });
  await test.step('words for a gap, in the list of gaps', async () => {
    for (const tab of [page, other]) await tab.goto('/gaps');
    const box = (tab: Page) => tab.getByRole('textbox', { name: 'Refund terms' });
    await typeInTurn(box(page), box(other));
  });
});

test('a fact typed on two disconnected devices has the words of both', async ({
  page,
  app,
  browser,
  context,
}) => {
  const { email, password } = await newOwner(page, app);
  const device = await browser.newContext({ baseURL: app.url });
  await returnAs(device, app, { email, password });
  const far = await device.newPage();
  await page.goto('/facts');
  await openFacts(page, 'Ways to reach people');
  await row(page, 'Tools').getByRole('button', { name: 'Add' }).click();
  await row(page, 'Tools').getByRole('textbox').fill('Zoom for calls');
  await page.getByRole('button', { name: 'Add a fact' }).click();
  await page.getByLabel('What is it about?').fill('Parking');
  await page.getByLabel('What’s true?').fill('behind it');
  await saved(page);
  await far.goto('/facts');
  await expect(row(far, 'Tools').getByRole('textbox')).toHaveValue('Zoom for calls');
  await goOffline(page);
  await row(page, 'Tools').getByRole('textbox').fill('Zoom for all calls');
  await page.getByLabel('What is it about?').fill('Parking for cars');
  await typeInto(row(far, 'Tools').getByRole('textbox'), ' and mail');
  await far.getByLabel('What’s true?').fill('right behind it');
  await saved(far);
  await context.setOffline(false);
  await wake(page);
  await expect(row(page, 'Tools').getByRole('textbox')).toHaveValue('Zoom for all calls and mail');
  await expect(page.getByLabel('What is it about?')).toHaveValue('Parking for cars');
  await expect(page.getByLabel('What’s true?')).toHaveValue('right behind it');
  await saved(page);
  await wake(far);
  await expect(row(far, 'Tools').getByRole('textbox')).toHaveValue('Zoom for all calls and mail');
  await expect(page.getByText('Changed on another device')).toHaveCount(0);
  await device.close();
});

test('a gap whose plan is rewritten while its dialog is open: nothing is filled in, and no word is lost', async ({
  page,
  owner,
}) => {
  const stored = await storePlan(owner);
  await page.goto('/blueprints/fulfillment');
  await page.getByRole('button', { name: 'place', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Fill in what’s missing' });
  await dialog.getByRole('textbox', { name: 'Place' }).fill('the library, upstairs');
  const again = 'We meet where you like.';
  await owner.change({ ...stored, content: { ...stored.content, aiOutput: again } });
  await wake(page);
  const said = dialog.getByText(
    'This plan was changed somewhere else and doesn’t ask for this anymore, so nothing was filled in.',
  );
  await expect(said).toBeVisible();
  await dialog.getByRole('button', { name: 'Fill in' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Place' })).toHaveValue('the library, upstairs');
  await expect(page.getByText('Filled in.', { exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await owner.list())[0]?.content.aiOutput).toBe(again);
  await page.goto('/gaps');
  await expect(page.getByRole('region', { name: 'Leftover text' })).toContainText('the library, upstairs');
});
