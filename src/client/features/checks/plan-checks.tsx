import { useState } from 'react';
import { useStore } from 'zustand';
import { showPassage } from '#client/plan-view/show-passage.ts';
import type { PlanKeeper } from '#client/saving/change-plans.ts';
import type { Life } from '#client/saving/once-per-life.ts';
import { Toast } from '#client/ui/notices/toast.tsx';
import { UI_WORDS } from '#client/ui/words.ts';
import { CHECKS_COPY } from '#content/copy/checks.ts';
import type { Finding } from '#domain/checks/finding.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { settle } from '#domain/facts/settle.ts';
import { CheckList } from './check-list.tsx';
import { checkedBookOf } from './checked-book.ts';
import { useReplacing } from './use-replacing.tsx';

type PlanChecksProps = {
  id: string;
  life: Life & PlanKeeper;
  onChangeFact: (fact: FactName | null) => void;
  /** What it is worth that nothing was found: against how many facts the plan was held. */
  clear?: string | undefined;
};

/** Under a plan: what to look at before it is used. */
export function PlanChecks({ id, life, onChangeFact, clear }: PlanChecksProps) {
  const { changeFacts, flush } = life.workspace.actions;
  const findings = useStore(checkedBookOf(life), (all) => all.get(id));
  const [fine, setFine] = useState<Finding | null>(null);
  const { offerHere, dialogs } = useReplacing(life);
  if (!findings) return null;
  function mark(finding: Finding, isFine: boolean): void {
    changeFacts((sheet, now) => settle(sheet, finding.mark, isFine, now));
    flush();
    setFine(isFine ? finding : null);
  }
  return (
    <>
      <CheckList
        clear={clear}
        findings={findings.filter(({ mark: name }) => name !== fine?.mark)}
        onShow={showPassage}
        onFine={(finding) => mark(finding, true)}
        onChangePlan={(finding) => offerHere(id, finding)}
        onChangeFact={({ fact }) => onChangeFact(fact?.name ?? null)}
      />
      {dialogs}
      {fine && (
        <Toast
          of={fine}
          message={CHECKS_COPY.fineDone}
          action={{ label: CHECKS_COPY.undo, undone: UI_WORDS.undone, onAction: () => mark(fine, false) }}
          onDismiss={() => setFine(null)}
        />
      )}
    </>
  );
}
