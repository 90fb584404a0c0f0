import type { ReactNode } from 'react';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { GAPS_COPY } from '#content/copy/gaps.ts';
import type { GapWords } from '#domain/facts/fact-sheet.ts';
import type { Need, OpenPoint } from '#domain/plan/gaps/gap-list.ts';
import type { NeedActions } from './need-card.tsx';
import { NeedList } from './need-list.tsx';
import { OpenPoints } from './open-points.tsx';
import { StrayWords } from './stray-words.tsx';

export type GapsScreenProps = {
  needs: readonly Need[];
  points: readonly OpenPoint[];
  /** The confirmed fact that a need asks for. */
  factFor: (need: string) => string | undefined;
  /** Words typed for a need, but not filled in yet. */
  typedFor: (need: Need) => string;
  actions: NeedActions;
  onShowPoint: (point: OpenPoint) => void;
  onDone: (point: OpenPoint) => void;
  /** Words typed for gaps that are no longer in any plan. */
  stray: readonly GapWords[];
  onRemove: (words: GapWords) => void;
  /** Somebody came for the gaps. */
  isAsked?: boolean | undefined;
  /** Findings, between the gaps and the points to confirm. */
  toCheck?: ReactNode;
};

/** Gaps, findings and points to confirm, in closed rows. */
export function GapsScreen(props: GapsScreenProps) {
  const { needs, points, factFor, typedFor, actions, stray, isAsked = false } = props;
  const gaps = needs.reduce((sum, need) => sum + need.places.length, 0);
  const plans = new Set(needs.flatMap((need) => need.places.map(({ id }) => id))).size;
  return (
    <div className="mt-6 flex flex-col gap-2.5 empty:hidden">
      {needs.length > 0 && (
        <Disclosure
          title={GAPS_COPY.title}
          note={GAPS_COPY.inPlans(gaps, plans)}
          startsOpen={isAsked}
          staysOpen={needs.some((need) => typedFor(need) !== '')}
        >
          <NeedList needs={needs} factFor={factFor} typedFor={typedFor} actions={actions} />
        </Disclosure>
      )}
      {props.toCheck}
      {points.length > 0 && (
        <Disclosure title={GAPS_COPY.points.title} note={GAPS_COPY.points.count(points.length)}>
          <OpenPoints points={points} onShow={props.onShowPoint} onDone={props.onDone} />
        </Disclosure>
      )}
      {stray.length > 0 && <StrayWords stray={stray} onRemove={props.onRemove} />}
    </div>
  );
}
