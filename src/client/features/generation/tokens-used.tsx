import type { Usage } from '#client/adapters/openai/openai.ts';
import { GENERATION_COPY } from '#content/copy/generation.ts';

export function TokensUsed({ usage }: { usage: Usage | undefined }) {
  if (!usage) return null;
  return <p className="text-sm text-soft">{GENERATION_COPY.tokens(usage.inputTokens, usage.outputTokens)}</p>;
}
