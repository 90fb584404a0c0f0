import { beforeEach, describe, expect, it } from 'vitest';
import { checkKey, listModels } from './openai-check.ts';
import { providerOfFile } from './testing/provider-of-file.ts';

const provider = await providerOfFile();
beforeEach(() => {
  provider.models = ['gpt-4o', 'gpt-4', 'text-embedding-3-small', 'tts-1'];
});

const NEVER = new Promise<void>(() => undefined);

const check = (model: string) =>
  checkKey({ key: 'sk-abc123', baseUrl: provider.baseUrl, model, adaptations: [] });

describe('checking a key', () => {
  it.each(['gpt-4', 'stops-at-length', 'refuses-both', 'refuses-stream', 'gpt-5-well', 'gpt-5-strict'])(
    'finds that %s works',
    async (model) => {
      expect(await check(model)).toEqual({ isWell: true });
    },
  );

  it('spends one request, and no more than its first word', async () => {
    provider.script('talks-on', { steps: [{ chunks: ['OK', ' and more'], pauseAfter: 1, resume: NEVER }] });
    expect(await check('talks-on')).toEqual({ isWell: true });
    expect(provider.completions()).toHaveLength(1);
  });

  it('gives a reasoning model enough tokens to get to a word', async () => {
    await check('gpt-5-well');
    expect(provider.completions()[0]?.body).toMatchObject({ reasoning_effort: 'low', max_tokens: 2_000 });
  });

  it.each([
    ['gives-401', 'ai-unauthorized'],
    ['no-credit', 'ai-insufficient-quota'],
    ['no-model', 'ai-model-not-found'],
    ['no-scope', 'ai-forbidden'],
    ['gives-500', 'ai-server-error'],
    ['empty', 'ai-empty'],
    ['filtered', 'ai-content-filter'],
    ['gpt-5-only-thinks', 'ai-only-thinking'],
  ])('names the trouble of %s after one request', async (model, code) => {
    expect(await check(model)).toMatchObject({ isWell: false, code });
    expect(provider.completions()).toHaveLength(1);
  });
});

describe('listing models', () => {
  it('gives the chat models in order', async () => {
    expect(await listModels({ key: 'sk-abc123', baseUrl: provider.baseUrl })).toEqual(['gpt-4', 'gpt-4o']);
  });

  it('fails with a code when the key may not list them', async () => {
    provider.models = 403;
    await expect(listModels({ key: 'sk-abc123', baseUrl: provider.baseUrl })).rejects.toMatchObject({
      code: 'ai-forbidden',
    });
  });
});
