import { describe, expect, it } from 'vitest';
import { budgetForModel, roughTokens } from './prompt-budget.ts';

describe('budgetForModel', () => {
  it.each([
    ['gpt-4', { characters: 15_900, wholeOutputs: false }],
    [' GPT-4 ', { characters: 15_900, wholeOutputs: false }],
    ['gpt-4-0613', { characters: 15_900, wholeOutputs: false }],
    ['gpt-4-0314', { characters: 15_900, wholeOutputs: false }],
    ['gpt-4-32k', { characters: 91_200, wholeOutputs: true }],
    ['gpt-3.5-turbo', { characters: 47_000, wholeOutputs: true }],
    ['gpt-5.6-sol', { characters: 91_200, wholeOutputs: true }],
    ['llama3.1:8b', { characters: 91_200, wholeOutputs: true }],
    ['constructor', { characters: 91_200, wholeOutputs: true }],
  ])('%s', (model, budget) => {
    expect(budgetForModel(model)).toEqual(budget);
  });

  it('leaves room for the reply that was asked for', () => {
    expect(budgetForModel('gpt-4', 6_000).characters).toBe(8_300);
    expect(budgetForModel('gpt-4', 9_000).characters).toBe(0);
  });
});

describe('roughTokens', () => {
  it('counts 3.8 characters to a token, rounded up', () => {
    expect(roughTokens(0)).toBe(0);
    expect(roughTokens(15_900)).toBe(4_185);
  });
});
