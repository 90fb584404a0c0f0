import type { PlanKeeper } from '#client/saving/change-plans.ts';
import { matterLabel } from '#content/decisions/point-groups.ts';
import type { Decision } from '#domain/decisions/decision.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { DecisionCard } from './decision-card.tsx';
import { OwnValue } from './own-value.tsx';
import type { Deciding } from './use-deciding.tsx';

type DecidingCardProps = {
  life: PlanKeeper;
  deciding: Deciding;
  decision: Decision;
  today: IsoDay;
  onChosen: () => void;
  onNotNow?: () => void;
};

/** A decision with everything needed to settle it. */
export function DecidingCard({ life, deciding, decision, today, onChosen, onNotNow }: DecidingCardProps) {
  const choose = (value: string) => {
    if (deciding.choose(decision, value)) onChosen();
  };
  return (
    <DecisionCard
      decision={decision}
      hasDraft={deciding.draftOf(decision) !== undefined}
      onChoose={(_, value) => choose(value)}
      onNotNow={onNotNow}
      renderEditor={(_, onDone) => (
        <OwnValue
          label={matterLabel(decision.matter)}
          fact={'fact' in decision.matter ? decision.matter.fact : null}
          draft={deciding.draftOf(decision)}
          today={today}
          onType={(words) => deciding.type(decision, words)}
          onLeaveField={life.workspace.actions.flush}
          onConfirm={choose}
          onDone={onDone}
        />
      )}
    />
  );
}
