import type { Usage } from '#client/adapters/openai/openai.ts';
import { GENERATION_COPY } from '#content/copy/generation.ts';

// By hand: the first use of the browser's own number format takes a slow phone longer than a frame.
const count = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

export function TokensUsed({ usage }: { usage: Usage | undefined }) {
  if (!usage) return null;
  return (
    <p className="text-sm text-soft">
      {GENERATION_COPY.tokens(count(usage.inputTokens), count(usage.outputTokens))}
    </p>
  );
}
