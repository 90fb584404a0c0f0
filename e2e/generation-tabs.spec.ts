import type { Page } from '@playwright/test';
import { expect, panelButton, planArea, streamedText, test } from './provider-fixtures.ts';
import { signOut } from './saving-parts.ts';

const CHUNKS = ['## Halfway\n\n', 'It is not too late. ', 'Play one song. ', 'Then rest.'];
const ELSEWHERE =
  'This plan is being written in another tab. You can read along here. To stop it, go to that tab.';
const INTERRUPTED = 'The connection was lost before the plan was finished.';
/** A draft is saved a second after its first words: in these tabs that second never passes. */
const withoutThatSecond = (page: Page) =>
  page.context().addInitScript(() => {
    const { setTimeout: wait } = window;
    window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === 1_000 ? 0 : wait(run, ms, ...rest)) as typeof setTimeout;
  });
const never = new Promise<void>(() => undefined);

async function secondTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await expect(tab.getByRole('heading', { name: 'AI-Generated Output' })).toBeVisible();
  return tab;
}

test('a second tab knows that the first one writes, reads along, and does not report a lost connection', async ({
  page,
  person,
  provider,
}) => {
  const blueprint = await person.openPanel();
  const idle = await secondTab(page);
  const { promise: waiting, resolve: resume } = Promise.withResolvers<void>();
  const { promise: thinking, resolve: begin } = Promise.withResolvers<void>();
  const step = { chunks: CHUNKS, pauseAfter: 2, resume: waiting, holdHeaders: thinking };
  provider.script('gpt-4', { steps: [step] });
  await panelButton(page, 'Generate').click();
  await test.step('before its first word, the other tab cannot pay for the same plan again', async () => {
    await expect.poll(() => provider.completions().length).toBe(1);
    await panelButton(idle, 'Generate').click();
    await expect(idle.getByText(ELSEWHERE)).toBeVisible();
    begin();
  });
  await expect(streamedText(page)).toContainText('too late.');
  await expect.poll(() => person.draftTexts()).toContain(CHUNKS.slice(0, 2).join(''));

  await test.step('one that was open already', async () => {
    await expect(idle.getByText(ELSEWHERE)).toBeVisible();
    await expect(panelButton(idle, 'Generating...')).toBeDisabled();
    await expect(panelButton(idle, 'Stop')).toHaveCount(0);
  });
  const late = await secondTab(page);
  await test.step('one that opens meanwhile', async () => {
    await expect(late.getByText(ELSEWHERE)).toBeVisible();
    await expect(streamedText(late)).toContainText('It is not too late.');
    await late.reload();
    await expect(late.getByText(ELSEWHERE)).toBeVisible();
    await expect(late.getByText(INTERRUPTED)).toHaveCount(0);
  });
  await test.step('the finished plan is there in all of them', async () => {
    resume();
    await expect.poll(() => person.storedPlan(blueprint.id)).toBe(CHUNKS.join(''));
    for (const tab of [page, idle, late]) {
      await expect(planArea(tab)).toHaveValue(CHUNKS.join(''));
      await expect(panelButton(tab, 'Generate')).toBeEnabled();
      await expect(tab.getByText(ELSEWHERE)).toHaveCount(0);
      await expect(tab.getByText('It isn’t your plan yet.')).toHaveCount(0);
    }
    expect(provider.completions()).toHaveLength(1);
  });
  await test.step('when the writing tab dies, the others offer the words so far', async () => {
    const half = '## Another\n\nBegun again, ';
    provider.script('gpt-4', {
      steps: [{ chunks: [half, 'never finished.'], pauseAfter: 1, resume: never }],
    });
    await panelButton(page, 'Generate').click();
    await expect(late.getByText(ELSEWHERE)).toBeVisible();
    await expect.poll(() => person.draftTexts()).toContain(half);
    await page.close();
    await expect(late.getByText('Here’s what was written so far. It isn’t your plan yet.')).toBeVisible();
    await expect(planArea(late)).toHaveValue(half);
    await panelButton(late, 'Keep this draft').click();
    await expect.poll(() => person.storedPlan(blueprint.id)).toBe(half);
    await expect(planArea(idle)).toHaveValue(half);
  });
});

test('words of the last second before signing out are kept, whichever tab was writing', async ({
  app,
  page,
  person,
  provider,
}) => {
  await withoutThatSecond(page);
  await person.openPanel();
  const account = person.account;
  const signInAgain = async (tab: Page) => {
    await tab.getByLabel('Email').fill(account.email);
    await tab.getByLabel('Password', { exact: true }).fill(account.password);
    await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(tab.getByRole('button', { name: 'Your account' })).toBeVisible();
    await tab.goto(`${app.url}/blueprints/identity`);
  };
  const half = CHUNKS.slice(0, 2).join('');
  provider.script('gpt-4', { steps: [{ chunks: CHUNKS, pauseAfter: 2, resume: never }] });
  await panelButton(page, 'Generate').click();
  await expect(streamedText(page)).toContainText('too late.');
  await test.step('in this tab', async () => {
    expect(await person.draftTexts()).toEqual([]);
    await signOut(page);
    const dialog = page.getByRole('dialog', { name: 'Sign out?' });
    await expect(dialog).toContainText(
      'Your plan is still being written. Signing out stops it, and keeps what’s been written so far as a draft.',
    );
    await dialog.getByLabel('Keep my key (this is my own computer)').check();
    await dialog.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await signInAgain(page);
    await expect(planArea(page)).toHaveValue(half);
  });
  await test.step('in another tab', async () => {
    const writing = await secondTab(page);
    await panelButton(writing, 'Discard this draft').click();
    await expect(planArea(page)).toHaveValue('');
    await panelButton(writing, 'Generate').click();
    await expect(streamedText(writing)).toContainText('too late.');
    expect(await person.draftTexts()).toEqual([]);
    await signOut(page);
    const dialog = page.getByRole('dialog', { name: 'Sign out?' });
    await dialog.getByLabel('Keep my key (this is my own computer)').check();
    await dialog.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(writing.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await writing.close();
    await signInAgain(page);
    await expect(planArea(page)).toHaveValue(half);
  });
});
