import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { Usage } from '#domain/ai/plan-cost.ts';

type AfterWritingProps = {
  /** Somebody's first plan has just arrived. */
  isFirst: boolean;
  usage?: Usage | undefined;
  carriedTicks?: number;
};

/** What there is to know of a plan that has just been written. */
export function AfterWriting({ isFirst, usage, carriedTicks = 0 }: AfterWritingProps) {
  const { afterFirst, carried, tokens } = GENERATION_COPY;
  return (
    <>
      {isFirst && <p className="font-medium">{afterFirst}</p>}
      {carriedTicks > 0 && <p className="text-sm text-soft">{carried(carriedTicks)}</p>}
      {usage && <p className="text-sm text-soft">{tokens(usage.inputTokens, usage.outputTokens)}</p>}
    </>
  );
}
