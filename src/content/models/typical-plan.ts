import { modelKind, type Tier } from '#domain/ai/model-kind.ts';
import { costInCents, expectedOutput } from '#domain/ai/plan-cost.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { priceOf } from './model-prices.ts';

type Typical = { readonly inputTokens: number; readonly words: number };

// A test compares these with the topics. The input grows with each earlier plan: this is the middle of the nineteen,
// with the nearest plans in full for a large window.
export const TYPICAL_PLAN: Readonly<Record<Tier, Typical>> = {
  small: { inputTokens: 3_600, words: 1_000 },
  large: { inputTokens: 14_000, words: 1_700 },
};

export type LikelyCost = { readonly each: number; readonly all: number };

/** In cents; undefined if this model's price is unknown. */
export function likelyCost(model: string): LikelyCost | undefined {
  const price = priceOf(model);
  if (!price) return undefined;
  const kind = modelKind(model);
  const { inputTokens, words } = TYPICAL_PLAN[kind.tier];
  const each = costInCents({ inputTokens, outputTokens: expectedOutput(words, kind) }, price);
  return { each, all: each * BLUEPRINT_TYPES.length };
}
