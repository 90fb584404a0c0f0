import { useMemo } from 'react';
import { useStore } from 'zustand';
import { showPassage } from '#client/plan-view/show-passage.ts';
import type { Life } from '#client/saving/once-per-life.ts';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { NextFive } from '#client/ui/next-five.tsx';
import { CHECKS_COPY } from '#content/copy/checks.ts';
import { GAPS_COPY } from '#content/copy/gaps.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { Finding } from '#domain/checks/finding.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { CheckItem } from './check-item.tsx';
import { checkedBookOf } from './checked-book.ts';
import type { FindingInPlan } from './fact-findings.tsx';

type AllChecksProps = {
  life: Life;
  onOpen: (type: BlueprintType) => void;
  /** The finding just dismissed. */
  fine: Finding | null;
  onFine: (finding: Finding) => void;
  onChangePlan: (id: string, finding: Finding) => void;
  onChangeFact: (fact: FactName) => void;
};

/** Findings of all plans, by subject. */
export function AllChecks({ life, fine, onOpen, ...actions }: AllChecksProps) {
  const { store } = life.workspace;
  const checked = useStore(checkedBookOf(life));
  const blueprints = useStore(store, (state) => state.blueprints);
  const groups = useMemo(() => {
    const all = [...checked].flatMap(([id, findings]): FindingInPlan[] =>
      findings
        .filter(({ mark }) => mark !== fine?.mark)
        .map((finding) => ({ id, title: blueprints[id]?.title ?? '', finding })),
    );
    return [...Map.groupBy(all, ({ finding }) => groupOf(finding))];
  }, [checked, blueprints, fine]);
  const count = groups.reduce((sum, [, own]) => sum + own.length, 0);
  if (count === 0) return null;
  return (
    <Disclosure title={CHECKS_COPY.toCheck} note={CHECKS_COPY.count(count)}>
      <NextFive items={groups} nextLabel={GAPS_COPY.next} of={CHECKS_COPY.toCheck}>
        {(shown) =>
          shown.map(([name, own]) => (
            <Disclosure key={name} level={3} title={name} note={String(own.length)}>
              <NextFive items={own} nextLabel={GAPS_COPY.next} of={name}>
                {(few) => (
                  <ul className="flex flex-col gap-2">
                    {few.map(({ id, title, finding }) => (
                      <CheckItem
                        key={`${id} ${finding.mark}`}
                        finding={finding}
                        where={CHECKS_COPY.inPlan(title)}
                        onShow={() => {
                          const type = store.getState().blueprints[id]?.type;
                          if (!type) return;
                          onOpen(type);
                          showPassage(finding);
                        }}
                        onFine={actions.onFine}
                        onChangePlan={() => actions.onChangePlan(id, finding)}
                        onChangeFact={({ fact }) => fact && actions.onChangeFact(fact.name)}
                      />
                    ))}
                  </ul>
                )}
              </NextFive>
            </Disclosure>
          ))
        }
      </NextFive>
    </Disclosure>
  );
}

const groupOf = ({ kind, fact }: Finding) => (fact ? FACT_LABELS[fact.name] : CHECKS_COPY.why[kind]);
