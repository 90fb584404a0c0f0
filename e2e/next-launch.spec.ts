import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parseBackup } from '#domain/backup/backup.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { factSheetOf, storeFacts } from '#harness/store-facts.ts';
import { expectAccessible } from './accessible.ts';
import { chooseProvider, type Owner, test } from './book-fixtures.ts';
import { expect, openFacts, saved } from './fixtures.ts';

test.describe.configure({ timeout: 120_000 });

const WRITTEN: readonly BlueprintType[] = ['identity', 'event', 'launch'];
const planOf = (type: string) =>
  `## Overview\n\nThe old plan for ${type}.\n\n- [x] Print the cards for ${type}.\n`;

async function storeLaunch(owner: Owner): Promise<void> {
  for (const type of WRITTEN) {
    const blueprint = answeredBlueprint({
      type,
      answers: [`First of ${type}`, `Second of ${type}`, `Third of ${type}`],
      output: planOf(type),
    });
    const timeline = [{ title: `Call for ${type}`, date: '2026-03-10', description: '' }];
    await owner.store({ ...blueprint, content: { ...blueprint.content, timeline } });
  }
  await storeFacts(owner, { eventDate: 'March 13, 2026', offerPrice: '$290' });
}

const topicOf = async (owner: Owner, type: BlueprintType) =>
  (await owner.list()).find((blueprint) => blueprint.type === type);

/** Presses Tab until this control has the focus, like a keyboard user. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let count = 0; count < 120; count += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
      return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
    });
    if (focused.trim() === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${name}`);
}

test('from the last day of a launch to the first prompt of the next, by keyboard', async ({
  page,
  owner,
  app,
  provider,
}) => {
  await storeLaunch(owner);
  await chooseProvider(page, app.url, provider);
  await page.goto('/');
  await test.step('the dashboard asks how it went', async () => {
    await expect(page.getByText('The last day of your launch was Friday, March 13, 2026.')).toBeVisible();
    await tabTo(page, 'Begin the next launch');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Begin the next launch' })).toBeVisible();
  });
  await test.step('invalid numbers are asked for again', async () => {
    await expect(page.getByRole('checkbox', { name: 'Marketing Event' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Your Identity' })).not.toBeChecked();
    await tabTo(page, 'People on my list');
    for (const [index, text] of ['120', '60', '24', 'a few', '9', 'four', '-3', '$2,400'].entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.type('Calling people one by one');
    await expect(page.getByText('like 12')).toHaveCount(0);
    await expectAccessible(page, 'looking back');
    await tabTo(page, 'See what will change');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please use a number, like 12, or leave this blank.')).toBeVisible();
    await expect(
      page.getByText('This can’t be less than 0. Use a number like 12, or leave it blank.'),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('Came', { exact: true })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('15');
    await tabTo(page, 'Hours I spent');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('40');
  });
  await test.step('typed values are stored before anything begins', async () => {
    await saved(page);
    await page.reload();
    await expect(page.getByLabel('What worked')).toHaveValue('Calling people one by one');
    await expect(page.getByLabel('Said yes')).toHaveValue('four');
  });
  await test.step('one preview, one file, one keystroke', async () => {
    await tabTo(page, 'See what will change');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'What will change' });
    await expect(dialog.getByText('6 answers become drafts for you to look over.')).toBeVisible();
    await expect(dialog.getByText('2 plans move to Earlier versions, with every checked box.')).toBeVisible();
    await expect(dialog.getByText('2 dates leave This week.')).toBeVisible();
    await expect(dialog.getByText('Event date is cleared. Last time: March 13, 2026')).toBeVisible();
    await expectAccessible(page, 'what will change');
    await page.setViewportSize({ width: 390, height: 420 });
    await expect(dialog.getByRole('button', { name: 'Save a backup and begin' })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    const arriving = page.waitForEvent('download');
    await tabTo(page, 'Save a backup and begin');
    await page.keyboard.press('Enter');
    const file = await arriving;
    expect(file.suggestedFilename()).toMatch(/^launch-blueprint-backup-\d{4}-\d\d-\d\d\.json$/);
    const { entries } = parseBackup(readFileSync(await file.path(), 'utf8'));
    expect(JSON.stringify(entries)).toContain('The old plan for event.');
    await expect(page.getByRole('heading', { name: 'Your next launch has begun' })).toBeFocused();
    await expectAccessible(page, 'the next launch has begun');
  });
  await test.step('the server has all of it', async () => {
    await saved(page);
    expect(await factSheetOf(owner)).toMatchObject({
      facts: { offerPrice: '$290' },
      launches: [{ number: '001', results: { came: '15', saidYes: '4', income: '$2,400', hours: '40' } }],
    });
    const event = await topicOf(owner, 'event');
    expect(event?.content).toMatchObject({ aiOutput: '', answers: {}, timeline: [] });
    const versions = await owner.versions(event?.id ?? '');
    const texts = await Promise.all(
      versions.map(({ versionId }) => owner.versionText(event?.id ?? '', versionId)),
    );
    for (const text of [planOf('event'), 'First of event', 'Third of event']) expect(texts).toContain(text);
    expect(texts.join()).toContain('Call for event');
    expect((await topicOf(owner, 'identity'))?.content.aiOutput).toBe(planOf('identity'));
    await page.goto('/facts');
    await openFacts(page, 'Dates');
    await expect(page.getByText('Last time: March 13, 2026')).toBeVisible();
  });
  await test.step('answers are confirmed, and the results are in the prompt after the facts', async () => {
    await page.goto('/blueprints/event');
    await expect(page.getByText('This is your answer from last time.')).toBeVisible();
    for (const place of ['First', 'Second', 'Third']) {
      await expect(page.getByPlaceholder('Type your answer or use voice input...')).toHaveValue(
        `${place} of event`,
      );
      await page.getByRole('button', { name: /^Submit (?:last )?answer$/ }).click();
    }
    const plan =
      '## Overview\n\nBetter.\n\n## Key decisions\n\n**Income last time (owner only):** $2,400\n**Goal:** Ten\n';
    provider.script('gpt-4', { steps: [{ chunks: [plan] }] });
    await page
      .getByRole('button', { name: /^(?:Generate|Write my plan)/ })
      .first()
      .click();
    await expect.poll(() => provider.completions().length).toBe(1);
    const [sent] = provider.completions();
    const prompt = JSON.stringify(sent?.body);
    for (const line of ['Signed up: 24', 'Came: 15', 'Said yes: 4', 'What worked: Calling people one by one'])
      expect(prompt).toContain(line);
    expect(prompt).toContain('Income (owner only): $2,400');
    expect(prompt.indexOf('# Earlier launches')).toBeGreaterThan(prompt.indexOf('# Confirmed facts'));
    await expect.poll(async () => (await topicOf(owner, 'event'))?.content.aiOutput).toContain('Better.');
  });
  await test.step('the income is in no file that is shared', async () => {
    await page.goto('/book');
    await page.getByRole('button', { name: 'Export the book' }).click();
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Text file with formatting marks (.md)' }).click();
    const text = readFileSync(await (await arriving).path(), 'utf8');
    expect(text).toContain('Better.');
    expect(text).not.toMatch(/2,?400/);
  });
});

test('the Launch Playbook links to it, and it can be undone after a reload; offline it changes nothing', async ({
  page,
  owner,
}) => {
  await storeLaunch(owner);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blueprints/launch');
  // The last part to appear above the link: it would push the link from under the mouse.
  await expect(page.getByText('Nothing found against your 2 confirmed facts.')).toBeVisible();
  await page.getByRole('link', { name: 'Begin the next launch' }).click();
  // The longer name takes two lines here: boxes side by side are still aligned.
  const lowerEdge = async (label: string) => {
    const box = await page.getByLabel(label, { exact: true }).boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  expect(await lowerEdge('Income (only for you)')).toBe(await lowerEdge('Hours I spent'));
  await page.getByLabel('Came', { exact: true }).fill('15');
  await saved(page);
  await page.getByRole('button', { name: 'See what will change' }).click();
  const dialog = page.getByRole('dialog', { name: 'What will change' });
  await test.step('offline', async () => {
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Save a backup and begin' }).click();
    await expect(dialog.getByText('nothing was changed', { exact: false })).toBeVisible();
    await page.context().setOffline(false);
    expect((await topicOf(owner, 'event'))?.content.aiOutput).toBe(planOf('event'));
  });
  await dialog.getByRole('button', { name: 'Save a backup and begin' }).click();
  await expect(page.getByRole('heading', { name: 'Your next launch has begun' })).toBeVisible();
  await saved(page);
  await test.step('Earlier versions are a click away', async () => {
    await page.getByRole('button', { name: 'Earlier versions of Marketing Event' }).click();
    const versions = page.getByRole('dialog');
    await expect(versions.getByText('Answer 1')).toBeVisible();
    await expect(versions.getByText('The dates')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await page.reload();
  await page.getByRole('button', { name: 'Undo: go back to the last launch' }).click();
  await expect(page.getByText('Your last launch is back.').first()).toBeVisible();
  await expect(page.getByLabel('Came', { exact: true })).toHaveValue('15');
  await saved(page);
  for (const type of WRITTEN) {
    const { content, status } = (await topicOf(owner, type)) ?? {};
    expect(status).toBe('completed');
    expect(content).toMatchObject({
      aiOutput: planOf(type),
      answers: { 0: `First of ${type}`, 2: `Third of ${type}` },
      timeline: [{ title: `Call for ${type}` }],
    });
  }
  expect((await factSheetOf(owner))?.facts.eventDate).toBe('March 13, 2026');
});
