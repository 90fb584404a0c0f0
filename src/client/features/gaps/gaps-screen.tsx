import type { ReactNode } from 'react';
import { GAPS_COPY } from '#content/copy/gaps.ts';
import type { GapWords } from '#domain/launch/launch.ts';
import type { Need, OpenPoint } from '#domain/plan/gaps/gap-list.ts';
import { type NeedActions, NeedCard } from './need-card.tsx';
import { OpenPoints } from './open-points.tsx';
import { StrayWords } from './stray-words.tsx';

export type GapsScreenProps = {
  needs: readonly Need[];
  points: readonly OpenPoint[];
  /** What the person has confirmed, where a need asks for it. */
  factFor: (need: string) => string | undefined;
  /** What was typed for a need and is not filled in yet. */
  typedFor: (need: string) => string;
  actions: NeedActions;
  onShowPoint: (point: OpenPoint) => void;
  onDone: (point: OpenPoint) => void;
  /** Typed for gaps that are in none of the plans now. */
  stray: readonly GapWords[];
  onRemove: (words: GapWords) => void;
  places: ReactNode;
  /** Whether what was typed here is saved, and what stands in its way. */
  status?: ReactNode;
  notices?: ReactNode;
};

export function GapsScreen({
  needs,
  points,
  factFor,
  typedFor,
  actions,
  onShowPoint,
  onDone,
  stray,
  onRemove,
  places,
  status,
  notices,
}: GapsScreenProps) {
  const gaps = needs.reduce((sum, need) => sum + need.places.length, 0);
  const plans = new Set(needs.flatMap((need) => need.places.map(({ id }) => id))).size;
  return (
    <div className="mx-auto w-full max-w-4xl pt-4 sm:pt-6">
      <h1 tabIndex={-1} className="font-serif text-[2rem] leading-[1.1] font-medium sm:text-5xl">
        {GAPS_COPY.title}
      </h1>
      <div className="mt-2">{places}</div>
      <p className="mt-3 max-w-2xl text-lg text-pretty text-soft">
        {needs.length > 0 ? GAPS_COPY.lead : GAPS_COPY.empty}
      </p>
      <p className="mt-3 flex min-h-6 flex-wrap gap-x-4 text-sm text-faint">
        {needs.length > 0 && GAPS_COPY.inPlans(gaps, plans)}
        {status}
      </p>
      {notices}
      <ul className="mt-6 flex flex-col gap-4">
        {needs.map((need) => (
          <NeedCard
            key={need.key}
            need={need}
            known={factFor(need.need)}
            typed={typedFor(need.need)}
            actions={actions}
          />
        ))}
      </ul>
      {points.length > 0 && <OpenPoints points={points} onShow={onShowPoint} onDone={onDone} />}
      {stray.length > 0 && <StrayWords stray={stray} onRemove={onRemove} />}
    </div>
  );
}
