import { GENERATION_COPY } from '#content/copy/generation.ts';

type AfterWritingProps = {
  /** This is the person's first plan. */
  isFirst: boolean;
  carriedTicks?: number;
};

/** Notes about a plan that has just been written. */
export function AfterWriting({ isFirst, carriedTicks = 0 }: AfterWritingProps) {
  const { afterFirst, carried } = GENERATION_COPY;
  return (
    <>
      {isFirst && <p className="font-medium">{afterFirst}</p>}
      {carriedTicks > 0 && <p className="text-sm text-soft">{carried(carriedTicks)}</p>}
    </>
  );
}
