import { useState } from 'react';
import { useStore } from 'zustand';
import { checkedBookOf } from '#client/app/screens/checked-book.ts';
import { askedFactOf } from '#client/app/screens/facts/asked-fact.ts';
import { useReplacing } from '#client/app/screens/facts/use-replacing.tsx';
import { showPassage } from '#client/app/screens/show-passage.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { CheckList } from '#client/features/checks/check-list.tsx';
import { announce } from '#client/ui/notices/live-region.tsx';
import { Toast } from '#client/ui/notices/toast.tsx';
import { CHECKS_COPY } from '#content/copy/checks.ts';
import type { Finding } from '#domain/checks/finding.ts';
import { settle } from '#domain/launch/change-launch.ts';

type PlanChecksProps = { id: string; life: SignedInLife; onOpenFacts: () => void };

/** Under a plan: what to look at before it is used. */
export function PlanChecks({ id, life, onOpenFacts }: PlanChecksProps) {
  const { changeLaunch, flush } = life.workspace.actions;
  const findings = useStore(checkedBookOf(life), (all) => all.get(id));
  const [fine, setFine] = useState<Finding | null>(null);
  const { offerHere, dialogs } = useReplacing(life);
  if (!findings) return null;
  function mark(finding: Finding, isFine: boolean): void {
    changeLaunch((launch, now) => settle(launch, finding.mark, isFine, now));
    flush();
    setFine(isFine ? finding : null);
    if (isFine) announce(CHECKS_COPY.fineDone);
  }
  return (
    <>
      <CheckList
        findings={findings.filter(({ mark: name }) => name !== fine?.mark)}
        onShow={showPassage}
        onFine={(finding) => mark(finding, true)}
        onChangePlan={(finding) => offerHere(id, finding)}
        onChangeFact={({ fact }) => {
          askedFactOf(life).setState({ fact: fact?.name ?? null });
          onOpenFacts();
        }}
      />
      {dialogs}
      {fine && (
        <Toast
          key={fine.mark}
          message={CHECKS_COPY.fineDone}
          action={{ label: CHECKS_COPY.undo, onAction: () => mark(fine, false) }}
          onDismiss={() => setFine(null)}
        />
      )}
    </>
  );
}
