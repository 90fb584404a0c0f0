import { describe, expect, it } from 'vitest';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { editDraft, saveOutput } from '#domain/blueprint/change-blueprint.ts';
import { AppError } from '#domain/errors.ts';
import { MONDAY } from '#domain/testing/sample-blueprint.ts';
import { planPrompt } from './generation-prompt.ts';
import { IDENTITY, NOW, setUpGeneration as setUp } from './testing/generation-setup.ts';

const FACTS = { origin: 'generated', at: MONDAY, writtenFrom: {} } as const;
const NOTHING_ELSE = { blueprints: {}, sheet: null };
const holding = (blueprint: Blueprint, text: string) => editDraft(blueprint, 'aiOutput', text, NOW);

describe('a plan that is not finished', () => {
  it('is recovered after the page was closed', async () => {
    const { generation } = setUp({ blueprints: [holding(IDENTITY, 'half a plan')] });
    await generation.recover(IDENTITY.id);
    expect(generation.stateOf(IDENTITY.id)).toMatchObject({
      status: 'held',
      reason: 'broken',
      failure: { code: 'ai-interrupted' },
    });
  });

  it('is saved with its blueprint while it is being written', async () => {
    const { generation, draftOf, timers, writing } = setUp();
    const run = generation.generate(IDENTITY.id);
    const { request, finish } = await writing();
    request.onText('one ');
    request.onText('two');
    expect(timers).toHaveLength(1);
    timers[0]?.();
    expect(draftOf(IDENTITY.id)).toBe('one two');
    finish();
    await run;
  });

  it('is saved the moment it ends', async () => {
    const { generation, draftOf, writing } = setUp();
    const run = generation.generate(IDENTITY.id);
    const { request } = await writing();
    request.onText('cut o');
    generation.stop(IDENTITY.id);
    await run;
    expect(draftOf(IDENTITY.id)).toBe('cut o');
  });

  it('that could not be saved is saved before another is written over it', async () => {
    const { generation, trouble, saved, writing, writings } = setUp();
    trouble.onSave = new AppError('storage-full');
    await generation.pasteReply(IDENTITY.id, 'the only copy');
    await generation.generate(IDENTITY.id);
    expect(writings).toEqual([]);
    expect(generation.drafts.read(IDENTITY.id)).toBe('the only copy');
    trouble.onSave = undefined;
    const run = generation.generate(IDENTITY.id);
    const { request, finish } = await writing();
    request.onText('a new plan');
    finish();
    await run;
    expect(saved.map(({ text }) => text)).toEqual(['the only copy', 'a new plan']);
  });

  it('is removed without a question when the saved plan contains all of it', async () => {
    const saved = saveOutput(IDENTITY, 'a whole plan', FACTS, MONDAY);
    const { generation, draftOf } = setUp({ blueprints: [holding(saved, 'a whole')] });
    await generation.recover(IDENTITY.id);
    expect(generation.stateOf(IDENTITY.id)).toEqual({ status: 'idle' });
    expect(draftOf(IDENTITY.id)).toBe('');
  });
});

describe('before a plan is written', () => {
  it('edits made a moment ago are sent, so that they are in the history', async () => {
    const { generation, flushes, writing } = setUp();
    const run = generation.generate(IDENTITY.id);
    const { request, finish } = await writing();
    expect(flushes).toHaveLength(1);
    request.onText('x');
    finish();
    await run;
  });
});

describe('while a plan is being saved', () => {
  it('no second one is asked for', async () => {
    const { generation, writings } = setUp();
    const saving = generation.saveEdited(IDENTITY.id, 'an edited plan');
    expect(generation.stateOf(IDENTITY.id).status).toBe('saving');
    await generation.generate(IDENTITY.id);
    await saving;
    expect(writings).toEqual([]);
  });
});

describe('restoring', () => {
  it('marks the plan as restored, with unknown sources', async () => {
    const { generation, saved } = setUp();
    await generation.restore(IDENTITY.id, 'an older plan');
    expect(saved[0]?.facts).toEqual({ origin: 'restored', at: NOW, writtenFrom: {} });
  });

  it('keeps the day of the replaced plan, which decides the year of its dates', async () => {
    const written = {
      origin: 'generated',
      at: '2026-01-10T15:00:00.000Z',
      writtenFrom: { answers: 'w1' },
    } as const;
    const planned = saveOutput(IDENTITY, 'a plan', written, NOW);
    const { generation, saved } = setUp({ blueprints: [planned] });
    await generation.restore(IDENTITY.id, 'an older plan');
    expect(saved.at(-1)?.facts).toEqual({ origin: 'restored', at: written.at, writtenFrom: {} });
  });
});

describe('leaving', () => {
  it('stops writing', async () => {
    const { generation, writing } = setUp();
    const run = generation.generate(IDENTITY.id);
    const { request } = await writing();
    generation.close();
    expect(request.signal.aborted).toBe(true);
    await run;
  });
});

describe('continuing', () => {
  it('sends the end of the text only, and leaves the smallest window room for it', async () => {
    const soFar = `## Start\n${'early '.repeat(2_000)}the last words`;
    const answers = { ...IDENTITY.content.answers, '0': 'a '.repeat(4_700) };
    const full = { ...IDENTITY, content: { ...IDENTITY.content, answers } };
    const { prompt } = await planPrompt(IDENTITY, NOTHING_ELSE, 'gpt-4', soFar);
    const tail = prompt.messages[1].content.split('<last-words>')[1] ?? '';
    expect(tail).toContain('the last words');
    expect(tail.length).toBeLessThan(1_700);
    await expect(planPrompt(full, NOTHING_ELSE, 'gpt-4')).resolves.toBeDefined();
    await expect(planPrompt(full, NOTHING_ELSE, 'gpt-4', soFar)).rejects.toMatchObject({
      code: 'answers-too-long',
    });
  });
});
