import { useDeferredValue } from 'react';
import { useStore } from 'zustand';
import { showPassage } from '#client/plan-view/show-passage.ts';
import type { PlanKeeper } from '#client/saving/change-plans.ts';
import type { Life } from '#client/saving/once-per-life.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { CheckList } from './check-list.tsx';
import { checkedBookOf } from './checked-book.ts';
import { StillOpen } from './still-open.tsx';
import { useFine } from './use-fine.tsx';
import { useReplacing } from './use-replacing.tsx';

type PlanChecksProps = {
  id: string;
  life: Life & PlanKeeper;
  onChangeFact: (fact: FactName | null) => void;
  /** The sentence for no findings, with the number of facts that were compared. */
  clear?: string | undefined;
};

const NONE: readonly string[] = [];

/** Below a plan: what to look at before it is used. */
export function PlanChecks({ id, life, onChangeFact, clear }: PlanChecksProps) {
  const findings = useStore(checkedBookOf(life), (all) => all.get(id));
  // Read again when the page is idle, not for each keystroke.
  const blueprint = useDeferredValue(useStore(life.workspace.store, (state) => state.blueprints[id]));
  const settled = useStore(life.workspace.store, ({ sheet }) => sheet?.settled ?? NONE);
  const { fine, callFine, toast } = useFine(life);
  const { offerHere, dialogs } = useReplacing(life);
  if (!findings) return null;
  return (
    <>
      <CheckList
        clear={clear}
        open={blueprint && <StillOpen blueprint={blueprint} settled={settled} onShow={showPassage} />}
        findings={findings.filter((finding) => finding.mark !== fine?.mark)}
        onShow={showPassage}
        onFine={callFine}
        onChangePlan={(finding) => offerHere(id, finding) || showPassage(finding)}
        onChangeFact={({ fact }) => onChangeFact(fact?.name ?? null)}
      />
      {dialogs}
      {toast}
    </>
  );
}
