import type { Page } from '@playwright/test';
import type { Provider } from '#harness/provider/provider.ts';
import { PLAN_TEXT } from '#harness/provider/scenario.ts';
import { expect, panelButton, test } from './provider-fixtures.ts';

// From the button to the actual request: the limits of large models once passed every test of their adapter and were
// never sent.
test.describe.configure({ timeout: 120_000 });

/** The last request that the service received, without the words. */
function received(provider: Provider) {
  const { model, temperature, max_tokens, max_completion_tokens, reasoning_effort } =
    provider.completions().at(-1)?.body ?? {};
  return { model, temperature, max_tokens, max_completion_tokens, reasoning_effort };
}

const THINKS = { model: 'gpt-5', temperature: 0.7, max_tokens: 24_000, reasoning_effort: 'low' };

const WIRE = [
  { model: 'gpt-4', temperature: 0.7, max_tokens: 4_000 },
  { model: 'gpt-4.1', temperature: 0.7, max_tokens: 16_000 },
  THINKS,
  { model: 'a-model-nobody-listed', temperature: 0.7, max_tokens: 16_000 },
];

const isIdle = (page: Page) => expect(panelButton(page, 'Generate')).toBeEnabled();

test('every model gets its own limit and effort', async ({ page, person, provider }) => {
  const { id } = await person.openPanel({ output: 'An older plan.' });
  for (const wanted of WIRE) {
    await test.step(wanted.model, async () => {
      provider.script(wanted.model, {});
      await person.choose({ model: wanted.model });
      await panelButton(page, 'Generate').click();
      await expect.poll(() => provider.completions().length).toBe(WIRE.indexOf(wanted) + 1);
      await isIdle(page);
      expect(received(provider)).toEqual(wanted);
      expect(await person.storedPlan(id)).toBe(PLAN_TEXT);
    });
  }
});

test('other plans’ recommendations, tasks and gaps reach a large model; a small one gets the first of them', async ({
  page,
  person,
  provider,
}) => {
  const year = new Date().getFullYear() + 1;
  const advice = `Move the email. Decide by February 9, ${year}.`;
  const audience = `## Overview\n\n${advice}\n\n## Checklist\n\n- [ ] Print cards by March 3, ${year} (90 min)\n\n| March 4, ${year} | Write name tags (60 min) | Sister |\n\n- [ ] Send [ADD: PayPal link]\n`;
  const facts = { hoursAWeek: 'three', helpers: 'my sister' };
  await person.openPanel({ output: 'An older plan.', earlier: { audience }, facts });
  const words: string[] = [];
  for (const model of ['gpt-4', 'gpt-5']) {
    provider.script(model, {});
    await person.choose({ model });
    await panelButton(page, 'Generate').click();
    await expect.poll(() => provider.completions().length).toBe(words.length + 1);
    await isIdle(page);
    words.push(JSON.stringify(provider.completions().at(-1)?.body));
  }
  const [small = '', large = ''] = words;
  for (const prompt of [small, large]) {
    expect(prompt).toContain(`<recommended-changes>\\nIdentify Your Audience: ${advice}`);
    expect(prompt).toContain('This plan is called \\"Your Identity\\".');
  }
  expect(large).toMatch(/<filled-weeks>\\nWeek of Monday, [^:]+: 90 of 180 minutes, room for 90/);
  expect(large).toContain('<left-open>\\nPayPal link');
  expect(small).not.toMatch(/filled-weeks|left-open/);
});

test('a reasoning model has the same limit for every button', async ({ page, person, provider }) => {
  provider.script('gpt-5', { steps: [{ chunks: ['More and '], finish: 'length' }] });
  const { id } = await person.openPanel({ model: 'gpt-5', view: 'Document' });
  await test.step('Generate, and its automatic continuations', async () => {
    await panelButton(page, 'Generate').click();
    await expect(page.getByText('The plan was cut off because it reached the length limit.')).toBeVisible();
    expect(provider.completions()).toHaveLength(3);
    for (const { body } of provider.completions()) expect(body).toMatchObject(THINKS);
  });
  await test.step('Continue', async () => {
    provider.script('gpt-5', { steps: [{ chunks: ['more.\n\n## Overview\n\nThe end of it.\n'] }] });
    await panelButton(page, 'Continue').click();
    await expect.poll(() => person.storedPlan(id)).toContain('The end of it.');
    expect(provider.completions()).toHaveLength(4);
    expect(received(provider)).toEqual(THINKS);
  });
  await test.step('Ask for a change', async () => {
    provider.script('gpt-5', { steps: [{ chunks: ['## Overview\n\nShort.\n'] }] });
    await page.getByRole('button', { name: 'More options for “Overview”' }).click();
    await page.getByRole('button', { name: 'Ask for a change' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Shorter' }).click();
    await expect(dialog.getByRole('region', { name: 'Suggested' })).toContainText('Short.');
    expect(provider.completions()).toHaveLength(5);
    expect(received(provider)).toEqual(THINKS);
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
  });
  await test.step('Ask me first', async () => {
    provider.script('gpt-5', { steps: [{ chunks: ['1. Who comes first?\n'] }] });
    await panelButton(page, 'Ask me first').click();
    await expect(page.getByRole('dialog').getByLabel('Who comes first?')).toBeVisible();
    expect(provider.completions()).toHaveLength(6);
    expect(received(provider)).toEqual(THINKS);
  });
});

test('Ask me first: answers are in the notes, are sent with the plan, and outlive the dialog', async ({
  page,
  person,
  provider,
}) => {
  provider.script('gpt-4', {
    steps: [
      { chunks: ['1. Who pays for the room?\n2. When do you start?\n3. Who helps?\n4. Why?\n'] },
      { chunks: ['## Overview\n\nLuis pays.\n'] },
    ],
  });
  const { id } = await person.openPanel({ view: 'Document' });
  const dialog = page.getByRole('dialog', { name: 'Before your plan is written' });
  await panelButton(page, 'Ask me first').click();
  await expect(dialog.getByRole('textbox')).toHaveCount(3);
  expect(JSON.stringify(provider.completions()[0]?.body.messages)).toContain('Do not write the plan yet.');
  await dialog.getByLabel('Who pays for the room?').fill('Luis, until May.');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Anything else to know?')).toHaveValue(
    'Who pays for the room?\nLuis, until May.',
  );
  await panelButton(page, 'Ask me first').click();
  await expect(dialog.getByLabel('Who pays for the room?')).toHaveValue('Luis, until May.');
  expect(provider.completions()).toHaveLength(1);
  await dialog.getByLabel('Who helps?').fill('My sister.');
  const notes = 'Who pays for the room?\nLuis, until May.\n\nWho helps?\nMy sister.';
  await expect.poll(() => person.storedNotes(id)).toBe(notes);
  await dialog.getByRole('button', { name: 'Generate now' }).click();
  await expect.poll(() => person.storedPlan(id)).toBe('## Overview\n\nLuis pays.\n');
  expect(provider.completions()).toHaveLength(2);
  expect(
    provider
      .completions()[1]
      ?.body.messages?.map(({ content }) => content)
      .join('\n'),
  ).toContain(notes);
  expect(await person.storedNotes(id)).toBe(notes);
});
