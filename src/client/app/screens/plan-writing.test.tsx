import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { providerOfFile } from '#client/adapters/openai/testing/provider-of-file.ts';
import { keepKey, openApp, standInBrowser, storeOn } from '#client/app/testing/opened-app.tsx';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { PLAN_CHUNKS, PLAN_TEXT, SCENARIOS } from '#harness/provider/scenario.ts';

standInBrowser();
const provider = await providerOfFile();
const OLD_PLAN = 'The plan I edited by hand.';
const ANSWERS = ['I taught piano for forty years.', 'People freeze at the keys.', 'I am open about faith.'];

beforeEach(() => keepKey(provider));

/** The panel of a fully answered topic, over HTTP to an AI service that does what the test says. */
async function openPanel({ output = '', view = 'text' } = {}) {
  localStorage.setItem('plan-view', view);
  const device = new SimulatedDevice();
  const { id } = storeOn(device, answeredBlueprint({ answers: ANSWERS, output }));
  const open = async () => {
    cleanup();
    openApp('/blueprints/identity', device);
    await screen.findByRole('heading', { name: 'AI-Generated Output' });
  };
  await open();
  const stored = (type: BlueprintType = 'identity') =>
    device.server.live('ann').find((blueprint) => blueprint.type === type)?.content.aiOutput;
  return {
    device,
    reload: open,
    /** Once the server has everything. */
    isStored: (text: string, type?: BlueprintType) => waitFor(() => expect(stored(type)).toBe(text)),
    stored,
    versions: () =>
      ['aiOutput', 'drafts.aiOutput'].flatMap((field) => device.server.versions('ann', id, field)),
  };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const area = () =>
  screen.getByPlaceholderText<HTMLTextAreaElement>('AI-generated content will appear here...');
const atRest = () => waitFor(() => expect(button('Generate').disabled).toBe(false));
async function generate(): Promise<void> {
  await atRest();
  press('Generate');
}
const arrived = (words: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Your plan' }).textContent).toContain(words));

describe('what the AI sends', () => {
  it('goes on by itself where it was cut off at the length limit', async () => {
    const { isStored } = await openPanel();
    provider.script('gpt-4', {
      steps: [
        { chunks: ['## One\n', 'and '], finish: 'length' },
        { chunks: ['two.'], finish: 'stop' },
      ],
    });
    await generate();
    await isStored('## One\nand two.');
    expect(provider.completions()).toHaveLength(2);
    expect(provider.completions()[1]?.body.messages?.map(({ role }) => role)).toEqual(['system', 'user']);
  });

  it('is stored as a plan where it comes in a code block, with talk around it', async () => {
    const { isStored } = await openPanel({ view: 'document' });
    const chunks = ['Certainly! Here is your plan.\n\n```markdown\n', PLAN_TEXT, '\n```\n\nLet me know!'];
    provider.script('gpt-4', { steps: [{ chunks }] });
    await generate();
    await isStored(PLAN_TEXT.trim());
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeTruthy();
  });

  it('is kept where it is a question or a refusal, but never without a word', async () => {
    const { isStored, reload } = await openPanel();
    const asked = 'Before I write the plan, could you tell me who you serve?';
    provider.script('gpt-4', {
      steps: [{ chunks: [asked] }, { chunks: ['I’m sorry, I can’t help with that.'] }, {}],
    });
    await generate();
    await isStored(asked);
    expect(await screen.findByText(/This reads like a question, not a plan\. Answer it/)).toBeTruthy();
    await reload();
    expect(await screen.findByText(/This reads like a question/)).toBeTruthy();
    await generate();
    expect(await screen.findByText(/This reads like a refusal, not a plan\./)).toBeTruthy();
    await generate();
    await isStored(PLAN_TEXT);
    await waitFor(() => expect(screen.queryByText(/This reads like/)).toBeNull());
  });

  it('is asked for in the way that the model takes, learned once', async () => {
    const { isStored, reload } = await openPanel();
    provider.script('gpt-4', SCENARIOS['refuses-both']);
    await generate();
    await isStored(PLAN_TEXT);
    expect(provider.completions()).toHaveLength(3);
    await reload();
    await generate();
    await waitFor(() => expect(provider.completions()).toHaveLength(4));
    await atRest();
    const { temperature, max_tokens, max_completion_tokens } = provider.completions()[3]?.body ?? {};
    expect({ temperature, max_tokens, max_completion_tokens }).toEqual({ max_completion_tokens: 4000 });
  });
});

// What the person reads, and how many requests were paid for.
const TROUBLES = [
  ['gives-400', 'The AI service didn’t accept this request.', 1],
  ['gives-401', 'The AI service didn’t accept your key.', 1],
  ['gives-403', 'This AI service doesn’t work in your country or region.', 1],
  ['gives-429-for-an-hour', 'The AI service asks you to wait about an hour. Then try again.', 3],
  ['gives-404', 'We couldn’t find an AI service at this address.', 1],
  ['gives-408', 'Request timed out.', 3],
  ['gives-409', 'The AI service was busy with another request.', 3],
  ['gives-422', 'The AI service couldn’t process this request.', 1],
  ['gives-429', 'The AI service is getting too many requests.', 3],
  ['gives-500', 'The AI service is having problems.', 3],
  ['no-credit', 'A ChatGPT subscription doesn’t count as credit here.', 1],
  ['no-credit-402', 'A ChatGPT subscription doesn’t count as credit here.', 1],
  ['more-than-a-minute', 'This is more text than the model can read at once.', 1],
  ['blank', 'The AI service sent no text. Your plan hasn’t changed.', 1],
  ['no-model', 'Your key can’t use this model.', 1],
  ['too-long', 'This is more text than the model can read at once.', 1],
  ['empty', 'The AI service sent no text. Your plan hasn’t changed.', 1],
  ['filtered', 'blocked this text because of its content rules', 1],
  ['refusing', 'blocked this text because of its content rules', 1],
] as const;

it.each([
  ['at once', 1],
  ['after three tries', 3],
])('the person reads why, and the old plan stays: troubles that end %s', async (_, tries) => {
  const { stored } = await openPanel({ output: OLD_PLAN });
  for (const [model, words, requests] of TROUBLES) {
    if (requests !== tries) continue;
    provider.requests.length = 0;
    provider.script('gpt-4', SCENARIOS[model]);
    await generate();
    await waitFor(() => expect(screen.getByRole('alert').textContent, model).toContain(words));
    expect(area().value).toBe(OLD_PLAN);
    await atRest();
    expect(provider.completions(), model).toHaveLength(requests);
  }
  expect(stored()).toBe(OLD_PLAN);
});

describe('what has not been sent in full', () => {
  const half = PLAN_CHUNKS.slice(0, 2).join('');
  const never = new Promise<void>(() => undefined);

  it('is kept by Stop, and keeping it saves it', async () => {
    const { isStored, stored } = await openPanel({ output: OLD_PLAN });
    provider.script('gpt-4', { steps: [{ pauseAfter: 2, resume: never }] });
    await generate();
    await arrived('too late.');
    press('Stop');
    expect(await screen.findByText(/You stopped before the plan was finished\./)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(stored()).toBe(OLD_PLAN);
    press('Keep this draft');
    await isStored(half);
  });

  it('is among the versions once another plan is written over it', async () => {
    const { device, isStored, versions } = await openPanel();
    provider.script('gpt-4', {
      steps: [{ pauseAfter: 2, resume: never }, { chunks: ['## Another\n'] }],
    });
    await generate();
    await arrived('too late.');
    press('Stop');
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
    await waitFor(() => expect(device.server.live('ann')[0]?.content.drafts?.aiOutput).toBe(half));
    await generate();
    await isStored('## Another\n');
    expect(versions()).toContain(half);
  });
});

it('a double click makes one request, and the replaced text is an earlier version', async () => {
  const { isStored, versions } = await openPanel({ output: 'The first one.' });
  provider.script('gpt-4', {});
  fireEvent.change(area(), { target: { value: OLD_PLAN } });
  await isStored(OLD_PLAN);
  await atRest();
  const twice = button('Generate');
  fireEvent.click(twice);
  fireEvent.click(twice);
  await isStored(PLAN_TEXT);
  expect(provider.completions()).toHaveLength(1);
  expect(versions()).toContain(OLD_PLAN);
});

it('leaving the screen neither stops the plan nor writes it elsewhere', async () => {
  const other = 'The audience plan.';
  const { device, reload, isStored } = await openPanel();
  storeOn(device, answeredBlueprint({ type: 'audience', answers: ANSWERS, output: other }));
  await reload();
  const { promise: waiting, resolve: resume } = Promise.withResolvers<void>();
  provider.script('gpt-4', { steps: [{ pauseAfter: 1, resume: waiting }] });
  await generate();
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy();
  press('Back to all topics');
  const card = await screen.findByText('Writing...');
  expect(card.closest('article')?.textContent).toContain('Your Identity');
  fireEvent.click(screen.getByRole('link', { name: 'Identify Your Audience' }));
  await screen.findByRole('heading', { name: 'AI-Generated Output' });
  expect(area().value).toBe(other);
  resume();
  await isStored(PLAN_TEXT);
  expect(area().value).toBe(other);
  const read = await screen.findByRole('button', { name: 'Read it' });
  expect(screen.getAllByText('Your plan for “Your Identity” is written.')).not.toHaveLength(0);
  fireEvent.click(read);
  await waitFor(() => expect(area().value).toBe(PLAN_TEXT));
  await waitFor(() => expect(screen.queryByText(/is written\./)).toBeNull());
  await isStored(other, 'audience');
});
