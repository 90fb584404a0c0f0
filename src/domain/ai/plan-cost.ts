import type { ModelKind } from './model-kind.ts';

/** US dollars for a million tokens. */
export type ModelPrice = { readonly input: number; readonly output: number };

export type TokenCount = { readonly inputTokens: number; readonly outputTokens: number };

/** As the service counted it. Thinking is part of the output. */
export type Usage = TokenCount & { readonly thinkingTokens?: number | undefined };

export function addUsage(one: Usage | undefined, other: Usage | undefined): Usage | undefined {
  if (!one || !other) return one ?? other;
  const thinkingTokens = (one.thinkingTokens ?? 0) + (other.thinkingTokens ?? 0);
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    ...(thinkingTokens > 0 && { thinkingTokens }),
  };
}

const TOKENS_PER_WORD = 1.4;
// With low effort, models think about as much as they write.
const THINKING = 2;

/** Expected output tokens of a plan with this many words. Reasoning is billed like output. */
export function expectedOutput(words: number, { isReasoning }: Pick<ModelKind, 'isReasoning'>): number {
  return Math.ceil(words * TOKENS_PER_WORD * (isReasoning ? THINKING : 1));
}

export function costInCents({ inputTokens, outputTokens }: TokenCount, price: ModelPrice): number {
  return (inputTokens * price.input + outputTokens * price.output) / 10_000;
}
