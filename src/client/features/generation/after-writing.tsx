import { GENERATION_COPY } from '#content/copy/generation.ts';

type AfterWritingProps = {
  /** Somebody's first plan has just arrived. */
  isFirst: boolean;
  carriedTicks?: number;
};

/** What there is to know of a plan that has just been written. */
export function AfterWriting({ isFirst, carriedTicks = 0 }: AfterWritingProps) {
  const { afterFirst, carried } = GENERATION_COPY;
  return (
    <>
      {isFirst && <p className="font-medium">{afterFirst}</p>}
      {carriedTicks > 0 && <p className="text-sm text-soft">{carried(carriedTicks)}</p>}
    </>
  );
}
