import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkKey, listModels } from '#client/adapters/openai/openai-check.ts';
import { type Provider, startProvider } from '#harness/provider/provider.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.requests.length = 0;
  provider.models = ['gpt-4o', 'gpt-4', 'text-embedding-3-small', 'tts-1'];
});

const check = (model: string) =>
  checkKey({ key: 'sk-abc123', baseUrl: provider.baseUrl, model, adaptations: [] });

describe('checking a key', () => {
  it.each(['gpt-4', 'empty', 'filtered', 'stops-at-length', 'refuses-both'])(
    'calls %s well',
    async (model) => {
      expect(await check(model)).toEqual({ isWell: true });
    },
  );

  it('spends one tiny request', async () => {
    await check('gpt-4');
    expect(provider.completions()).toHaveLength(1);
    expect(provider.completions()[0]?.body.max_tokens).toBe(16);
  });

  it.each([
    ['gives-401', 'ai-unauthorized'],
    ['no-credit', 'ai-insufficient-quota'],
    ['no-model', 'ai-model-not-found'],
    ['no-scope', 'ai-forbidden'],
    ['gives-500', 'ai-server-error'],
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
