import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { Usage } from '#domain/ai/plan-cost.ts';

export function TokensUsed({ usage }: { usage: Usage | undefined }) {
  if (!usage) return null;
  return <p className="text-sm text-soft">{GENERATION_COPY.tokens(usage.inputTokens, usage.outputTokens)}</p>;
}
