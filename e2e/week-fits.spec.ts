import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { addDays, sayDay } from '#domain/reading/calendar.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { factSheetOf, storeFacts } from '#harness/store-facts.ts';
import { expectAccessible } from './accessible.ts';
import { type Owner, test } from './book-fixtures.ts';
import { expect, openFacts, saved } from './fixtures.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const ANSWERS = ['One', 'Two', 'Three'] as const;
const PRICED = BLUEPRINT_TYPES.slice(5, 16);

/** Eleven plans, each with one message that names the price, on different days. */
const priced = (index: number) => `## Key decisions

**Price and terms:** $290 for the ten weeks.

## Email schedule

| Day | Subject |
|---|---|
| ${sayDay(addDays(TODAY, 2 + index))} | Letter ${String.fromCharCode(65 + index)}: ten Mondays for $290 |
`;

async function storePriced(owner: Owner): Promise<void> {
  for (const [index, type] of PRICED.entries())
    await owner.store(answeredBlueprint({ type, answers: [...ANSWERS], output: priced(index) }));
}

async function entries(owner: Owner) {
  return (await owner.list()).flatMap(({ content }) => content.timeline);
}

test('missing hours can be entered where This week asks for them', async ({ page, owner }) => {
  const output = '## Launch checklist\n\n- [ ] Print the cards\n';
  await owner.store(answeredBlueprint({ type: 'event', answers: [...ANSWERS], output }));
  await page.goto('/week');
  await page.getByRole('button', { name: 'Say how many you have' }).click();
  const hours = page.getByRole('textbox', { name: 'Hours a week' });
  await expect(hours).toBeFocused();
  await expect(hours).toBeInViewport();
  await page.keyboard.type('it depends');
  await expect(page.getByText('This doesn’t say how many hours, so we’ll plan with four.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3 hours');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'This week' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This week' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Say how many you have' })).toHaveCount(0);
});

test('the price is replaced in eleven plans: every entry has the new one and nothing is doubled', async ({
  page,
  owner,
}) => {
  await storePriced(owner);
  await page.goto('/facts');
  await openFacts(page, 'My offer');
  const price = page.getByRole('listitem', { name: 'Price', exact: true });
  await price.getByRole('button', { name: /^Confirm/ }).click();

  await page.getByRole('link', { name: 'This week' }).click();
  await page.getByRole('button', { name: 'Put these 11 in my schedule' }).click();
  await expect.poll(async () => (await entries(owner)).length).toBe(11);

  await page.getByRole('link', { name: 'My facts' }).click();
  await openFacts(page, 'My offer');
  await price.getByRole('button', { name: /^Change/ }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('$350');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Change 11 plans' }).click();
  await expect
    .poll(async () => (await owner.list()).filter(({ content }) => content.aiOutput?.includes('$290')).length)
    .toBe(0);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'This week' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This week' })).toBeVisible();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /ten Mondays for \$350/ })).toHaveCount(11);
  await expect(page.getByText('$290')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /found in your plans$/ })).toHaveCount(0);
  expect(await entries(owner)).toHaveLength(11);

  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the calendar file' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const titles = new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('summary')));
  expect(titles).toHaveLength(11);
  expect(titles.every((title) => title.endsWith('ten Mondays for $350'))).toBe(true);

  await page.getByRole('button', { name: 'Take these 11 out again' }).click();
  await expect.poll(async () => (await entries(owner)).length).toBe(0);
});

/** Twelve hours of writing on one day. */
const FULL = `## Event checklist

${Array.from({ length: 12 }, (_, nth) => `- [ ] ${sayDay(addDays(TODAY, 22))}: write page ${nth + 1} (60 min)`).join('\n')}
`;

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 420 },
]) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test('a week with too much is spread out by keyboard, and restored after a reload', async ({
      page,
      owner,
    }) => {
      await owner.store(answeredBlueprint({ type: 'event', answers: [...ANSWERS], output: FULL }));
      await page.goto('/week');
      await page.getByRole('button', { name: 'Put these 12 in my schedule' }).press('Enter');
      await expect(
        page.getByText(/^(?:This week|The week of .*) has 12 hours of tasks, you have 4$/),
      ).toBeVisible();
      await expect(page.getByText('We’re assuming four hours a week.')).toBeVisible();
      await expectAccessible(page, 'a week with too much');
      await saved(page);
      const before = (await entries(owner)).map(({ date }) => date);
      await page.getByRole('button', { name: 'Spread them out' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Spread them out' });
      await expectAccessible(page, 'a preview of what moves');
      await dialog.getByRole('button', { name: /^Move these \d+$/ }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(/you have 4$/)).toHaveCount(0);
      await saved(page);
      const after = (await entries(owner)).map(({ date }) => date);
      expect(new Set(after).size).toBeGreaterThan(1);
      await page.reload();
      await page.getByRole('button', { name: /^Move these \d+ back$/ }).press('Enter');
      await expect.poll(async () => (await entries(owner)).map(({ date }) => date)).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });
}

test('two devices that spread the same week at once end with one week and no conflict', async ({
  page,
  owner,
  browser,
  app,
}) => {
  await owner.store(answeredBlueprint({ type: 'event', answers: [...ANSWERS], output: FULL }));
  await page.goto('/week');
  await page.getByRole('button', { name: 'Put these 12 in my schedule' }).click();
  await saved(page);
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  await other.goto(`${app.url}/week`);
  for (const each of [page, other]) await each.getByRole('button', { name: 'Spread them out' }).click();
  await Promise.all(
    [page, other].map((each) => each.getByRole('button', { name: /^Move these \d+$/ }).click()),
  );
  // Both chose the same days: the slower one has nothing left to save.
  const days = async () => (await entries(owner)).map(({ date }) => date);
  await expect.poll(async () => new Set(await days()).size).toBeGreaterThan(1);
  for (const each of [page, other]) {
    await expect(each.getByText(/you have 4$/)).toHaveCount(0);
    await expect(each.getByText(/on another one\.$/)).toHaveCount(0);
  }
  expect(await days()).toHaveLength(12);
  await context.close();
});

test('tasks that do not fit are done later, left out or given to a helper: saved, and still so after a reload', async ({
  page,
  owner,
}) => {
  // A Monday. The event is on Saturday, so four of these six hours find no place in a two-hour week.
  await page.clock.setFixedTime(new Date('2026-11-16T12:00:00'));
  await storeFacts(owner, {
    eventDate: 'Saturday, November 21, 2026',
    hoursAWeek: 'two hours',
    helpers: 'my sister',
    restDays: 'Sundays',
  });
  const rows = ['one', 'two', 'three', 'four', 'five', 'six'].map(
    (name) => `- [ ] Wednesday, November 18, 2026: write page ${name} (60 min)`,
  );
  const output = `## Event checklist\n\n${rows.join('\n')}\n`;
  await owner.store(answeredBlueprint({ type: 'event', answers: [...ANSWERS], output }));
  await page.goto('/week');
  await page.getByRole('button', { name: 'Put these 6 in my schedule' }).click();
  await expect.poll(async () => (await entries(owner)).length).toBe(6);
  await page.getByRole('button', { name: 'Spread them out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Spread them out' });
  await expect(dialog.getByText('4 tasks don’t fit before they’re needed')).toBeVisible();
  await expectAccessible(page, 'a choice for what cannot fit');
  const choices = dialog.getByRole('combobox', { name: /^What to do with: / });
  const said = ['Do it later', 'Leave it out', 'Ask my sister', 'Leave it there'];
  const titles: string[] = [];
  for (const [nth, choice] of said.entries()) {
    await choices.nth(nth).selectOption(choice);
    titles.push(((await choices.nth(nth).getAttribute('aria-label')) ?? '').replace(/^.*: | \(.*$/g, ''));
  }
  await dialog.getByRole('button', { name: 'Keep these choices' }).click();
  await expect(dialog).toHaveCount(0);
  const [later = '', out = '', asked = '', stays = ''] = titles;
  const dayOf = async (title: string) =>
    (await entries(owner)).find((entry) => entry.title.toLowerCase().includes(title.toLowerCase()))?.date;
  await expect.poll(() => dayOf(later)).toBe('2026-11-23');
  await expect.poll(() => dayOf(out)).toBe('');
  expect(await dayOf(stays)).toBe('2026-11-18');
  await expect
    .poll(async () => (await factSheetOf(owner))?.settled)
    .toContainEqual(expect.stringMatching(/^who:[0-9a-f]{8}:my sister$/));

  await page.reload();
  const row = (title: string) => page.getByRole('checkbox', { name: new RegExp(title, 'i') });
  await page.getByRole('button', { name: 'For my sister' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expect(row(asked)).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const week = (name: string) => page.getByRole('region', { name });
  await expect(week('Week of Nov 22').getByRole('checkbox', { name: new RegExp(later, 'i') })).toBeVisible();
  await expect(week('Week of Nov 15').getByRole('checkbox')).toHaveCount(4);
  await expect(row(out)).toHaveCount(0);
  await page.getByText('Put aside (1)').click();
  await expect(page.getByRole('button', { name: new RegExp(`^Bring back: .*${out}`, 'i') })).toBeVisible();
});
