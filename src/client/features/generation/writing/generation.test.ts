import { describe, expect, it } from 'vitest';
import type { Workspace } from '#client/saving/workspace.ts';
import type { OutputFacts } from '#domain/blueprint/blueprint.ts';
import { saveOutput } from '#domain/blueprint/change-blueprint.ts';
import { AppError } from '#domain/errors.ts';
import { MONDAY } from '#domain/testing/sample-blueprint.ts';
import { AUDIENCE, IDENTITY, NOW, setUpGeneration as setUp } from './testing/generation-setup.ts';

const planOf = (store: Workspace['store'], id: string) => store.getState().blueprints[id]?.content.aiOutput;

describe('generating', () => {
  it('saves the finished plan with what it was written from', async () => {
    const { generation, saved, writing } = setUp();
    const run = generation.generate(IDENTITY.id);
    expect(generation.stateOf(IDENTITY.id).status).toBe('generating');
    const { request, finish } = await writing();
    request.onText('## Overview\n');
    request.onText('Words.');
    expect(generation.drafts.read(IDENTITY.id)).toBe('## Overview\nWords.');
    finish({ usage: { inputTokens: 10, outputTokens: 5 } });
    await run;
    expect(saved).toHaveLength(1);
    expect(saved[0]).toMatchObject({
      id: IDENTITY.id,
      text: '## Overview\nWords.',
      facts: { origin: 'generated', at: NOW, writtenFrom: { answers: expect.stringMatching(/^a/) } },
    });
    expect(generation.stateOf(IDENTITY.id)).toEqual({
      status: 'idle',
      usage: { inputTokens: 10, outputTokens: 5 },
      arrived: 'generated',
    });
    expect(generation.drafts.read(IDENTITY.id)).toBe('');
  });

  it('saves only the plan if the model put it into a code block and talked around it', async () => {
    const { generation, saved, writing } = setUp();
    const run = generation.generate(IDENTITY.id);
    const { request, finish } = await writing();
    request.onText('Certainly! Here is your plan.\n\n```markdown\n## Overview\n\nWords.\n```\n\n');
    request.onText('Let me know if you want changes!');
    finish();
    await run;
    expect(saved[0]?.text).toBe('## Overview\n\nWords.');
  });

  it('treats mere line breaks as nothing, and keeps the screen', async () => {
    const { generation, saved, writing } = setUp();
    const run = generation.generate(IDENTITY.id);
    const { request, fail } = await writing();
    request.onText('\n\n');
    fail(new AppError('ai-empty'));
    await run;
    expect(generation.stateOf(IDENTITY.id)).toMatchObject({
      status: 'failed',
      failure: { code: 'ai-empty' },
    });
    expect([generation.drafts.read(IDENTITY.id), saved]).toEqual(['', []]);
  });

  it.each([
    ['its own words', new Error('The model is on holiday.'), 'The model is on holiday.'],
    ['words of ours where it has none', new Error(''), 'An error occurred'],
  ])('says of any other failure %s', async (_, failure, message) => {
    const { generation, writing } = setUp();
    const run = generation.generate(IDENTITY.id);
    (await writing()).fail(failure);
    await run;
    expect(generation.stateOf(IDENTITY.id)).toMatchObject({ status: 'failed', failure: { message } });
  });

  it('shows a plan complete before it saves it, and saved before it shows what comes next', async () => {
    const seen: [string, string | undefined, number][] = [];
    const { generation, store, saved, writing } = setUp({
      pause: async () => {
        const { status } = generation.stateOf(IDENTITY.id);
        seen.push([status, planOf(store, IDENTITY.id), saved.length]);
      },
    });
    const run = generation.generate(IDENTITY.id);
    const { request, finish } = await writing();
    request.onText('Words.');
    finish();
    await run;
    expect(seen).toEqual([
      ['saving', '', 0],
      ['saving', 'Words.', 1],
    ]);
    expect(generation.stateOf(IDENTITY.id).status).toBe('idle');
  });

  it('counts what happened, without a word of it', async () => {
    const { generation, counted, writing } = setUp();
    const first = generation.generate(IDENTITY.id);
    (await writing(0)).fail(new AppError('ai-rate-limited'));
    await first;
    const second = generation.generate(IDENTITY.id);
    const { request, finish } = await writing(1);
    request.onText('private words');
    finish();
    await second;
    expect(counted).toEqual([
      { name: 'plan_failed', type: 'identity', code: 'ai-rate-limited' },
      { name: 'plan_generated', type: 'identity' },
    ]);
  });

  it('sends one request for a double click', async () => {
    const { generation, writings, writing } = setUp();
    const both = [generation.generate(IDENTITY.id), generation.generate(IDENTITY.id)];
    const { request, finish } = await writing();
    request.onText('x');
    finish();
    await Promise.all(both);
    expect(writings).toHaveLength(1);
  });

  it('says that the key is missing', async () => {
    const { generation, writings } = setUp({ key: null });
    await generation.generate(IDENTITY.id);
    expect(generation.stateOf(IDENTITY.id)).toMatchObject({
      status: 'failed',
      failure: { message: 'Please add your OpenAI API key in settings first' },
    });
    expect(writings).toHaveLength(0);
  });

  it('says so when the type has no prompt', async () => {
    const strange = { ...IDENTITY, type: 'hobby' as never };
    const { generation } = setUp({ blueprints: [strange] });
    await generation.generate(strange.id);
    expect(generation.stateOf(strange.id)).toMatchObject({
      status: 'failed',
      failure: { message: 'Prompt not found for this blueprint type' },
    });
  });

  it('writes two blueprints at once, each into its own', async () => {
    const { generation, store, writing } = setUp();
    const first = generation.generate(IDENTITY.id);
    const a = await writing(0);
    const second = generation.generate(AUDIENCE.id);
    const b = await writing(1);
    b.request.onText('about them');
    a.request.onText('about you');
    a.finish();
    b.finish();
    await Promise.all([first, second]);
    expect(planOf(store, IDENTITY.id)).toBe('about you');
    expect(planOf(store, AUDIENCE.id)).toBe('about them');
  });

  it('remembers a model’s refused parameters', async () => {
    const { generation, settings, writing } = setUp();
    const run = generation.generate(IDENTITY.id);
    const { request, finish } = await writing();
    request.onAdapt('no-temperature');
    request.onText('x');
    finish();
    await run;
    expect(settings.getState().adaptations).toEqual({ 'gpt-4': ['no-temperature'] });
    const again = generation.generate(IDENTITY.id);
    const next = await writing(1);
    expect(next.request.adaptations).toEqual(['no-temperature']);
    next.finish();
    await again;
  });
});

describe('a plan that did not finish', () => {
  it.each([
    ['stopped by the person', 'stop', 'stopped'],
    ['broken by the network', 'break', 'broken'],
  ])('%s leaves the old plan alone and keeps what arrived', async (_name, how, reason) => {
    const old = saveOutput(IDENTITY, 'the old plan', facts('edited'), MONDAY);
    const { generation, store, saved, writing } = setUp({ blueprints: [old] });
    const run = generation.generate(old.id);
    const { request, fail } = await writing();
    request.onText('half a plan');
    if (how === 'stop') generation.stop(old.id);
    else fail(new AppError('ai-interrupted'));
    await run;
    expect(planOf(store, old.id)).toBe('the old plan');
    expect(saved).toEqual([]);
    expect(generation.stateOf(old.id)).toMatchObject({ status: 'held', reason });
    expect(generation.drafts.read(old.id)).toBe('half a plan');
    expect(await generation.keepDraft(old.id)).toBe(true);
    expect(planOf(store, old.id)).toBe('half a plan');
  });

  it('is removed when discarded', async () => {
    const { generation, saved, writing, draftOf } = setUp();
    const run = generation.generate(IDENTITY.id);
    (await writing()).request.onText('half');
    generation.stop(IDENTITY.id);
    await run;
    generation.discardDraft(IDENTITY.id);
    expect(generation.stateOf(IDENTITY.id)).toEqual({ status: 'idle' });
    expect(draftOf(IDENTITY.id)).toBe('');
    expect(saved).toEqual([]);
  });

  it('stopped before the first word changes nothing', async () => {
    const { generation, writing } = setUp();
    const run = generation.generate(IDENTITY.id);
    await writing();
    generation.stop(IDENTITY.id);
    await run;
    expect(generation.stateOf(IDENTITY.id)).toEqual({ status: 'idle' });
  });

  it('shows the error and restores a held text when the next try gives nothing', async () => {
    const { generation, writing } = setUp();
    const first = generation.generate(IDENTITY.id);
    (await writing(0)).request.onText('half');
    generation.stop(IDENTITY.id);
    await first;
    const second = generation.generate(IDENTITY.id);
    (await writing(1)).fail(new AppError('ai-rate-limited'));
    await second;
    expect(generation.stateOf(IDENTITY.id)).toMatchObject({
      status: 'held',
      reason: 'stopped',
      failure: { code: 'ai-rate-limited' },
    });
    expect(generation.drafts.read(IDENTITY.id)).toBe('half');
  });

  it('cut off at the length limit continues by itself where it stopped', async () => {
    const { generation, store, writing } = setUp();
    const run = generation.generate(IDENTITY.id);
    const a = await writing(0);
    a.request.onText('## Overview\nOne, two');
    a.finish({ finish: 'length', usage: { inputTokens: 10, outputTokens: 5 } });
    const b = await writing(1);
    expect(generation.stateOf(IDENTITY.id)).toEqual({ status: 'generating', part: 2 });
    const [system, user] = b.request.messages;
    expect(b.request.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(system?.content).toBe(a.request.messages[0]?.content);
    expect(user?.content).toContain('Sections already begun: Overview.');
    expect(user?.content).toContain('One, two');
    b.request.onText(', three.');
    b.finish({ usage: { inputTokens: 20, outputTokens: 7 } });
    await run;
    expect(planOf(store, IDENTITY.id)).toBe('## Overview\nOne, two, three.');
    expect(generation.stateOf(IDENTITY.id)).toEqual({
      status: 'idle',
      usage: { inputTokens: 30, outputTokens: 12 },
      arrived: 'generated',
    });
  });

  it('continues by itself at most twice, then asks, and continues again on request', async () => {
    const { generation, store, writing, writings } = setUp();
    const run = generation.generate(IDENTITY.id);
    for (const [index, text] of ['one ', 'two ', 'three '].entries()) {
      const part = await writing(index);
      part.request.onText(text);
      part.finish({ finish: 'length' });
    }
    await run;
    expect(generation.stateOf(IDENTITY.id)).toMatchObject({ status: 'held', reason: 'length' });
    expect(writings).toHaveLength(3);
    const more = generation.continueWriting(IDENTITY.id);
    const last = await writing(3);
    last.request.onText('four');
    last.finish();
    await more;
    expect(planOf(store, IDENTITY.id)).toBe('one two three four');
  });

  it('is not paid for again when a continuation was empty', async () => {
    const { generation, writing, writings } = setUp();
    const run = generation.generate(IDENTITY.id);
    const first = await writing(0);
    first.request.onText('one ');
    first.finish({ finish: 'length' });
    (await writing(1)).finish({ finish: 'length' });
    await run;
    expect(generation.stateOf(IDENTITY.id)).toMatchObject({ status: 'held', reason: 'length' });
    expect(writings).toHaveLength(2);
  });

  it('stopped while it continues by itself is kept', async () => {
    const { generation, writing, draftOf } = setUp();
    const run = generation.generate(IDENTITY.id);
    const first = await writing(0);
    first.request.onText('one ');
    first.finish({ finish: 'length' });
    await writing(1);
    generation.stop(IDENTITY.id);
    await run;
    expect(generation.stateOf(IDENTITY.id)).toMatchObject({ status: 'held', reason: 'stopped' });
    expect(draftOf(IDENTITY.id)).toBe('one ');
  });

  it('stays as a draft when saving fails', async () => {
    const { generation, trouble, writing } = setUp();
    trouble.onSave = new Error('');
    const run = generation.generate(IDENTITY.id);
    const { request, finish } = await writing();
    request.onText('a plan');
    finish();
    await run;
    expect(generation.stateOf(IDENTITY.id)).toMatchObject({
      status: 'held',
      reason: 'unsaved',
      failure: { message: 'Failed to save content' },
    });
    expect(generation.drafts.read(IDENTITY.id)).toBe('a plan');
  });

  it('ends quietly when its blueprint is deleted', async () => {
    const { generation, store, saved, writing } = setUp();
    const run = generation.generate(IDENTITY.id);
    (await writing()).request.onText('half');
    store.setState({ blueprints: {} });
    await run;
    expect(generation.stateOf(IDENTITY.id)).toEqual({ status: 'idle' });
    expect(saved).toEqual([]);
  });
});

describe('text from elsewhere', () => {
  it('saves a pasted reply like a generated one', async () => {
    const { generation, saved, counted } = setUp({ key: null });
    await generation.pasteReply(IDENTITY.id, '  ## Overview\nHello \u0000 ');
    expect(counted).toEqual([{ name: 'plan_pasted', type: 'identity' }]);
    expect(saved[0]).toMatchObject({ text: '## Overview\nHello ', facts: { origin: 'pasted' } });
  });

  it('says that an edited plan is too long and keeps it for shortening', async () => {
    const { generation, saved } = setUp();
    expect(await generation.saveEdited(IDENTITY.id, 'x'.repeat(120_001))).toBe(false);
    expect(saved).toEqual([]);
    expect(generation.stateOf(IDENTITY.id)).toMatchObject({
      status: 'failed',
      failure: { message: 'A plan can be up to about 20,000 words. Shorten it, then save again.' },
    });
  });

  it('keeps the output facts of a plan saved again unchanged', async () => {
    const old = saveOutput(IDENTITY, 'a plan', facts('generated'), MONDAY);
    const { generation, saved } = setUp({ blueprints: [old] });
    await generation.saveEdited(old.id, 'a plan');
    await generation.saveEdited(old.id, 'a better plan');
    expect(saved.map(({ facts: { origin } }) => origin)).toEqual(['generated', 'edited']);
  });
});

function facts(origin: OutputFacts['origin']): OutputFacts {
  return { origin, at: MONDAY, writtenFrom: { answers: 'a0' } };
}
