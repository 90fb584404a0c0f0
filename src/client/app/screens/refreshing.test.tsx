import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { providerOfFile } from '#client/adapters/openai/testing/provider-of-file.ts';
import { keepKey, openApp, standInBrowser, storeOn } from '#client/app/testing/opened-app.tsx';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { sampleBlueprints } from '#content/testing/sample-book.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { saveOutput } from '#domain/blueprint/change-blueprint.ts';
import { fingerprintSources } from '#domain/freshness/plan-sources.ts';

standInBrowser();
const provider = await providerOfFile();
const AT = '2026-11-10T09:00:00.000Z';

function plan(type: BlueprintType, words: string): string {
  return `## Overview\n\n${words} of ${type}\n\n## Key decisions\n\n**Promise:** ${words} of ${type}\n`;
}

/** Four plans, each written from the ones before it; then the first one is changed, and two of them are out of date. */
async function openWithOld(path: string, model: string | null = 'gpt-4') {
  const device = new SimulatedDevice();
  const stored: Partial<Record<BlueprintType, Blueprint>> = {};
  for (const sample of sampleBlueprints(100, ['identity', 'audience', 'purpose', 'analysis'])) {
    const isFirst = sample.type === 'identity' || sample.type === 'audience';
    const reads = isFirst ? [] : (['identity', 'audience', 'purpose'] as const);
    const writtenFrom = fingerprintSources({
      answers: sample.content.answers,
      prompt: { included: reads.map((type) => ({ type, parts: ['key-decisions'] })), leftOut: [] },
      earlier: stored,
    });
    const facts = { origin: 'generated', at: AT, writtenFrom } as const;
    const written = saveOutput(sample, plan(sample.type, 'First words'), facts, AT);
    stored[sample.type] = written;
    const content = { ...written.content, aiOutput: plan('identity', 'New words') };
    storeOn(device, sample.type === 'identity' ? { ...written, content } : written);
  }
  if (model !== null) keepKey(provider, model);
  const app = openApp(path, device);
  fireEvent.click(await screen.findByText('Update out-of-date plans', { selector: 'button, button *' }));
  const versions = () => device.server.versions('ann', stored.purpose?.id ?? '', 'aiOutput');
  if (model !== null) await screen.findByText('Rewrite 2 plans', { selector: 'button, button *' });
  return { versions, app };
}

// Not by its role: behind it are nineteen cards, and each look would take a tenth of a second.
const opened = () => document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
const dialog = () => within(opened());
const press = (name: string) => fireEvent.click(dialog().getByRole('button', { name }));
const said = () => opened().textContent ?? '';
const inDialog = (words: string) => waitFor(() => expect(said()).toContain(words));

it('updates all that are out of date in order, after showing what is sent', async () => {
  const { versions } = await openWithOld('/book');
  provider.script('gpt-4', {});
  expect(dialog().getAllByRole('checkbox')).toHaveLength(2);
  await waitFor(() =>
    expect(said().match(/Uses your three answers and these plans: Your Identity/g)).toHaveLength(2),
  );
  fireEvent.click(dialog().getAllByText('Show exactly what is sent')[0] ?? document.body);
  expect((await dialog().findAllByText(/New words of identity/)).length).toBeGreaterThan(0);
  expect(provider.completions()).toHaveLength(0);

  press('Rewrite 2 plans');
  await inDialog('All the plans you chose have been rewritten.');
  const sent = provider.completions().map(({ body }) => JSON.stringify(body.messages));
  expect(sent).toHaveLength(2);
  expect(sent[0]).not.toContain('### Business Purpose');
  // The second plan is written from the first one as it is now, not as it was.
  expect(sent[1]).toMatch(/### Business Purpose\\nAnswers:.*?\\nPlan:\\nFaith level: open/);
  fireEvent.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  await waitFor(() => expect(screen.queryByText(/plans are out of date/)).toBeNull());
  await waitFor(() => expect(versions()[0]).toBe(plan('purpose', 'First words')));
});

it('a model that thinks has its room when many plans are rewritten', async () => {
  await openWithOld('/', 'gpt-5');
  provider.script('gpt-5', {});
  press('Rewrite 2 plans');
  await inDialog('All the plans you chose have been rewritten.');
  expect(provider.completions()).toHaveLength(2);
  for (const { body } of provider.completions())
    expect(body).toMatchObject({ model: 'gpt-5', max_tokens: 24_000, reasoning_effort: 'low' });
});

it('stopped before the first word of a plan, it says that this one was not rewritten', async () => {
  await openWithOld('/');
  const never = new Promise<void>(() => undefined);
  provider.script('gpt-4', { steps: [{}, { holdHeaders: never }] });
  press('Rewrite 2 plans');
  await inDialog('1 of 2 rewritten');
  await waitFor(() => expect(provider.completions()).toHaveLength(2));
  press('Stop');
  await inDialog('1 of 2 plans were rewritten. The others haven’t changed.');
  expect(said()).toContain('Stopped before it was rewritten');
});

it('without a key it leads to each plan, which offers the prompt and takes the reply', async () => {
  const { app } = await openWithOld('/', null);
  await inDialog(
    'Open each plan, from the top: choose “Copy prompt”, paste it into any chat assistant, then bring its reply back with “Paste reply”.',
  );
  expect(said()).not.toContain('AI service');
  expect(dialog().queryByRole('button', { name: /Rewrite/ })).toBeNull();
  expect(dialog().getByRole('button', { name: 'Open Settings' })).toBeDefined();
  const links = dialog().getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Business Purpose', 'Audience Analysis']);
  fireEvent.click(links[0] ?? document.body);
  await waitFor(() => expect(app.path()).toBe('/blueprints/purpose'));
  expect(document.querySelector('dialog[open]')).toBeNull();

  const note = await screen.findByText(/Written before you changed Your Identity/);
  const card = within(note.parentElement?.parentElement ?? document.body);
  expect(card.queryByRole('button', { name: 'Rewrite it' })).toBeNull();
  expect(
    card.getByText('No key? Copy the prompt into any chat assistant, then paste its reply here.'),
  ).toBeDefined();
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } });
  fireEvent.click(card.getByRole('button', { name: 'Copy prompt' }));
  expect(await screen.findByText('Prompt copied. Paste it into any chat assistant.')).toBeDefined();
  fireEvent.click(card.getByRole('button', { name: 'Paste reply' }));
  expect(dialog().getByRole('textbox', { name: 'Reply' })).toBeDefined();
});
