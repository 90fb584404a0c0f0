import { useMemo } from 'react';
import { useStore } from 'zustand';
import { showPassage } from '#client/plan-view/show-passage.ts';
import type { Life } from '#client/saving/once-per-life.ts';
import { Button } from '#client/ui/button.tsx';
import { CHECKS_COPY } from '#content/copy/checks.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { Finding } from '#domain/checks/finding.ts';
import { CheckItem, type CheckItemActions } from './check-item.tsx';
import { checkedBookOf } from './checked-book.ts';

/** A plan that contradicts a fact. */
export type FindingInPlan = { readonly id: string; readonly title: string; readonly finding: Finding };

export type FindingsProps = {
  life: Life;
  onOpen: (type: BlueprintType) => void;
  /** Called fine a moment ago. */
  fine: Finding | null;
  onFine: (finding: Finding) => void;
  /** False if the plan can't follow the fact. */
  onChangePlan: (id: string, finding: Finding) => boolean;
};

/** What is doubted in all plans, and what can be done about each. */
export function useFindings({ life, onOpen, fine, onFine, onChangePlan }: FindingsProps) {
  const { store } = life.workspace;
  const checked = useStore(checkedBookOf(life));
  const blueprints = useStore(store, (state) => state.blueprints);
  const findings = useMemo(
    () =>
      [...checked].flatMap(([id, all]): FindingInPlan[] => {
        const title = blueprints[id]?.title ?? '';
        return all.filter(({ mark }) => mark !== fine?.mark).map((finding) => ({ id, title, finding }));
      }),
    [checked, blueprints, fine],
  );
  const actionsOf = ({ id, finding }: FindingInPlan) => {
    function onShow() {
      const type = store.getState().blueprints[id]?.type;
      if (!type) return;
      onOpen(type);
      showPassage(finding);
    }
    return { onShow, onFine, onChangePlan: () => onChangePlan(id, finding) || onShow() };
  };
  return { findings, actionsOf };
}

type FactFindingsProps = {
  findings: readonly FindingInPlan[];
  actionsOf: (of: FindingInPlan) => CheckItemActions;
  /** Values in several sentences, to be changed together. */
  repeated: readonly string[];
  onChangeAll: (words: string) => void;
};

/** Next to a fact: the plans that contradict it. */
export function FactFindings({ findings, actionsOf, repeated, onChangeAll }: FactFindingsProps) {
  if (findings.length === 0) return null;
  return (
    <details className="mt-3">
      <summary className="cursor-pointer text-[0.9375rem] font-semibold text-gold-text">
        {CHECKS_COPY.otherwise(findings.length)}
      </summary>
      {repeated.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-2">
          {repeated.map((words) => (
            <Button key={words} size="small" variant="secondary" onClick={() => onChangeAll(words)}>
              {CHECKS_COPY.changeAll(words)}
            </Button>
          ))}
        </p>
      )}
      <ul className="mt-2 flex flex-col gap-2">
        {findings.map((one) => (
          <CheckItem
            key={`${one.id} ${one.finding.mark}`}
            finding={one.finding}
            where={CHECKS_COPY.inPlan(one.title)}
            {...actionsOf(one)}
          />
        ))}
      </ul>
    </details>
  );
}
