import { describe, expect, it } from 'vitest';
import { modelKind } from '#domain/ai/model-kind.ts';
import { MODEL_PRICES, PRICES_AS_OF, priceOf } from './model-prices.ts';
import { RECOMMENDED_AS_OF, RECOMMENDED_MODELS, recommendModel } from './recommended-models.ts';

describe('the price table', () => {
  it('has a date, an input price, and a higher output price', () => {
    expect(PRICES_AS_OF).toMatch(/^20\d{2}-\d{2}-\d{2}$/);
    for (const { input, output } of Object.values(MODEL_PRICES)) {
      expect(input).toBeGreaterThan(0);
      expect(output).toBeGreaterThan(input);
    }
  });

  it.each([
    ['gpt-4', 30],
    ['GPT-4-0613 ', 30],
    ['gpt-4o-2024-08-06', 2.5],
    ['openai/gpt-4o-mini', 0.15],
  ])('knows %s', (model, input) => {
    expect(priceOf(model)?.input).toBe(input);
  });

  it.each(['gpt-4o-audio', 'llama3', 'gpt-7', '', 'constructor'])('has no price for %j', (model) => {
    expect(priceOf(model)).toBeUndefined();
  });
});

describe('the recommended models', () => {
  it('have a date, a price and a large window each', () => {
    expect(RECOMMENDED_AS_OF).toMatch(/^20\d{2}-\d{2}-\d{2}$/);
    for (const { model } of RECOMMENDED_MODELS) {
      expect(priceOf(model)).toBeDefined();
      expect(modelKind(model).tier).toBe('large');
    }
  });

  it('are always available to the key', () => {
    expect(recommendModel(['gpt-4', 'gpt-4.1', 'gpt-4o'])?.model).toBe('gpt-4.1');
    expect(recommendModel(['gpt-4'])).toBeUndefined();
    expect(recommendModel([])).toBeUndefined();
  });
});
