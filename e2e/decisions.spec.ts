import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { factSheetOf, storeFacts } from '#harness/store-facts.ts';
import { expectAccessible } from './accessible.ts';
import { chooseProvider, type Owner, test } from './book-fixtures.ts';
import { expect } from './fixtures.ts';

const START = '**Start date:** Monday, March 22, 2027';
const OFFER = `## Key decisions

**Offer name:** The Late Start Group
**Price and terms:** $290 for the ten weeks. Refunds: [ADD: refund terms].
**Places:** Ten
${START}`;
const SALES = `## Key decisions

**Terms:** $280
**Stop rule:** One note
**Main worries:** Money
**Open conflicts:** Price: $280 (now) or $290 (earlier); used here: $280. Places: ten or eight; used: ten.

## Steps

Send the link for the $280, then hold one of the ten places in the group.

## Still to confirm

- Price: is it $280 or $290?
- Ask Luis about the chairs.`;
const LAUNCH = `## Key decisions

**Event date:** Saturday, March 13, 2027
${START}
**Places:** Eight

## Checklist

- [ ] Saturday, March 6, 2027: the event, doors at ten`;

const TOPICS: readonly [BlueprintType, readonly string[], string?][] = [
  ['fulfillment', ['The Late Start Group', 'Three songs', '$290 for the ten weeks. Ten places.'], OFFER],
  ['event', ['One song', 'Saturday, March 6, at the library, free', 'The group that starts March 15']],
  ['sales', ['They pay me the $280', 'Worries', 'One note'], SALES],
  ['fulfillment-launch', ['PayPal', 'No welcome email', 'Monday March 22. I’d rather start with eight.']],
  ['event-launch', ['We moved to Saturday March 13, at ten', 'Sheets', 'Stairs']],
  ['launch', ['First call March 22.', 'Eight people', 'My sister'], LAUNCH],
];

/** $290 in one topic, $280 in the other, which has no plan yet. */
async function storeTwoPrices(owner: Owner) {
  await owner.store(
    answeredBlueprint({
      type: 'fulfillment',
      answers: ['A group', 'Songs', '$290 for ten weeks'],
      output: OFFER,
    }),
  );
  await owner.store(
    answeredBlueprint({ type: 'sales', answers: ['They pay me the $280', 'Worries', 'One note'] }),
  );
}

async function storeTopics(owner: Owner) {
  for (const [type, answers, output] of TOPICS) {
    const blueprint = answeredBlueprint({ type, answers, ...(output && { output }) });
    const timeline = [{ title: 'The event, doors at ten', date: '2027-03-06', description: 'Checklist' }];
    await owner.store(
      type === 'launch' ? { ...blueprint, content: { ...blueprint.content, timeline } } : blueprint,
    );
  }
}

const contentOf = async (owner: Owner, type: BlueprintType) =>
  (await owner.list()).find((blueprint) => blueprint.type === type)?.content;
const question = (page: Page, name: string) =>
  page.getByRole('region', { name: /^To decide/ }).getByRole('listitem', { name, exact: true });

test('from four contradictions to none: plans, schedule, gaps and prompt all say the same', async ({
  page,
  owner,
}) => {
  // Dates are read as future ones, whatever the year of this run.
  await page.clock.setFixedTime(new Date('2026-11-16T12:00:00'));
  await storeTopics(owner);
  await page.goto('/');
  await expect(page.getByText('You said 4 things two ways')).toBeVisible();
  await expect(page.getByRole('link', { name: /^My facts\W+4 waiting$/ })).toBeVisible();
  await test.step('the one page does not offer to confirm one of two values', async () => {
    await page.goto('/launch');
    await expect(page.getByText('4 things to decide first.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm: Offer' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm: Price' })).toHaveCount(0);
    await expectAccessible(page, 'the one page with decisions');
    await page.getByRole('link', { name: 'Decide: Price' }).click();
  });
  await expect(page).toHaveURL(/\/facts$/);
  await expect(page.getByRole('region', { name: /^To decide/ }).getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page, 'four decisions');

  await test.step('the price, with its sentences in one preview', async () => {
    const price = question(page, 'What does your offer cost?');
    await expect(price).toContainText('You, in “Sales Follow-Up”');
    await price.getByRole('button', { name: '$290: Price' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change “Price” in your plans?' });
    await expect(dialog).toContainText('Send the link for the $280 $290');
    await expectAccessible(page, 'the preview of a choice');
    await dialog.getByRole('button', { name: 'Change 1 plan' }).click();
    // The toast stays under the pointer, however slow the machine is.
    await page.getByRole('button', { name: 'Undo' }).hover();
    await expect
      .poll(async () => (await contentOf(owner, 'sales'))?.aiOutput)
      .toContain('the link for the $290');
  });
  await test.step('one Undo for all of it, and once more', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await contentOf(owner, 'sales'))?.aiOutput).toBe(SALES);
    await question(page, 'What does your offer cost?').getByRole('button', { name: '$290: Price' }).click();
    await page.getByRole('button', { name: 'Change 1 plan' }).click();
  });
  await test.step('the event, with its date in This week', async () => {
    await question(page, 'When is your event?')
      .getByRole('button', { name: /March 13.*: Event date/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Change “Event date” in your plans?' });
    await expect(dialog).toContainText('In This week:');
    await dialog.getByRole('button', { name: 'Change 1 plan' }).click();
    await expect
      .poll(async () => (await contentOf(owner, 'launch'))?.timeline)
      .toEqual([{ title: 'The event, doors at ten', date: '2027-03-13', description: 'Checklist' }]);
    expect((await contentOf(owner, 'launch'))?.aiOutput).toContain('Saturday, March 13, 2027: the event');
  });
  await test.step('the start and the spots', async () => {
    await question(page, 'When does your group start?')
      .getByRole('button', { name: /March 22.*: Start/ })
      .click();
    await question(page, 'How many spots are there?').getByRole('button', { name: 'Eight: Spots' }).click();
    await page.getByRole('button', { name: 'Change 2 plans' }).click();
    await expect(page.getByRole('region', { name: /^To decide/ }).getByRole('listitem')).toHaveCount(0);
    await expect(
      page.getByText(/^Nothing found against your 4 confirmed facts\. \d+ more waits?\.$/),
    ).toBeVisible();
  });
  await test.step('everything says the same', async () => {
    // Each plan is stored separately: one of them arrives before the other.
    const plans = async () => (await owner.list()).map(({ content }) => content.aiOutput ?? '').join('\n');
    await expect
      .poll(plans)
      .not.toMatch(/\$280|March 6\b|March 15\b|Open conflicts|Places:\*\* Ten|\b[Tt]en places/);
    expect(await plans()).toContain('**Places:** Eight');
    expect(await plans()).toContain('Ask Luis about the chairs.');
    await page.goto('/gaps');
    await expect(page).toHaveURL(/\/facts$/);
    await page.getByRole('button', { name: /^To confirm/ }).click();
    await expect(page.getByText('Ask Luis about the chairs.')).toBeVisible();
    await expect(page.getByText('is it $280')).toHaveCount(0);
    await page.goto('/blueprints/event');
    await page.getByRole('button', { name: 'What the AI will read' }).click();
    const prompt = page.getByRole('dialog');
    await expect(prompt).toContainText('Price: $290');
    await expect(prompt).toContainText('Spots: Eight');
    await expect(prompt).toContainText('**Places:** Eight');
    await expect(prompt).not.toContainText('$280');
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/You said .* two ways/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'My facts', exact: true })).toBeVisible();
  });
});

test('a plan that needs a decision asks for it first, and can be written anyway', async ({ page, owner }) => {
  await page.clock.setFixedTime(new Date('2026-11-16T12:00:00'));
  await storeTwoPrices(owner);
  await page.goto('/blueprints/sales');
  const first = page.getByRole('region', { name: 'This plan needs one decision first.' });
  await expect(first.getByRole('heading', { name: 'What does your offer cost?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Write it anyway' })).toBeVisible();
  await expectAccessible(page, 'a decision on the finish card');
  await first.getByRole('button', { name: '$290: Price' }).click();
  await expect(first).toHaveCount(0);
  await expect(page.getByText('Write it anyway')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Copy prompt' }).first()).toBeVisible();
  await expect(first).toHaveCount(0);
});

test('“Write it anyway” sends both values, decides nothing, and saves the plan', async ({
  page,
  owner,
  app,
  provider,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-16T12:00:00'));
  await storeFacts(owner, { eventDate: 'Saturday, March 13, 2027' });
  await storeTwoPrices(owner);
  provider.script('gpt-4', { steps: [{ chunks: ['## Overview\n\n', 'Send the link on Monday.\n'] }] });
  await chooseProvider(page, app.url, provider);
  await page.goto('/blueprints/sales');
  await expect(
    page.getByRole('region', { name: 'This plan needs one decision first.' }).getByRole('button', {
      name: '$290: Price',
    }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Write it anyway' }).click();
  await expect
    .poll(async () => (await contentOf(owner, 'sales'))?.aiOutput)
    .toBe('## Overview\n\nSend the link on Monday.\n');
  const [sent, ...others] = provider.completions();
  expect(others).toEqual([]);
  expect(sent?.headers.authorization).toBe('Bearer sk-test1234567890abcdef');
  const [system, user] = sent?.body.messages ?? [];
  // Both values as given; of the facts, only the confirmed one.
  expect(user?.content).toContain('They pay me the $280');
  expect(system?.content).toContain('$290');
  const words = `${system?.content}\n${user?.content}`;
  expect(words).toContain('Event date: Saturday, March 13, 2027');
  expect(words).not.toMatch(/^- ?Price:|^Price: \$2[89]0$/m);
  expect((await factSheetOf(owner))?.facts).toEqual({ eventDate: 'Saturday, March 13, 2027' });
  await page.getByRole('link', { name: /^My facts/ }).click();
  await expect(question(page, 'What does your offer cost?')).toBeVisible();
});

test('decided by keyboard alone, and above the keyboard of a phone', async ({ page, owner }) => {
  await page.clock.setFixedTime(new Date('2026-11-16T12:00:00'));
  await page.setViewportSize({ width: 390, height: 420 });
  await storeTopics(owner);
  await page.goto('/facts');
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      if (focused === name) return;
    }
    throw new Error(`No way to ${name} by Tab.`);
  };
  // The first question is visible before any scrolling.
  await expect(page.getByRole('heading', { name: 'What does your offer cost?' })).toBeInViewport({
    ratio: 1,
  });
  await expect(question(page, 'How many spots are there?')).toBeVisible();
  await tabTo('Something else: Spots');
  await page.keyboard.press('Enter');
  await page.keyboard.type('nine');
  await expect(page.getByRole('textbox', { name: 'Spots' })).toBeInViewport();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Nine');
  await page.keyboard.press('Escape');
  await expect(question(page, 'How many spots are there?')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^To decide/ })).toBeVisible();
  await tabTo('Not now: Price');
  await page.keyboard.press('Enter');
  await expect(question(page, 'What does your offer cost?')).toHaveCount(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('with nineteen plans the page is at most three screens high before something is opened', async ({
  page,
  owner,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-16T12:00:00'));
  const { answers } = JSON.parse(readFileSync('recordings/ana/persona.json', 'utf8')) as {
    answers: Record<BlueprintType, string[]>;
  };
  for (const [index, type] of BLUEPRINT_TYPES.entries()) {
    const file = `recordings/ana/small/${String(index + 1).padStart(2, '0')}-${type}.reply.md`;
    await owner.store(
      answeredBlueprint({ type, answers: answers[type], output: readFileSync(file, 'utf8') }),
    );
  }
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/facts');
    await expect(page.getByRole('region', { name: /^To decide/ }).getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'To confirm 108 points' })).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / size.height).toBeLessThanOrEqual(3);
  }
  await page.getByRole('button', { name: /^To confirm/ }).click();
  await page.getByRole('button', { name: /^Sign-up closes \d+$/ }).click();
  await expectAccessible(page, 'everything that waits, with nineteen plans');
});

test('answers typed on a phone: a wrong weekday is asked about, and the launch stays in its year', async ({
  page,
  owner,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-18T12:00:00'));
  const typed: readonly [BlueprintType, readonly string[]][] = [
    ['event-launch', ['FB live in the group. Wed Feb 18, Thurs and Fri, 8pm', 'title is done', 'freezing']],
    ['marketing-launch', ['doors open fri feb 19, close the next Fri Feb 26', '312 email', '8 hrs/wk']],
    ['launch', ['doors close sun feb 28 I guess. kickoff is Sat 3/13', '10 women', 'Keisha']],
  ];
  for (const [type, answers] of typed) await owner.store(answeredBlueprint({ type, answers }));
  await page.goto('/facts');
  const event = question(page, 'When is your event?');
  await expect(event).toContainText(
    'February 18, 2027 is a Thursday, not a Wednesday. Which one do you mean?',
  );
  await event.getByRole('button', { name: 'Wednesday, February 17, 2027: Event date' }).click();
  await expect(event).toHaveCount(0);
  await question(page, 'When does sign-up close?')
    .getByRole('button', { name: 'Sun Feb 28: Sign-up closes' })
    .click();
  await expect(question(page, 'When does sign-up close?')).toHaveCount(0);

  // Two weeks after it closed, nobody means next year's.
  await page.clock.setFixedTime(new Date('2027-03-12T12:00:00'));
  await page.goto('/launch');
  const days = page.getByRole('list', { name: 'The timeline as a list' });
  await expect(days).toContainText('Sign-up closes: Sun, Feb 28, 2027, already past');
  await expect(days).not.toContainText('2028');
});
