import { useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useToday } from '#client/loading/use-today.ts';
import type { PlanKeeper } from '#client/saving/change-plans.ts';
import { Button } from '#client/ui/button.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { NextFive } from '#client/ui/next-five.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { announce } from '#client/ui/notices/live-region.tsx';
import { DECIDE_COPY } from '#content/copy/decisions.ts';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import { questionFor } from '#content/decisions/fact-questions.ts';
import { matterLabel } from '#content/decisions/point-groups.ts';
import { SHOWN_AT_FIRST } from '#content/decisions/shown-at-first.ts';
import type { Decision } from '#domain/decisions/decision.ts';
import { findDecisions } from '#domain/decisions/find-decisions.ts';
import { countConfirmed } from '#domain/facts/confirmed-facts.ts';
import { DecidingCard } from './deciding-card.tsx';
import { type Settled, useDeciding } from './use-deciding.tsx';

export type DecisionsPartProps = {
  life: PlanKeeper;
  /** Replaces the all-clear while sentences of plans contradict facts. */
  notClear?: string | undefined;
  onSettled: (settled: Settled) => void;
};

/** The first part of My facts: each decision that only the person can make, once. */
export function DecisionsPart({ life, notClear, onSettled }: DecisionsPartProps) {
  const deciding = useDeciding(life, onSettled);
  const heading = useRef<HTMLHeadingElement>(null);
  const { store } = life.workspace;
  const byId = useStore(store, (state) => state.blueprints);
  const sheet = useStore(store, (state) => state.sheet);
  const today = useToday();
  const { open, later, suggested } = useMemo(
    () => findDecisions({ blueprints: Object.values(byId), sheet, tables: DECISION_TABLES, today }),
    [byId, sheet, today],
  );
  // The clicked button is gone with its question; the next one is right here.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const card = (decision: Decision) => (
    <DecidingCard
      key={decision.key}
      life={life}
      deciding={deciding}
      decision={decision}
      today={today}
      onChosen={focusHeading}
      onNotNow={() => {
        deciding.putOff(decision, true);
        announce(DECIDE_COPY.putOff(matterLabel(decision.matter)));
        focusHeading();
      }}
    />
  );
  return (
    <section aria-labelledby="to-decide" className="mt-1">
      <h2 id="to-decide" ref={heading} tabIndex={-1} className="font-serif text-2xl font-semibold">
        {DECIDE_COPY.title}
        {open.length > 0 && (
          <span className="ml-2 font-sans text-base font-normal text-soft"> {open.length}</span>
        )}
      </h2>
      <p className="mt-1 text-soft">
        {open.length > 0
          ? DECIDE_COPY.lead
          : (notClear ?? DECIDE_COPY.clear(countConfirmed(sheet), suggested))}
      </p>
      {deciding.problem && <ErrorBox>{deciding.problem}</ErrorBox>}
      {open.length > 0 && (
        <NextFive items={open} first={SHOWN_AT_FIRST} nextLabel={DECIDE_COPY.next} of={DECIDE_COPY.title}>
          {(shown) => <ul className="mt-3 flex flex-col gap-3">{shown.map(card)}</ul>}
        </NextFive>
      )}
      {later.length > 0 && (
        <div className="mt-3">
          <Disclosure title={DECIDE_COPY.later} note={String(later.length)}>
            <ul className="flex flex-col">
              {later.map((decision) => (
                <li key={decision.key} className="flex flex-wrap items-center justify-between gap-x-3">
                  <span className="min-w-0 break-words">{questionFor(decision.matter)}</span>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={DECIDE_COPY.named(DECIDE_COPY.askNow, matterLabel(decision.matter))}
                    onClick={() => deciding.putOff(decision, false)}
                  >
                    {DECIDE_COPY.askNow}
                  </Button>
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </section>
  );
}
