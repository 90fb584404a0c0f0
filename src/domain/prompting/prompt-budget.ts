import { modelKind, outputLimit, type Tier } from '#domain/ai/model-kind.ts';

type TierLimits = {
  /** The owner pays for every run, and models follow a page of rules less well when a book comes after it. */
  readonly mostInputTokens: number;
  /** Most characters of a plan's Key decisions. */
  readonly keyDecisions: number;
};

export const TIER_LIMITS: Readonly<Record<Tier, TierLimits>> = {
  small: { mostInputTokens: 24_000, keyDecisions: 600 },
  large: { mostInputTokens: 60_000, keyDecisions: 900 },
};

const SMALLEST_WINDOW = 8_192;
const NEAREST = 4;

export type PromptBudget = {
  readonly tier: Tier;
  /** Of both messages together. */
  readonly inputTokens: number;
  /** How many earlier plans may be sent in full, if there is room. */
  readonly wholePlans: number;
};

/** `reserved` is left free besides the reply, for later additions to the prompt. */
export function budgetForModel(model: string, reserved = 0): PromptBudget {
  const kind = modelKind(model);
  const { mostInputTokens } = TIER_LIMITS[kind.tier];
  const free = kind.window - outputLimit(kind) - reserved;
  return {
    tier: kind.tier,
    inputTokens: Math.max(0, Math.min(mostInputTokens, free)),
    wholePlans: kind.window > SMALLEST_WINDOW ? NEAREST : 0,
  };
}
