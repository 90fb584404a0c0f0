import { PLAN_TEXT, SCENARIOS } from '#harness/provider/scenario.ts';
import { expect, panelButton, planArea, streamedText, TEST_KEY, test } from './provider-fixtures.ts';

const OLD_PLAN = 'The plan I edited by hand.';

// Several plans are written in one visit: slow on a busy machine.
test.describe.configure({ timeout: 180_000 });

test('a plan is written into the text area, saved automatically, and still there after a reload', async ({
  page,
  person,
  provider,
}) => {
  const blueprint = await person.openPanel();
  const { promise: waiting, resolve: resume } = Promise.withResolvers<void>();
  provider.script('gpt-4', { steps: [{ pauseAfter: 2, resume: waiting }] });
  await panelButton(page, 'Generate').click();
  await expect(streamedText(page)).toContainText('You teach people who thought it was too late.');
  await expect(panelButton(page, 'Generating...')).toBeDisabled();
  // The clicked button is disabled: keyboards and screen readers would wait at the top of the page.
  await expect(page.getByRole('heading', { name: 'AI-Generated Output' })).toBeFocused();
  await expect(panelButton(page, 'Save')).toBeDisabled();
  expect(await person.storedPlan(blueprint.id)).toBe('');
  resume();
  await expect(panelButton(page, 'Generate')).toBeEnabled();
  await expect(planArea(page)).toHaveValue(PLAN_TEXT);
  await expect.poll(() => person.storedPlan(blueprint.id)).toBe(PLAN_TEXT);
  await panelButton(page, 'More').click();
  await expect(page.getByText('Read about 2 pages and wrote about 1 page.', { exact: true })).toBeVisible();
  expect(provider.completions()).toHaveLength(1);
  expect(provider.completions()[0]?.headers.authorization).toBe(`Bearer ${TEST_KEY}`);
  await page.reload();
  await expect(planArea(page)).toHaveValue(PLAN_TEXT);
});

// What the person reads, and how many requests were paid for; the others are read in `plan-writing.test.tsx`.
const TROUBLES = [
  ['no-credit', 'A ChatGPT subscription doesn’t count as credit here.', 1],
  ['gives-500', 'The AI service is having problems.', 3],
] as const;

test('the person reads why in sight, and the old plan stays: tried once, and three times', async ({
  page,
  person,
  provider,
}) => {
  const blueprint = await person.openPanel({ output: OLD_PLAN });
  for (const [model, words, requests] of TROUBLES) {
    await test.step(model, async () => {
      provider.requests.length = 0;
      provider.script('gpt-4', SCENARIOS[model]);
      await panelButton(page, 'Generate').click();
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeInViewport({ ratio: 1 });
      await expect(planArea(page)).toHaveValue(OLD_PLAN);
      await expect(panelButton(page, 'Generate')).toBeEnabled();
      expect(provider.completions()).toHaveLength(requests);
    });
  }
  expect(await person.storedPlan(blueprint.id)).toBe(OLD_PLAN);
});

test('the reason for a missing first plan is visible, with the next step, above the keyboard of a phone', async ({
  page,
  person,
  provider,
}) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await person.openPanel();
  provider.script('gpt-4', SCENARIOS['gives-401']);
  await page.getByRole('button', { name: 'Write my plan' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The AI service didn’t accept your key.' });
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(alert.getByRole('button', { name: 'Open Settings' })).toBeInViewport({ ratio: 1 });
  // Keyboard use continues from there, not from the top of the page.
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('without credit, the error itself leads to a chat assistant', async ({ page, person, provider }) => {
  const blueprint = await person.openPanel();
  provider.script('gpt-4', SCENARIOS['no-credit']);
  await panelButton(page, 'Generate').click();
  await panelButton(page, 'Use a chat assistant instead').click();
  const heading = page.getByRole('heading', { name: 'With a chat assistant' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByText('Copy the reply, and bring it back:')).toBeInViewport();
  const steps = page.getByRole('listitem').filter({ hasText: 'Copy the reply, and bring it back:' });
  await steps.getByRole('button', { name: 'Paste reply' }).click();
  await page.getByRole('dialog').getByLabel('Reply').fill('## Plan\n\nFrom an assistant.');
  await page.getByRole('dialog').getByRole('button', { name: 'Use as my plan' }).click();
  await expect.poll(() => person.storedPlan(blueprint.id)).toBe('## Plan\n\nFrom an assistant.');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Save is subdued next to Saved, and prominent while words are only here', async ({ page, person }) => {
  await person.openPanel({ output: OLD_PLAN });
  const save = panelButton(page, 'Save');
  const edge = () => save.evaluate((button) => getComputedStyle(button).borderTopWidth);
  await expect(save).toBeEnabled();
  expect(await edge()).toBe('0px');
  await page.context().setOffline(true);
  await planArea(page).pressSequentially(' More.');
  await expect(page.locator('[data-save-status="offline"]')).toBeVisible();
  await expect.poll(edge).toBe('1px');
  await page.context().setOffline(false);
  await expect(page.locator('[data-save-status="saved"]')).toBeVisible();
  await expect.poll(edge).toBe('0px');
  await expect(save).toBeEnabled();
});

test('a partial reply is a draft, never a finished plan', async ({ page, person, provider }) => {
  const blueprint = await person.openPanel({ output: OLD_PLAN });
  for (const model of ['cut-clean', 'cut-reset', 'error-midway', 'filtered-midway'] as const) {
    await test.step(`${model}: a partial reply is a draft, never a finished plan`, async () => {
      provider.requests.length = 0;
      provider.script('gpt-4', SCENARIOS[model]);
      await panelButton(page, 'Generate').click();
      await expect(page.getByText('It isn’t your plan yet.')).toBeVisible();
      await expect(page.getByText('Your earlier plan hasn’t changed.')).toBeVisible();
      await expect(planArea(page)).toHaveValue(PLAN_TEXT);
      expect(await person.storedPlan(blueprint.id)).toBe(OLD_PLAN);
      expect(provider.completions()).toHaveLength(1);
      await panelButton(page, 'Discard this draft').click();
      await expect(planArea(page)).toHaveValue(OLD_PLAN);
    });
  }
});

test('a silent stream ends after a minute with the timeout message', async ({ page, person, provider }) => {
  const blueprint = await person.openPanel({ output: OLD_PLAN, hasClock: true });
  provider.script('gpt-4', SCENARIOS.hangs);
  // The page's clock runs until it is paused, and on a busy machine by more than the second that is left.
  const now = () => page.evaluate(() => Date.now());
  const before = await now();
  await panelButton(page, 'Generate').click();
  await expect(streamedText(page)).toContainText('Faith level');
  const after = await now();
  await page.clock.pauseAt(before + 59_000);
  await expect(panelButton(page, 'Generating...')).toBeVisible();
  await page.clock.runFor(after - before + 2_000);
  await expect(page.getByRole('alert').filter({ hasText: 'Request timed out.' })).toBeVisible();
  await expect(planArea(page)).toHaveValue(PLAN_TEXT);
  expect(await person.storedPlan(blueprint.id)).toBe(OLD_PLAN);
  expect(provider.completions()).toHaveLength(1);
  await panelButton(page, 'Discard this draft').click();
  await expect(planArea(page)).toHaveValue(OLD_PLAN);
});

test('the provider’s requested wait is honored when the browser may read it', async ({
  page,
  person,
  provider,
}) => {
  await person.openPanel({ output: OLD_PLAN, hasClock: true });
  const busy = { status: 429, error: { message: 'Slow down' }, headers: { 'retry-after': '50' } };
  provider.script('gpt-4', { steps: [{ ...busy, expose: ['retry-after'] }, {}] });
  const requests = () => provider.completions().length;
  const refused = page.waitForResponse((response) => response.status() === 429);
  await panelButton(page, 'Generate').click();
  await refused;
  await page.clock.runFor(40_000);
  expect(requests()).toBe(1);
  await page.clock.runFor(10_000);
  await expect(planArea(page)).toHaveValue(PLAN_TEXT);
  expect(requests()).toBe(2);
  provider.requests.length = 0;
  await expect(panelButton(page, 'Generate')).toBeEnabled();
  provider.script('gpt-4', { steps: [busy, {}] });
  await panelButton(page, 'Generate').click();
  await expect.poll(requests).toBe(2);
});

test('a reload in the middle brings back what had arrived', async ({ page, person, provider }) => {
  const blueprint = await person.openPanel({ output: OLD_PLAN });
  const chunks = ['## Halfway\n\n', 'It is not too late. ', 'Never seen.'];
  provider.script('gpt-4', { steps: [{ chunks, pauseAfter: 2, resume: new Promise(() => undefined) }] });
  await panelButton(page, 'Generate').click();
  const half = chunks.slice(0, 2).join('');
  await expect(streamedText(page)).toContainText('too late.');
  await expect.poll(() => person.draftTexts()).toContain(half);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(
    'The connection was lost before the plan was finished.',
  );
  await expect(planArea(page)).toHaveValue(half);
  expect(await person.storedPlan(blueprint.id)).toBe(OLD_PLAN);
  await panelButton(page, 'Discard this draft').click();
  await expect(planArea(page)).toHaveValue(OLD_PLAN);
});

test.describe('no connection', () => {
  test.use({ expectedErrors: [[/CORS policy/], { scope: 'test' }] });
  test('a service that refuses browsers and an unreachable one are told apart', async ({
    page,
    person,
    provider,
  }) => {
    provider.cors.mode = 'refused';
    await person.openPanel({ output: OLD_PLAN });
    await panelButton(page, 'Generate').click();
    await expect(page.getByRole('alert')).toContainText(
      'The AI service answers, but it doesn’t let this page read the answer. Check its address in Settings',
    );
    await expect(panelButton(page, 'Use a chat assistant instead')).toBeVisible();
    await expect(planArea(page)).toHaveValue(OLD_PLAN);
    expect(provider.completions()).toHaveLength(0);

    await provider.close();
    await panelButton(page, 'Generate').click();
    await expect(page.getByRole('alert')).toContainText(
      `We got no answer from ${new URL(provider.baseUrl).host}.`,
    );
    await expect(page.getByRole('alert')).not.toContainText('The AI service said');
    await expect(panelButton(page, 'Open Settings')).toBeVisible();
    await expect(planArea(page)).toHaveValue(OLD_PLAN);
  });
});
