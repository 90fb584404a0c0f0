import { describe, expect, it } from 'vitest';
import { TOPICS } from '#content/catalog.ts';
import { likelyCost, TYPICAL_PLAN } from './typical-plan.ts';

describe('the likely cost of a plan', () => {
  it.each(['small', 'large'] as const)('counts the words that the topics ask for: %s', (tier) => {
    const middles = TOPICS.map(({ words }) => (words[tier][0] + words[tier][1]) / 2);
    const mean = middles.reduce((sum, words) => sum + words, 0) / middles.length;
    expect(TYPICAL_PLAN[tier].words / mean).toBeGreaterThan(0.9);
    expect(TYPICAL_PLAN[tier].words / mean).toBeLessThan(1.15);
  });

  it.each([
    ['gpt-4', 19],
    ['gpt-4.1', 5],
    ['gpt-5', 7],
    ['gpt-6-luna', 0.4],
  ])('is about this many cents with %s', (model, cents) => {
    const likely = likelyCost(model);
    expect(likely?.each).toBeCloseTo(cents, 0);
    expect(likely?.all).toBeCloseTo((likely?.each ?? 0) * 19);
  });

  it('is not guessed for a model without a price', () => {
    expect(likelyCost('llama3.2:3b')).toBeUndefined();
  });
});
