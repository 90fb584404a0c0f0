import { describe, expect, it } from 'vitest';
import { modelKind, outputLimit } from './model-kind.ts';
import { AI_DEFAULTS } from './settings.ts';

describe('modelKind', () => {
  it.each([
    ['gpt-4', 'small', 8_192, false],
    ['gpt-4-0613', 'small', 8_192, false],
    ['gpt-3.5-turbo-0125', 'small', 16_385, false],
    ['gpt-4-turbo', 'small', 128_000, false],
    ['claude-3-5-sonnet-20241022', 'small', 200_000, false],
    ['llama3.2', 'small', 8_192, false],
    ['llama3.2:3b', 'small', 8_192, false],
    ['deepseek-r1:8b', 'small', 8_192, true],
    ['phi-4-q4_k_m.gguf', 'small', 8_192, false],
    ['gpt-4o', 'large', 128_000, false],
    ['gpt-4o-mini', 'large', 128_000, false],
    ['gpt-4.1-mini', 'large', 1_000_000, false],
    ['gpt-5', 'large', 400_000, true],
    ['gpt-5.6-sol', 'large', 400_000, true],
    ['gpt-5-chat-latest', 'large', 128_000, false],
    ['o3', 'large', 200_000, true],
    ['o4-mini-2025-04-16', 'large', 200_000, true],
    ['openai/gpt-4o', 'large', 128_000, false],
    ['anthropic/claude-sonnet-4.5', 'large', 200_000, false],
    ['meta-llama/llama-3.3-70b-instruct', 'large', 128_000, false],
    ['deepseek/deepseek-r1:free', 'large', 128_000, true],
    ['some-model-of-next-year', 'large', 128_000, false],
    [' GPT-4 ', 'small', 8_192, false],
  ])('%s is %s', (model, tier, window, isReasoning) => {
    expect(modelKind(model)).toMatchObject({ tier, window, isReasoning });
  });
});

describe('outputLimit', () => {
  it.each([
    [AI_DEFAULTS.model, 4_000],
    ['gpt-4-turbo', 4_000],
    ['gpt-4o', 16_000],
    ['gpt-5', 24_000],
    ['o3-mini', 24_000],
    ['deepseek-r1:8b', 4_000],
  ])('of %s is %d', (model, limit) => {
    expect(outputLimit(modelKind(model))).toBe(limit);
  });

  it.each(['gpt-4', 'gpt-4o', 'gpt-5', 'o1-mini', 'llama3', 'gemini-3-pro', 'unknown'])(
    'of %s is never more than the model writes, or than its window holds',
    (model) => {
      const kind = modelKind(model);
      expect(outputLimit(kind)).toBeLessThanOrEqual(Math.min(kind.mostOutput, kind.window / 2));
    },
  );
});
