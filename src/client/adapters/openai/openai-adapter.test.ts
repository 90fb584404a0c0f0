import { describe, expect, it } from 'vitest';
import type { Adaptation } from '#domain/ai/adaptations.ts';
import { AI_DEFAULTS } from '#domain/ai/settings.ts';
import { AppError } from '#domain/errors.ts';
import { startProvider } from '#harness/provider/provider.ts';
import { PLAN_TEXT } from '#harness/provider/scenario.ts';
import { type AiLimits, type WriteRequest, writePlan } from './openai.ts';
import { providerOfFile } from './testing/provider-of-file.ts';

const KEY = 'sk-CANARY4444555566667777';
// Longer than any busy machine needs: only the tests for missing replies shorten it.
const QUICK: AiLimits = { timeoutMs: 60_000, maxRetries: 2, idleMs: 60_000 };
const ONE_TRY: AiLimits = { ...QUICK, maxRetries: 0 };
const IMPATIENT: AiLimits = { ...ONE_TRY, idleMs: 1_000 };

const provider = await providerOfFile();

type Attempt = {
  text: string;
  code: string | undefined;
  cause: string;
  finish: string | undefined;
  adapted: Adaptation[];
  usage: unknown;
};

async function attempt(
  model: string,
  limits: AiLimits = model === 'hangs' ? IMPATIENT : ONE_TRY,
  extra: Partial<WriteRequest> = {},
): Promise<Attempt> {
  const got: Attempt = {
    text: '',
    code: undefined,
    cause: '',
    finish: undefined,
    adapted: [],
    usage: undefined,
  };
  try {
    const result = await writePlan(
      {
        key: KEY,
        baseUrl: provider.baseUrl,
        model,
        messages: [
          { role: 'system', content: 'You are a planner.' },
          { role: 'user', content: 'Question 1: why?' },
        ],
        adaptations: [],
        signal: new AbortController().signal,
        onText: (text) => {
          got.text += text;
        },
        onAdapt: (adaptation) => got.adapted.push(adaptation),
        ...extra,
      },
      limits,
    );
    got.finish = result.finish;
    got.usage = result.usage;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    got.code = error.code;
    got.cause = error.cause instanceof Error ? `${error.cause.message}${error.cause.stack}` : '';
  }
  return got;
}

describe('writing a plan', () => {
  it('asks as specified: path, bearer key, model, temperature, token limit, one system and one user message', async () => {
    const { text, finish, usage } = await attempt('gpt-4');
    expect({ text, finish }).toEqual({ text: PLAN_TEXT, finish: 'stop' });
    expect(usage).toEqual({ inputTokens: 1200, outputTokens: 345 });
    expect(provider.requests).toHaveLength(1);
    const [request] = provider.requests;
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(request?.body).toEqual({
      model: 'gpt-4',
      temperature: 0.7,
      max_tokens: 4000,
      stream: true,
      stream_options: { include_usage: true },
      messages: [
        { role: 'system', content: 'You are a planner.' },
        { role: 'user', content: 'Question 1: why?' },
      ],
    });
  });

  it('sends requests only to the chosen address when every limit is the default', async () => {
    expect((await attempt('gpt-4', AI_DEFAULTS)).text).toBe(PLAN_TEXT);
    expect(provider.completions()).toHaveLength(1);
  });

  it('sends none of the headers that compatible servers refuse', async () => {
    await attempt('gpt-4');
    const names = Object.keys(provider.requests[0]?.headers ?? {});
    expect(names.filter((name) => /^(x-|openai-)/.test(name))).toEqual([]);
  });

  it.each([
    ['gives-400', 'ai-bad-request'],
    ['gives-401', 'ai-unauthorized'],
    ['gives-403', 'ai-forbidden'],
    ['gives-404', 'ai-not-found'],
    ['gives-408', 'ai-timeout'],
    ['gives-409', 'ai-conflict'],
    ['gives-422', 'ai-unprocessable'],
    ['gives-429', 'ai-rate-limited'],
    ['gives-500', 'ai-server-error'],
    ['gives-503', 'ai-server-error'],
    ['no-credit', 'ai-insufficient-quota'],
    ['no-credit-402', 'ai-insufficient-quota'],
    ['more-than-a-minute', 'ai-context-length'],
    ['no-scope', 'ai-forbidden'],
    ['no-model', 'ai-model-not-found'],
    ['too-long', 'ai-context-length'],
    ['error-midway', 'ai-server-error'],
    ['filtered', 'ai-content-filter'],
    ['filtered-midway', 'ai-content-filter'],
    ['refusing', 'ai-content-filter'],
    ['empty', 'ai-empty'],
    ['no-choices', 'ai-empty'],
    ['cut-clean', 'ai-interrupted'],
    ['cut-reset', 'ai-interrupted'],
    ['hangs', 'ai-timeout'],
  ])('names the trouble when the provider %s', async (model, code) => {
    expect((await attempt(model)).code).toBe(code);
    expect(provider.completions()).toHaveLength(1);
  });

  it.each([
    ['gives-400', 1],
    ['gives-401', 1],
    ['gives-403', 1],
    ['gives-404', 1],
    ['gives-422', 1],
    ['no-credit', 1],
    ['no-credit-402', 1],
    ['more-than-a-minute', 1],
    ['gives-408', 3],
    ['gives-409', 3],
    ['gives-429', 3],
    ['gives-500', 3],
    ['cut-reset', 1],
  ])('%s is tried %i times in all', async (model, tries) => {
    await attempt(model, QUICK);
    expect(provider.completions()).toHaveLength(tries);
  });

  it('waits as long as the provider asks before trying again', async () => {
    const headers = { 'retry-after': '1' };
    provider.script('asks-to-wait', { steps: [{ status: 429, error: { message: 'Slow' }, headers }, {}] });
    expect((await attempt('asks-to-wait', QUICK)).text).toBe(PLAN_TEXT);
    const [first, second] = provider.completions();
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(980);
  });

  it.each(['cut-clean', 'cut-reset', 'hangs', 'filtered-midway', 'error-midway'])(
    'hands over what arrived before %s',
    async (model) => {
      expect((await attempt(model)).text).toBe(PLAN_TEXT);
    },
  );

  it('says when the text stopped at the length limit', async () => {
    expect(await attempt('stops-at-length')).toMatchObject({ finish: 'length', text: PLAN_TEXT });
  });

  it('stops when told to, and does not call it a finished plan', async () => {
    const stop = new AbortController();
    provider.script('paused', { steps: [{ pauseAfter: 2, resume: new Promise(() => undefined) }] });
    let seen = '';
    const result = await attempt('paused', ONE_TRY, {
      signal: stop.signal,
      onText: (text) => {
        seen += text;
        if (seen.includes('too late')) stop.abort();
      },
    });
    expect(result.code).toBe('ai-aborted');
  });

  it('says so when nothing listens at the address', async () => {
    const gone = await startProvider();
    await gone.close();
    expect((await attempt('gpt-4', ONE_TRY, { baseUrl: gone.baseUrl })).code).toBe('ai-not-found');
  });

  it('keeps every part of the key out of the error and its cause', async () => {
    provider.script('quotes-key', {
      steps: [{ status: 401, error: { message: `Bad key ${KEY} (sk-CANAR***7777)` } }],
    });
    const { code, cause } = await attempt('quotes-key');
    expect(code).toBe('ai-unauthorized');
    expect(cause).toContain('Bad key [key] ([key])');
    expect(cause).not.toMatch(/CANAR|7777/);
  });
});

describe('adapting to a model', () => {
  it.each([
    ['refuses-max-tokens', ['max-completion-tokens']],
    ['refuses-temperature', ['no-temperature']],
    ['refuses-both', ['max-completion-tokens', 'no-temperature']],
    ['refuses-stream', ['no-stream']],
    ['refuses-stream-options', ['no-usage']],
  ] as const)('%s: changes that one thing and tries again', async (model, adapted) => {
    const result = await attempt(model);
    expect(result).toMatchObject({ text: PLAN_TEXT, finish: 'stop', adapted });
    expect(provider.completions()).toHaveLength(adapted.length + 1);
  });

  it('uses max_completion_tokens with the same limit', async () => {
    await attempt('refuses-max-tokens');
    const { max_tokens, max_completion_tokens } = provider.completions().at(-1)?.body ?? {};
    expect({ max_tokens, max_completion_tokens }).toEqual({ max_completion_tokens: 16_000 });
  });

  it('uses a remembered adaptation at once', async () => {
    await attempt('refuses-both', ONE_TRY, { adaptations: ['max-completion-tokens', 'no-temperature'] });
    expect(provider.completions()).toHaveLength(1);
  });

  it('gives up when the change did not help', async () => {
    expect((await attempt('refuses-all-limits')).code).toBe('ai-bad-request');
    expect(provider.completions()).toHaveLength(2);
  });

  it('reads a plain reply where a stream was asked for', async () => {
    expect(await attempt('ignores-stream')).toMatchObject({
      text: PLAN_TEXT,
      finish: 'stop',
      usage: { inputTokens: 1200, outputTokens: 345 },
    });
  });
});
