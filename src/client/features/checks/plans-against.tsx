import { useMemo } from 'react';
import { useStore } from 'zustand';
import { localDay } from '#client/adapters/time/local-day.ts';
import { showPassage } from '#client/plan-view/show-passage.ts';
import type { Life } from '#client/saving/once-per-life.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { Finding } from '#domain/checks/finding.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { valueKey } from '#domain/facts/same-value.ts';
import { checkedBookOf } from './checked-book.ts';
import { FactFindings, type FindingInPlan } from './fact-findings.tsx';

type PlansAgainstProps = {
  fact: FactName;
  life: Life;
  onOpen: (type: BlueprintType) => void;
  fine: Finding | null;
  onFine: (finding: Finding) => void;
  onChangePlan: (id: string, finding: Finding) => void;
  onChangeFact: () => void;
  /** Replaces these words with the fact, in all plans. */
  onChangeAll: (words: string) => void;
};

/** Sentences in plans that contradict this fact. */
export function PlansAgainst(props: PlansAgainstProps) {
  const { fact, life, fine, onOpen, onFine, onChangePlan, onChangeFact, onChangeAll } = props;
  const { store } = life.workspace;
  const checked = useStore(checkedBookOf(life));
  const blueprints = useStore(store, (state) => state.blueprints);
  const findings = useMemo(
    () =>
      [...checked].flatMap(([id, all]): FindingInPlan[] => {
        const title = blueprints[id]?.title ?? '';
        return all.flatMap((finding) =>
          finding.fact?.name === fact && finding.mark !== fine?.mark ? [{ id, title, finding }] : [],
        );
      }),
    [checked, blueprints, fact, fine],
  );
  return (
    <FactFindings
      findings={findings}
      repeated={repeatedIn(fact, findings)}
      onChangeAll={onChangeAll}
      actionsOf={({ id, finding }) => ({
        onShow() {
          const type = store.getState().blueprints[id]?.type;
          if (!type) return;
          onOpen(type);
          showPassage(finding);
        },
        onFine,
        onChangePlan: () => onChangePlan(id, finding),
        onChangeFact,
      })}
    />
  );
}

function repeatedIn(fact: FactName, findings: readonly FindingInPlan[]): string[] {
  const today = localDay();
  const byValue = Map.groupBy(findings, ({ finding }) => valueKey(fact, finding.words, today));
  return [...byValue.values()].flatMap(([first, ...others]) =>
    first && others.length > 0 ? [first.finding.words] : [],
  );
}
