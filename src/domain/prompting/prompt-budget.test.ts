import { describe, expect, it } from 'vitest';
import { AI_DEFAULTS } from '#domain/ai/settings.ts';
import { budgetForModel } from './prompt-budget.ts';

describe('budgetForModel', () => {
  it('leaves the default model 4,192 tokens beside a plan of 4,000', () => {
    expect(budgetForModel(AI_DEFAULTS.model)).toEqual({ tier: 'small', inputTokens: 4_192, wholePlans: 0 });
  });

  it.each([
    ['gpt-3.5-turbo', { tier: 'small', inputTokens: 12_385, wholePlans: 4 }],
    ['gpt-4-turbo', { tier: 'small', inputTokens: 24_000, wholePlans: 4 }],
    ['gpt-4o', { tier: 'large', inputTokens: 60_000, wholePlans: 4 }],
    ['gpt-5', { tier: 'large', inputTokens: 60_000, wholePlans: 4 }],
    ['llama3', { tier: 'small', inputTokens: 4_192, wholePlans: 0 }],
  ])('gives %s %o', (model, budget) => {
    expect(budgetForModel(model)).toEqual(budget);
  });

  it('keeps room for later additions, and is never negative', () => {
    expect(budgetForModel('gpt-4', 700).inputTokens).toBe(3_492);
    expect(budgetForModel('gpt-4', 9_000).inputTokens).toBe(0);
  });
});
