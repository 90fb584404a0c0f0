import { describe, expect, it } from 'vitest';
import { costInCents, expectedOutput } from './plan-cost.ts';

describe('the cost of a plan', () => {
  it('is what was read and written, at their own prices', () => {
    const count = { inputTokens: 4_000, outputTokens: 2_000 };
    expect(costInCents(count, { input: 30, output: 60 })).toBeCloseTo(24);
    expect(costInCents(count, { input: 0.1, output: 0.5 })).toBeCloseTo(0.14);
    expect(costInCents({ inputTokens: 0, outputTokens: 0 }, { input: 30, output: 60 })).toBe(0);
  });

  it('counts thinking as writing', () => {
    expect(expectedOutput(1_000, { isReasoning: false })).toBe(1_400);
    expect(expectedOutput(1_000, { isReasoning: true })).toBe(2_800);
  });
});
