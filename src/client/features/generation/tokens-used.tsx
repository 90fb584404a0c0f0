import type { Usage } from '#client/adapters/openai.ts';
import { GENERATION_COPY } from '#content/copy/generation.ts';

const count = (value: number) => value.toLocaleString('en-US');

export function TokensUsed({ usage }: { usage: Usage | undefined }) {
  if (!usage) return null;
  return (
    <p className="text-sm text-soft">
      {GENERATION_COPY.tokens(count(usage.inputTokens), count(usage.outputTokens))}
    </p>
  );
}
