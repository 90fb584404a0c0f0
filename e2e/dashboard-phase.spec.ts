import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './book-fixtures.ts';
import { backToCards, expect } from './fixtures.ts';
import { panelButton, test as writing } from './provider-fixtures.ts';

test('the hero follows the phase: with all plans written it has this week’s three tasks, with their boxes', async ({
  page,
  owner,
}) => {
  test.slow();
  const plan = '## Checklist\n\n- [ ] Call the library (15 min)\n- [ ] Print the cards (30 min)\n';
  for (const type of BLUEPRINT_TYPES) {
    const output = type === 'event' ? plan : '## Overview\n\nWords.\n';
    await owner.store(answeredBlueprint({ type, answers: ['One', 'Two', 'Three'], output }));
  }
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Your three for this week' });
  await expect(hero.getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^This week\W+2 waiting$/ })).toBeVisible();
  await hero.getByRole('checkbox', { name: /^Call the library/ }).check();
  await expect
    .poll(async () => (await owner.list()).find(({ type }) => type === 'event')?.content.aiOutput)
    .toBe(plan.replace('[ ] Call', '[x] Call'));
  await expectAccessible(page, 'a dashboard with the week');
  await hero.getByRole('button', { name: 'Open This week' }).click();
  await expect(page).toHaveURL(/\/week$/);
  await expect(page.getByText('Done this week: 1')).toBeVisible();
  // Opened by URL, the week is counted as on any other place.
  await page.reload();
  await expect(page.getByRole('link', { name: /^This week\W+1 waiting$/ })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Print the cards/ }).check();
  await expect(page.getByRole('link', { name: 'This week', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Blueprints' }).click();
  await page
    .getByRole('navigation', { name: 'Phases' })
    .getByRole('button', { name: /^Launch/ })
    .click();
  await expect(page.getByRole('region', { name: 'Launch', exact: true })).toBeFocused();
  await page.locator('svg a[href="/blueprints/identity"]').first().click();
  await expect(page).toHaveURL(/\/blueprints\/identity$/);
});

test('between writing and doing comes deciding: the hero links there, and the week follows once all is decided', async ({
  page,
  owner,
}) => {
  test.slow();
  await page.clock.setFixedTime(new Date('2026-11-16T12:00:00'));
  const said: Partial<Record<BlueprintType, string[]>> = {
    fulfillment: ['A group', 'Songs', '$290 for the ten weeks.'],
    sales: ['They pay me the $280.', 'Worries', 'Notes'],
  };
  for (const type of BLUEPRINT_TYPES) {
    const output = `## Checklist\n\n- [ ] Call the ${type} people (15 min)\n`;
    await owner.store(answeredBlueprint({ type, answers: said[type] ?? ['One', 'Two', 'Three'], output }));
  }
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'You said 1 thing two ways' });
  await expect(hero).toContainText('First: What does your offer cost?');
  // Once: not in a line below as well.
  await expect(page.getByText('You said 1 thing two ways')).toHaveCount(2);
  await expect(page.getByText('You said 1 thing two ways').filter({ visible: true })).toHaveCount(1);
  await expectAccessible(page, 'a dashboard that asks to decide');
  await expect(hero.getByRole('link', { name: 'Open This week' })).toHaveAttribute('href', '/week');
  await hero.getByRole('link', { name: 'Decide' }).click();
  await expect(page).toHaveURL(/\/facts$/);
  await page.getByRole('button', { name: '$290: Price' }).click();
  await page.getByRole('link', { name: 'Blueprints' }).click();
  await expect(page.getByRole('region', { name: 'Your three for this week' })).toBeVisible();
  await expect(hero).toHaveCount(0);
});

writing('while a plan is written the hero says so, and stops it', async ({ page, person, provider }) => {
  await person.openPanel();
  const { promise: waiting, resolve: resume } = Promise.withResolvers<void>();
  provider.script('gpt-4', { steps: [{ pauseAfter: 2, resume: waiting }] });
  await panelButton(page, 'Generate').click();
  await expect(panelButton(page, 'Generating...')).toBeVisible();
  await backToCards(page);
  const hero = page.getByRole('region', { name: 'Your plan for Your Identity is being written' });
  await expect(hero).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Write the plan for Your Identity' })).toHaveCount(0);
  await hero.getByRole('button', { name: 'Stop' }).click();
  await expect(hero).toHaveCount(0);
  resume();
});
