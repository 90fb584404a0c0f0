import type { Page } from '@playwright/test';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { factSheetOf, storeFacts } from '#harness/store-facts.ts';
import { expectAccessible } from './accessible.ts';
import { type Owner, test } from './book-fixtures.ts';
import { backToCards, expect, openFacts, openTopic } from './fixtures.ts';

const OFFER = `## Overview

A group for late starters. Add a songbook for $35.

## Key decisions

**Offer name:** The Late Start Group
**Price and terms:** $290 for the ten weeks. Refunds: [ADD: refund terms].

## Still to confirm

- Ask the library about chairs.`;
const SALES = `## Overview

The group costs $290 in full. Money back: [ADD: your refund terms].`;

const ANSWERS = ['The Late Start Group', 'Three songs', '$290 for the ten weeks'];

async function storeBook(owner: Owner) {
  const offer = await owner.store(
    answeredBlueprint({ type: 'fulfillment', answers: ANSWERS, output: OFFER }),
  );
  const sales = await owner.store(
    answeredBlueprint({ type: 'sales', answers: ['They write', 'Worries', 'One note'], output: SALES }),
  );
  return { offer, sales };
}
const planOf = async (owner: Owner, id: string) =>
  (await owner.list()).find((blueprint) => blueprint.id === id)?.content.aiOutput;

const fact = (page: Page, label: string) => page.getByRole('listitem', { name: label, exact: true });

test('facts are suggested and stored, and contradictions in plans are found', async ({ page, owner }) => {
  const { offer } = await storeBook(owner);
  await page.goto('/blueprints/fulfillment');
  await test.step('a finding links to its sentence, and stays dismissed until that changes', async () => {
    const finding = page.getByRole('listitem', { name: 'This amount isn’t in your answers or facts: $35' });
    await finding.getByRole('button', { name: 'Show in plan' }).click();
    await expect(page.getByText('Add a songbook for $35.', { exact: false }).first()).toBeInViewport();
    await expectAccessible(page, 'a plan with findings');
    await finding.getByRole('button', { name: 'It’s fine' }).click();
    await expect(finding).toHaveCount(0);
    await expect(page.getByText('Saved')).toBeVisible();
    await backToCards(page);
    const card = page.getByRole('article').filter({ hasText: 'Fulfillment Offer' });
    await expect(card).toContainText('1 gap');
    await expect(card).not.toContainText('to check');
    await page.goto('/blueprints/fulfillment');
    await expect(page.getByText('We found nothing to check in this plan.')).toBeVisible();
    // The same words in another sentence are a different finding.
    const changed = OFFER.replace('Add a songbook for $35.', 'Add two songbooks, each for $35.');
    await owner.change({ ...offer, content: { ...offer.content, aiOutput: changed } });
    await page.reload();
    await expect(finding).toContainText('Add two songbooks, each for $35.');
    await owner.change({ ...offer, content: { ...offer.content, aiOutput: OFFER } });
    await page.goto('/');
  });
  await test.step('a fact is suggested with its sentence, confirmed, stored, and shown next to its question', async () => {
    await page.getByRole('link', { name: 'My facts' }).click();
    await expect(page).toHaveURL(/\/facts$/);
    await expect(page.getByRole('heading', { level: 1, name: 'My facts' })).toBeFocused();
    await openFacts(page, 'My offer');
    await openFacts(page, 'Dates');
    const price = fact(page, 'Price');
    await price.getByRole('button', { name: 'Where’s this from?' }).click();
    await expect(price).toContainText('Price and terms: $290 for the ten weeks.');
    await expectAccessible(page, 'my facts');
    await price.getByRole('button', { name: 'Confirm' }).click();
    await fact(page, 'Event date').getByRole('button', { name: 'Add' }).click();
    await page.keyboard.type('February 30');
    await page.keyboard.press('Enter');
    await expect(fact(page, 'Event date')).toContainText(
      'One of these dates doesn’t exist, like February 30.',
    );
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Saturday, March 13, 2027');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved')).toBeVisible();
    await page.reload();
    await openFacts(page, 'My offer');
    await expect(fact(page, 'Price')).toContainText('$290');
    await page.getByRole('link', { name: /^Blueprints/ }).click();
    await openTopic(page, 'Event Launch');
    await page.getByRole('button', { name: 'Use this: Event date' }).click();
    await expect(page.getByRole('textbox')).toHaveValue('Saturday, March 13, 2027');
    await page.getByRole('button', { name: 'Submit answer' }).click();
    await expect
      .poll(async () => (await owner.list()).find(({ type }) => type === 'event-launch')?.content.answers)
      .toEqual({ 0: 'Saturday, March 13, 2027' });
  });
});

test('contradictions in a plan are found; a changed fact is put into the plans with a preview, and undone', async ({
  page,
  owner,
}) => {
  const { offer, sales } = await storeBook(owner);
  await page.goto('/facts');
  await openFacts(page, 'My offer');
  await fact(page, 'Price').getByRole('button', { name: 'Confirm' }).click();
  const changePrice = async () => {
    await fact(page, 'Price').getByRole('button', { name: 'Change' }).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('$320');
    await page.keyboard.press('Enter');
  };
  await changePrice();
  const dialog = page.getByRole('dialog', { name: 'Change “Price” in your plans?' });
  await expect(dialog).toContainText('$290 $320 for the ten weeks.');
  await dialog.getByRole('checkbox', { name: /Sales Follow-Up/ }).uncheck();
  await dialog.getByRole('button', { name: 'Change 1 plan' }).click();
  // The toast stays under the pointer, however slow the machine is.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect.poll(() => planOf(owner, offer.id)).toContain('$320 for the ten weeks');
  await expect.poll(async () => (await owner.versions(offer.id)).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => planOf(owner, offer.id)).toBe(OFFER);
  expect(await planOf(owner, sales.id)).toBe(SALES);

  await expect(fact(page, 'Price')).toContainText('$290');
  await changePrice();
  await dialog.getByRole('button', { name: 'Don’t change the plans' }).click();
  await page.getByRole('link', { name: /^Blueprints/ }).click();
  await openTopic(page, 'Sales Follow-Up');
  const finding = page.getByRole('listitem', { name: /This doesn’t match your facts: \$290/ });
  await expect(finding).toContainText('Your fact “Price” says');
  await finding.getByRole('button', { name: 'Change the plan' }).click();
  await page.getByRole('button', { name: 'Change 1 plan' }).click();
  await expect.poll(() => planOf(owner, sales.id)).toBe(SALES.replace('$290', '$320'));
  await expect(finding).toHaveCount(0);
});

test('“Change the fact” opens it from a plan and from the list of all plans; “Both are right” persists, with Undo', async ({
  page,
  owner,
}) => {
  const { sales } = await storeBook(owner);
  await storeFacts(owner, { offerPrice: '$320' });
  const settled = async () => (await factSheetOf(owner))?.settled ?? [];
  const against = page.getByRole('listitem', { name: 'This doesn’t match your facts: $290' });
  const box = page.getByRole('textbox', { name: 'Price', exact: true });
  await page.goto('/blueprints/sales');
  await against.getByRole('button', { name: 'Change the fact: Price' }).click();
  await expect(page).toHaveURL(/\/facts$/);
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport();
  await expect(box).toHaveValue('$320');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^To check/ }).click();
  await page.getByRole('button', { name: 'Price 2' }).click();
  await expect(against).toHaveCount(2);
  await against.first().getByRole('button', { name: 'Change the fact: Price' }).click();
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport();
  await page.keyboard.press('Escape');
  const inSales = against.filter({ hasText: '“Sales Follow-Up” says' });
  await inSales.getByRole('button', { name: 'Both are right: Price' }).click();
  await expect(against).toHaveCount(1);
  await expect.poll(settled).toEqual([expect.stringMatching(/^check\/sales\/disagreement\//)]);
  // The toast stays under the pointer, however slow the machine is.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(settled).toEqual([]);

  await page.goto('/blueprints/sales');
  await against.getByRole('button', { name: 'Both are right: Price' }).click();
  await expect.poll(async () => (await settled()).length).toBe(1);
  await page.reload();
  await expect(page.getByText(/^Nothing found against your 1 confirmed fact\./)).toBeVisible();
  await expect(against).toHaveCount(0);
  const changed = SALES.replace('costs $290 in full', 'still costs $290 in full');
  await owner.change({ ...sales, content: { ...sales.content, aiOutput: changed } });
  await page.reload();
  await expect(against).toBeVisible();
  expect(await planOf(owner, sales.id)).toBe(changed);
});

test('a gap is filled once for all plans, and a point is done', async ({ page, owner }) => {
  const { offer, sales } = await storeBook(owner);
  await page.goto('/');
  await page.getByRole('button', { name: 'See gaps' }).click();
  await expect(page).toHaveURL(/\/facts$/);
  await expect(page.getByRole('button', { name: /^To fill in 2 gaps in 2 plans/ })).toBeVisible();
  await expectAccessible(page, 'gaps');
  const terms = page.getByRole('textbox', { name: 'Refund terms' });
  await terms.fill('in full until');
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByRole('link', { name: 'This week' }).click();
  await page.goBack();
  await expect(terms).toHaveValue('in full until');
  await page.reload();
  await expect(terms).toHaveValue('in full until');
  await terms.fill('in full until week two');
  await page.getByRole('checkbox', { name: 'Also save it in My facts, so new plans use it' }).check();
  await page.getByRole('button', { name: 'Fill in 2 places' }).click();
  // The toast stays under the pointer, however slow the machine is.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect.poll(() => planOf(owner, offer.id)).toContain('Refunds: in full until week two.');
  await expect.poll(() => planOf(owner, sales.id)).toContain('Money back: in full until week two.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(terms).toHaveValue('in full until week two');
  await page.getByRole('button', { name: 'Fill in 2 places' }).click();
  await expect.poll(() => planOf(owner, offer.id)).toContain('Refunds: in full until week two.');
  await expect(terms).toHaveCount(0);
  await page.getByRole('button', { name: /^To confirm/ }).click();
  await page.getByRole('button', { name: 'Done: Ask the library about chairs.' }).click();
  await expect(page.getByText('Ask the library about chairs.')).toHaveCount(0);
  await openFacts(page, 'My offer');
  await expect(fact(page, 'Refund terms')).toContainText('in full until week two');
});

test('a gap filled in its plan is filled in all of them, becomes its fact, and old plans become versions', async ({
  page,
  owner,
}) => {
  const { offer, sales } = await storeBook(owner);
  await page.goto('/blueprints/sales');
  await page.getByRole('button', { name: 'your refund terms' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fill in what’s missing' });
  await expect(
    dialog.getByRole('checkbox', { name: 'Also fill in the one other place that asks for this' }),
  ).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Also save it in My facts, so new plans use it' }).check();
  await dialog.getByRole('textbox', { name: 'Your refund terms' }).fill('in full until week two');
  await dialog.getByRole('button', { name: 'Fill in', exact: true }).click();
  await expect.poll(() => planOf(owner, sales.id)).toContain('Money back: in full until week two.');
  await expect.poll(() => planOf(owner, offer.id)).toContain('Refunds: in full until week two.');
  const kept = async () =>
    Promise.all(
      (await owner.versions(offer.id)).map(({ versionId }) => owner.versionText(offer.id, versionId)),
    );
  await expect.poll(kept).toContain(OFFER);
  await expect
    .poll(async () => (await factSheetOf(owner))?.facts)
    .toEqual({ refundTerms: 'in full until week two' });
  await page.getByRole('region', { name: 'Your plan' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => planOf(owner, sales.id)).toBe(SALES);
  await expect.poll(() => planOf(owner, offer.id)).toBe(OFFER);
});

test('words whose gap has left the plans are shown until they are removed', async ({ page, owner }) => {
  const { sales } = await storeBook(owner);
  const dated = { ...sales, content: { ...sales.content, aiOutput: 'We meet on [ADD: the day].' } };
  await owner.change(dated);
  await page.goto('/gaps');
  await page.getByRole('textbox', { name: 'The day' }).fill('March 6, or a week later');
  await expect(page.getByText('Saved')).toBeVisible();
  await owner.change({ ...sales, content: { ...sales.content, aiOutput: 'We meet on March 13.' } });
  await page.reload();
  const stray = page.getByRole('region', { name: 'Leftover text' });
  await expect(stray).toContainText('March 6, or a week later');
  await expectAccessible(page, 'gaps with words that are left over');
  await stray.getByRole('button', { name: 'Remove: day' }).click();
  await expect(stray).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stray).toContainText('March 6, or a week later');
});
