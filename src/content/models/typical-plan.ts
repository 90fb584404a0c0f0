import { modelKind, type Tier } from '#domain/ai/model-kind.ts';
import { costInCents, expectedOutput } from '#domain/ai/plan-cost.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { priceOf } from './model-prices.ts';

type Typical = { readonly inputTokens: number; readonly words: number };

// Held to the topics by a test. What is read grows with each plan before it: this is the middle of the nineteen, with
// the nearest plans in full where the window is large.
export const TYPICAL_PLAN: Readonly<Record<Tier, Typical>> = {
  small: { inputTokens: 3_600, words: 1_000 },
  large: { inputTokens: 14_000, words: 1_700 },
};

export type LikelyCost = { readonly each: number; readonly all: number };

/** In cents; undefined where nobody wrote the price of this model down. */
export function likelyCost(model: string): LikelyCost | undefined {
  const price = priceOf(model);
  if (!price) return undefined;
  const kind = modelKind(model);
  const { inputTokens, words } = TYPICAL_PLAN[kind.tier];
  const each = costInCents({ inputTokens, outputTokens: expectedOutput(words, kind) }, price);
  return { each, all: each * BLUEPRINT_TYPES.length };
}
