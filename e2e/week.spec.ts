import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { createBlueprint, editOutput } from '#domain/blueprint/change-blueprint.ts';
import { addDays, sayDay, weekdayOf } from '#domain/reading/calendar.ts';
import { expectAccessible } from './accessible.ts';
import { type Owner, test } from './book-fixtures.ts';
import { expect, openFacts, saved } from './fixtures.ts';
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
  await test.step('by keyboard: a tick changes one character of the plan, a date is stored, the plan opens at that line', async () => {
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
    const dated = page.getByRole('region', { name: 'Your three for this week' });
    await expect(dated.getByText('Print the cards in blue')).toBeVisible();
    await expect
      .poll(async () => (await contentOf(owner)).timeline)
      .toEqual([
        { title: 'Print the cards in blue and hand them out.', date: SOON, description: 'Event checklist' },
      ]);

    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ ...size, height: 400 });
    const open = dated
      .getByRole('listitem')
      .filter({ hasText: 'Print the cards' })
      .getByRole('button', { name: 'Open the plan: Marketing Event, Print the cards' });
    await open.scrollIntoViewIfNeeded();
    const place = await open.boundingBox();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await open.click();
    await expect(page).toHaveURL(/\/blueprints\/event$/);
    const box = page.getByRole('checkbox', { name: 'Print the cards in blue and hand them out.' });
    await expect(box).toBeFocused();
    await expect(box).toBeInViewport();
    await page.getByRole('button', { name: 'Back to This week' }).click();
    await expect(page).toHaveURL(/\/week$/);
    await expect.poll(() => open.boundingBox()).toEqual(place);
    await page.setViewportSize(size);
  });
  await test.step('a rest day is kept free: a plan’s task there is offered on the nearest free day', async () => {
    const rest = weekdayOf(SOON);
    await page.getByRole('link', { name: 'My facts' }).click();
    await openFacts(page, 'Limits');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Rest days' })
      .getByRole('button', { name: 'Add' })
      .click();
    await page.getByRole('textbox', { name: 'Rest days' }).fill(rest);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByRole('link', { name: 'This week' }).click();
    await expect(page.getByText(/^The plan says .*, a rest day\.$/)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('dates of the plan are added to the calendar at once, and exported as a file', async ({
    page,
    owner,
    app,
  }) => {
    await openWeek(page, owner, app.url);
    await page.getByRole('button', { name: 'Put these 2 in my schedule' }).tap();
    await expect(page.getByText('2 dates are in your schedule.').first()).toBeVisible();
    // 'Undo' and 'Dismiss' are in one row, wherever the text is.
    const rows = await page
      .getByRole('status')
      .filter({ hasText: '2 dates are in your schedule.' })
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect()).map((box) => box.y + box.height / 2),
      );
    expect(rows).toHaveLength(2);
    expect(Math.abs((rows[0] ?? 0) - (rows[1] ?? 99))).toBeLessThan(1);
    const days = page.getByRole('region', { name: 'Your three for this week' });
    await expect(days.getByText('Scales can wait')).toBeVisible();
    await expect(page.getByRole('heading', { name: /found in your plans$/ })).toHaveCount(0);
    await expectAccessible(page, 'this week');

    await page
      .getByRole('button', { name: 'More options for: Print the cards in blue and hand them out.' })
      .tap();
    await page.getByRole('button', { name: 'Not for me' }).tap();
    await expect(page.getByRole('checkbox', { name: /^Print the cards/ })).toHaveCount(0);
    await expect.poll(async () => (await contentOf(owner)).timeline).toHaveLength(3);

    await page.getByRole('button', { name: 'Schedule', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'Schedule' })).toBeVisible();
    await expect(page.getByText('First recital at 35')).toBeVisible();
    await expectAccessible(page, 'schedule');

    await page.getByRole('button', { name: 'Add to my calendar' }).tap();
    await expectAccessible(page, 'the way into another calendar');
    await page.getByRole('radio', { name: 'The day before' }).check();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the calendar file' }).tap();
    const file = await download;
    expect(file.suggestedFilename()).toBe('launch-calendar.ics');
    const events = new ICAL.Component(
      ICAL.parse(await readFile(await file.path(), 'utf8')),
    ).getAllSubcomponents('vevent');
    expect(events.map((event) => event.getFirstPropertyValue('summary')).sort()).toEqual([
      'First recital at 35',
      'Scales can wait',
    ]);
    expect(
      events.map((event) => String(event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger'))),
    ).toEqual(['-PT15H', '-PT15H']);
    await test.step('as tables, read by an independent parser', async () => {
      await page.getByRole('button', { name: 'Add to my calendar' }).tap();
      const table = async (name: string) => {
        const taken = page.waitForEvent('download');
        await page.getByRole('button', { name, exact: true }).tap();
        const saved = await taken;
        const text = await readFile(await saved.path(), 'utf8');
        return [saved.suggestedFilename(), parse(text, { columns: true, bom: true })] as const;
      };
      const [todoist, open] = await table('Todoist');
      expect(todoist).toBe('launch-calendar-todoist.csv');
      expect(open).toMatchObject([
        { TYPE: 'task', CONTENT: 'Scales can wait', DATE: SOON, DATE_LANG: 'en' },
        { TYPE: 'task', CONTENT: 'First recital at 35', DATE: addDays(TODAY, 11) },
        { TYPE: 'task', CONTENT: 'Ask the library about seats and power outlets.', DATE: '', TIMEZONE: '' },
      ]);
      const [spreadsheet, all] = await table('Spreadsheet (Excel, Google Sheets)');
      expect(spreadsheet).toBe('launch-calendar-table.csv');
      expect(all).toMatchObject([
        {
          Date: SOON,
          Task: 'Scales can wait',
          Plan: 'Marketing Event',
          Section: 'Social schedule',
          Done: 'no',
        },
        { Date: addDays(TODAY, 11), Task: 'First recital at 35', Done: 'no' },
        { Date: '', Task: 'Ask the library about seats and power outlets.', Done: 'no' },
        { Date: '', Task: 'Ask your nephew for keyboards.', Done: 'yes' },
      ]);
      await page.keyboard.press('Escape');
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test('a task moved to two days on two devices: both days are shown, and either can be kept', async ({
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
  await page.getByRole('status').getByRole('button', { name: 'View both' }).click();
  await page.getByRole('button', { name: 'Use the other one' }).click();
  await expect.poll(async () => (await contentOf(owner)).timeline).toEqual([entry(there)]);
  await expect(page.getByText(said)).toHaveCount(0);
});

test('rows and items with the same words are ticked and dated one by one', async ({ page, owner, app }) => {
  const text = [
    '## Social schedule',
    '',
    '| Day | Topic |',
    '|---|---|',
    `| ${SOON} | Post a song |`,
    `| ${addDays(TODAY, 4)} | Post a song |`,
    '',
    '## Calls',
    '',
    '- [ ] Call Luis',
    '- [ ] Call Luis',
    '',
  ].join('\n');
  await openWeek(page, owner, app.url, text);
  await page.getByRole('button', { name: 'Put these 2 in my schedule' }).click();
  const days = page.getByRole('region', { name: 'Your three for this week' });
  const posts = days.getByRole('checkbox', { name: 'Post a song' });
  await expect(posts).toHaveCount(2);
  await posts.nth(1).check();
  await expect(posts.nth(0)).not.toBeChecked();
  await saved(page);
  await page.reload();
  await expect(posts).toHaveCount(1);
  await expect(page.getByText('Done this week: 1')).toBeVisible();

  await page.getByText(/^Next \(/).click();
  const next = page.getByRole('region', { name: 'Next steps without a date' });
  await next.getByRole('button', { name: 'Set a date: Call Luis' }).click();
  await page.locator('input[type="date"]').fill(SOON);
  await page.keyboard.press('Enter');
  await days
    .locator('li')
    .filter({ hasText: 'Call Luis' })
    .filter({ hasText: /\w{3}, \w{3} \d/ })
    .getByRole('checkbox')
    .check();
  await expect
    .poll(async () => (await contentOf(owner)).plan)
    .toBe(text.replace('- [ ] Call Luis\n- [ ] Call Luis', '- [ ] Call Luis\n- [x] Call Luis'));
});

const HALF_PAST_NINE_IN_GREENWICH = '2026-11-18T09:30:00Z';

for (const { timezoneId, locale, from, week } of [
  { timezoneId: 'Pacific/Honolulu', locale: 'en-US', from: 'Tuesday, November 17', week: 'Week of Nov 15' },
  { timezoneId: 'Asia/Kathmandu', locale: 'en-GB', from: 'Wednesday, November 18', week: 'Week of Nov 16' },
  { timezoneId: 'Pacific/Auckland', locale: 'en-NZ', from: 'Wednesday, November 18', week: 'Week of Nov 16' },
]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId, locale });

    test('today is the local day, the week starts as usual there, and a date stays the same', async ({
      page,
      owner,
      app,
    }) => {
      await page.clock.setFixedTime(HALF_PAST_NINE_IN_GREENWICH);
      await openWeek(page, owner, app.url, '## List\n\n- [ ] Call the library\n');
      await expect(page.getByText(`${from} to `)).toBeVisible();
      await page.getByRole('button', { name: 'Set a date: Call the library' }).click();
      await page.locator('input[type="date"]').fill('2026-11-20');
      await page.getByRole('button', { name: 'Schedule', exact: true }).click();
      await expect(page.getByRole('region', { name: week })).toContainText('Friday, November 20');
      await expect.poll(async () => (await contentOf(owner)).timeline?.[0]?.date).toBe('2026-11-20');
    });
  });
}
