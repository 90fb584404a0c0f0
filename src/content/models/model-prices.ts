import type { ModelPrice } from '#domain/ai/plan-cost.ts';

/** When these were last compared with published price lists. Shown with every amount computed from them. */
export const PRICES_AS_OF = '2026-10-03';

// US dollars per million tokens, standard requests, maintained by hand. From third-party copies of the providers' price
// lists, never compared with a bill: an estimate. A missing model gets no price, never a guess.
export const MODEL_PRICES: Readonly<Record<string, ModelPrice>> = {
  'gpt-6.1-sol': { input: 2, output: 10 },
  'gpt-6-sol': { input: 2, output: 10 },
  'gpt-6-luna': { input: 0.1, output: 0.5 },
  'gpt-6-astra': { input: 10, output: 50 },
  'gpt-5.6-sol': { input: 4, output: 20 },
  'gpt-5.6-terra': { input: 2, output: 12 },
  'gpt-5.6-luna': { input: 0.2, output: 1.2 },
  'gpt-5.5': { input: 5, output: 30 },
  'gpt-5.4': { input: 2.5, output: 15 },
  'gpt-5.4-mini': { input: 0.75, output: 4.5 },
  'gpt-5.1': { input: 1.25, output: 10 },
  'gpt-5': { input: 1.25, output: 10 },
  'gpt-5-mini': { input: 0.25, output: 2 },
  'gpt-5-nano': { input: 0.05, output: 0.4 },
  'gpt-4.1': { input: 2, output: 8 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6 },
  'gpt-4.1-nano': { input: 0.1, output: 0.4 },
  'gpt-4o': { input: 2.5, output: 10 },
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
  'gpt-4-turbo': { input: 10, output: 30 },
  'gpt-4': { input: 30, output: 60 },
  'gpt-3.5-turbo': { input: 0.5, output: 1.5 },
  o3: { input: 2, output: 8 },
  'o3-mini': { input: 1.1, output: 4.4 },
  'o4-mini': { input: 1.1, output: 4.4 },
};

// "gpt-4o-2024-08-06" and "gpt-4-0613" are dated names of a model; "gpt-4o-mini" is a different one.
const DATED = /-(?:\d{4}-\d{2}-\d{2}|\d{4})$/;

export function priceOf(model: string): ModelPrice | undefined {
  const name = model
    .trim()
    .toLowerCase()
    .replace(/^openai\//, '');
  for (const candidate of [name, name.replace(DATED, ''), name.replace(/-latest$/, '')]) {
    if (Object.hasOwn(MODEL_PRICES, candidate)) return MODEL_PRICES[candidate];
  }
  return undefined;
}
