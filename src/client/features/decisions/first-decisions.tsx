import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { useToday } from '#client/loading/use-today.ts';
import type { PlanKeeper } from '#client/saving/change-plans.ts';
import type { Life } from '#client/saving/once-per-life.ts';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { DECIDE_COPY } from '#content/copy/decisions.ts';
import { decisionsFor } from '#content/decisions/topic-decisions.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { DecidingCard } from './deciding-card.tsx';
import { openDecisionsOf } from './open-decisions.ts';
import { type Settled, useDeciding } from './use-deciding.tsx';

type FirstDecisionsProps = {
  life: Life & PlanKeeper;
  type: BlueprintType;
  onSettled: (settled: Settled) => void;
};

const MOST = 3;

/** On the finish card: what this plan would otherwise have to guess. */
export function FirstDecisions({ life, type, onSettled }: FirstDecisionsProps) {
  const id = useId();
  const open = useStore(openDecisionsOf(life), (state) => state.open);
  const deciding = useDeciding(life, onSettled);
  const today = useToday();
  // What is read while the page is idle comes a moment after the click.
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const first = decisionsFor(type, open).filter(({ mark }) => !chosen.includes(mark));
  if (first.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-4">
      <h3 id={id} className="text-lg font-semibold">
        {DECIDE_COPY.first.title(first.length)}
      </h3>
      <p className="text-soft">{DECIDE_COPY.first.lead}</p>
      {deciding.problem && <ErrorBox>{deciding.problem}</ErrorBox>}
      <ul className="mt-3 flex flex-col gap-3">
        {first.slice(0, MOST).map((decision) => (
          <DecidingCard
            key={decision.key}
            life={life}
            deciding={deciding}
            decision={decision}
            today={today}
            onChosen={() => setChosen([...chosen, decision.mark])}
          />
        ))}
      </ul>
    </section>
  );
}
