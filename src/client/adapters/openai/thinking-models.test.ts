import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { PLAN_TEXT } from '#harness/provider/scenario.ts';
import { type AiLimits, writePlan } from './openai.ts';
import { providerOfFile } from './testing/provider-of-file.ts';

const ONE_TRY: AiLimits = { timeoutMs: 60_000, maxRetries: 0, idleMs: 60_000 };

const provider = await providerOfFile();

/** Like the panel: only the model's name. */
async function write(model: string, limits = ONE_TRY) {
  const adapted: string[] = [];
  let text = '';
  const run = writePlan(
    {
      key: 'sk-abc123',
      baseUrl: provider.baseUrl,
      model,
      messages: [{ role: 'user', content: 'Question 1: why?' }],
      adaptations: [],
      signal: new AbortController().signal,
      onText: (words) => {
        text += words;
      },
      onAdapt: (adaptation) => adapted.push(adaptation),
    },
    limits,
  );
  const outcome = await run.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code };
  });
  return { text, adapted, ...outcome };
}

const sent = () => {
  const { messages: _, stream: __, stream_options: ___, ...rest } = provider.completions().at(-1)?.body ?? {};
  return rest;
};

describe('a model with a large window', () => {
  it('is asked for more than the specified 4,000 tokens', async () => {
    await write('gpt-4o');
    expect(sent()).toEqual({ model: 'gpt-4o', temperature: 0.7, max_tokens: 16_000 });
  });

  it('that turns out to have a smaller limit is asked for the specified 4,000', async () => {
    expect(await write('writes-little-at-once')).toMatchObject({ text: PLAN_TEXT, adapted: ['small-limit'] });
    expect(sent()).toMatchObject({ max_tokens: 4_000 });
    expect(provider.completions()).toHaveLength(2);
  });
});

describe('a model that thinks', () => {
  it('is asked to think little, and its thinking is counted apart', async () => {
    expect(await write('gpt-5-well')).toMatchObject({
      text: PLAN_TEXT,
      usage: { inputTokens: 1200, outputTokens: 645, thinkingTokens: 300 },
    });
    expect(sent()).toEqual({
      model: 'gpt-5-well',
      temperature: 0.7,
      max_tokens: 24_000,
      reasoning_effort: 'low',
    });
  });

  it('that refuses every parameter is asked once more for each', async () => {
    const { text, adapted } = await write('gpt-5-strict');
    expect(text).toBe(PLAN_TEXT);
    expect([...adapted].sort()).toEqual(['max-completion-tokens', 'no-reasoning-effort', 'no-temperature']);
    expect(provider.completions()).toHaveLength(4);
    expect(sent()).toEqual({ model: 'gpt-5-strict', max_completion_tokens: 24_000 });
  });

  it.each(['gpt-5-only-thinks', 'thinks-in-tags-only'])(
    '%s: says so when all went into thinking',
    async (model) => {
      expect(await write(model)).toMatchObject({ text: '', code: 'ai-only-thinking' });
    },
  );

  it.each(['thinks-beside', 'thinks-in-parts', 'thinks-in-tags', 'gpt-5-well'])(
    '%s: none of it is text',
    async (model) => {
      expect((await write(model)).text).toBe(PLAN_TEXT);
    },
  );

  it('may be silent for longer than one that is writing', async () => {
    let resume = () => {};
    const silence = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const step = { thinking: ['hm'], pauseAfter: 0, resume: silence };
    provider.script('gpt-5-slow', { steps: [step] });
    provider.script('slow', { steps: [step] });
    const short = { ...ONE_TRY, idleMs: 100 };
    const thinker = write('gpt-5-slow', short);
    expect(await write('slow', short)).toMatchObject({ code: 'ai-timeout' });
    resume();
    expect((await thinker).text).toBe(PLAN_TEXT);
  });
});
