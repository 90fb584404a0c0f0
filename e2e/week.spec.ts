import type { Page } from '@playwright/test';
import { createBlueprint, editOutput } from '#domain/blueprint/change-blueprint.ts';
import { addDays, sayDay, weekdayOf } from '#domain/prompting/calendar-days.ts';
import { expectAccessible } from './accessible.ts';
import { type Owner, test } from './book-fixtures.ts';
import { expect } from './fixtures.ts';
import { goOffline } from './saving-parts.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const SOON = addDays(TODAY, 3);
const PLAN = [
  '## Overview',
  '',
  'A free morning at the library.',
  '',
  '## Event checklist',
  '',
  '- [ ] Ask the library about seats and power outlets.',
  '- [ ] Print the cards in **blue** and hand them out.',
  '- [x] Ask your nephew for keyboards.',
  '',
  '## Social schedule',
  '',
  '| Day | Topic |',
  '|---|---|',
  `| ${SOON} | Scales can wait |`,
  `| ${addDays(TODAY, 11)} | First recital at 35 |`,
  '',
].join('\n');

async function storePlan(owner: Owner, text = PLAN): Promise<void> {
  const now = new Date().toISOString();
  const card = { title: 'Marketing Event', description: 'Design an event that draws in your ideal clients' };
  const empty = createBlueprint({ id: crypto.randomUUID(), type: 'event', ...card, now });
  const answered = {
    ...empty,
    status: 'completed' as const,
    content: { ...empty.content, answers: { 0: 'A morning', 1: 'At the library', 2: 'A card' } },
    progress: { completed: true, currentStep: 3 },
  };
  await owner.store(editOutput(answered, text, { origin: 'generated', at: now, writtenFrom: {} }, now));
}

async function contentOf(owner: Owner) {
  const [blueprint] = await owner.list();
  return { plan: blueprint?.content.aiOutput, timeline: blueprint?.content.timeline };
}

async function openWeek(page: Page, owner: Owner, url: string, text?: string): Promise<void> {
  await storePlan(owner, text);
  await page.goto(`${url}/week`);
  await expect(page.getByRole('heading', { level: 1, name: 'This week' })).toBeVisible();
}

test('a week is worked through by keyboard, and rest days are kept free', async ({ page, owner, app }) => {
  await openWeek(page, owner, app.url);
  await test.step('by keyboard: a tick changes one character of the plan, a date is kept, the plan opens at that line', async () => {
    await expect(page.getByRole('link', { name: 'This week' })).toHaveAttribute('aria-current', 'page');
    const ask = page.getByRole('checkbox', { name: 'Ask the library about seats and power outlets.' });
    await ask.focus();
    await page.keyboard.press('Space');
    await expect(ask).toBeChecked();
    await expect.poll(async () => (await contentOf(owner)).plan).toBe(PLAN.replace('- [ ] Ask', '- [x] Ask'));
    await page.keyboard.press('Space');
    await expect.poll(async () => (await contentOf(owner)).plan).toBe(PLAN);

    await page
      .getByRole('button', { name: 'Set a date: Print the cards in blue and hand them out.' })
      .press('Enter');
    const date = page.locator('input[type="date"]');
    await date.fill(SOON);
    await expect(date, 'the row stays where it is while its date is typed').toBeFocused();
    await page.keyboard.press('Enter');
    await expect(date).toHaveCount(0);
    const dated = page.getByRole('region', { name: 'In these seven days' });
    await expect(dated.getByText('Print the cards in blue')).toBeVisible();
    await expect
      .poll(async () => (await contentOf(owner)).timeline)
      .toEqual([
        { title: 'Print the cards in blue and hand them out.', date: SOON, description: 'Event checklist' },
      ]);

    await dated.getByRole('button', { name: 'Open the plan: Marketing Event' }).click();
    await expect(page).toHaveURL(/\/blueprints\/event$/);
    const box = page.getByRole('checkbox', { name: 'Print the cards in blue and hand them out.' });
    await expect(box).toBeFocused();
    await expect(box).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'This week' })).toBeVisible();
  });
  await test.step('a rest day is kept free: what a plan puts there is offered on the nearest free day', async () => {
    const rest = weekdayOf(SOON);
    await page.getByRole('link', { name: 'My facts' }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Rest days' })
      .getByRole('button', { name: 'Add' })
      .click();
    await page.getByRole('textbox', { name: 'Rest days' }).fill(rest);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('link', { name: 'This week' }).click();
    await expect(page.getByText(/^The plan says .*, a rest day\.$/)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('dates of the plan go into the calendar in one go, and out of it as a file', async ({
    page,
    owner,
    app,
  }) => {
    await openWeek(page, owner, app.url);
    await page.getByRole('button', { name: 'Put these 2 in my calendar' }).tap();
    await expect(page.getByText('2 dates are in your calendar.').first()).toBeVisible();
    const days = page.getByRole('region', { name: 'In these seven days' });
    await expect(days.getByText('Scales can wait')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Dates found in your plans' })).toHaveCount(0);
    await expectAccessible(page, 'this week');

    await page.getByRole('button', { name: 'More for: Print the cards in blue and hand them out.' }).tap();
    await page.getByRole('button', { name: 'Not for me' }).tap();
    await expect(page.getByRole('checkbox', { name: /^Print the cards/ })).toHaveCount(0);
    await expect.poll(async () => (await contentOf(owner)).timeline).toHaveLength(3);

    await page.getByRole('button', { name: 'Calendar', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'Calendar' })).toBeVisible();
    await expect(page.getByText('First recital at 35')).toBeVisible();
    await expectAccessible(page, 'calendar');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Take it with you' }).tap();
    const menu = page.getByRole('button', { name: 'Calendar file (.ics)' });
    expect((await menu.boundingBox())?.x, 'the menu begins on the screen').toBeGreaterThan(0);
    await menu.tap();
    expect((await download).suggestedFilename()).toBe('launch-calendar.ics');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test('a task that two devices moved to two days: both days are said, and either can be kept', async ({
  page,
  owner,
  app,
  context,
}) => {
  const title = 'Print the cards in blue and hand them out.';
  const entry = (date: string) => ({ title, date, description: 'Event checklist' });
  const there = addDays(TODAY, 5);
  await openWeek(page, owner, app.url);
  await goOffline(page);
  await page.getByRole('button', { name: `Set a date: ${title}` }).press('Enter');
  await page.locator('input[type="date"]').fill(SOON);
  await page.keyboard.press('Enter');
  const [stored] = await owner.list();
  if (!stored) throw new Error('nothing stored');
  const { version: _, ...blueprint } = stored;
  await owner.change({ ...blueprint, content: { ...blueprint.content, timeline: [entry(there)] } });
  await context.setOffline(false);
  const said = `“Print the cards in blue and hand them out” is on ${sayDay(SOON)} on this device and on ${sayDay(there)} on another one.`;
  await expect(page.getByText(said)).toBeVisible({ timeout: 15_000 });
  await expect.poll(async () => (await contentOf(owner)).timeline).toEqual([entry(SOON)]);
  await expectAccessible(page, 'a week with two days for one task');
  await page.getByRole('button', { name: 'View both' }).click();
  await page.getByRole('button', { name: 'Use the other one' }).click();
  await expect.poll(async () => (await contentOf(owner)).timeline).toEqual([entry(there)]);
  await expect(page.getByText(said)).toHaveCount(0);
});

const HALF_PAST_NINE_IN_GREENWICH = '2026-11-18T09:30:00Z';

for (const { timezoneId, locale, from, week } of [
  { timezoneId: 'Pacific/Honolulu', locale: 'en-US', from: 'Tuesday, November 17', week: 'Week of Nov 15' },
  { timezoneId: 'Asia/Kathmandu', locale: 'en-GB', from: 'Wednesday, November 18', week: 'Week of Nov 16' },
  { timezoneId: 'Pacific/Auckland', locale: 'en-NZ', from: 'Wednesday, November 18', week: 'Week of Nov 16' },
]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId, locale });

    test('today is the day on the wall, the week begins as there, and a day stays that day', async ({
      page,
      owner,
      app,
    }) => {
      await page.clock.setFixedTime(HALF_PAST_NINE_IN_GREENWICH);
      await openWeek(page, owner, app.url, '## List\n\n- [ ] Call the library\n');
      await expect(page.getByText(`${from} to `)).toBeVisible();
      await page.getByRole('button', { name: 'Set a date: Call the library' }).click();
      await page.locator('input[type="date"]').fill('2026-11-20');
      await page.getByRole('button', { name: 'Calendar', exact: true }).click();
      await expect(page.getByRole('region', { name: week })).toContainText('Friday, November 20');
      await expect.poll(async () => (await contentOf(owner)).timeline?.[0]?.date).toBe('2026-11-20');
    });
  });
}
