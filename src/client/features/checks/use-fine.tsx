import { type ReactNode, useState } from 'react';
import type { Life } from '#client/saving/once-per-life.ts';
import { Toast } from '#client/ui/notices/toast.tsx';
import { UI_WORDS } from '#client/ui/words.ts';
import { CHECKS_COPY } from '#content/copy/checks.ts';
import type { Finding } from '#domain/checks/finding.ts';
import { settle } from '#domain/facts/settle.ts';

type CallingFine = {
  /** Not to be brought up again until its sentence changes. */
  callFine: (finding: Finding) => void;
  /** The last one, as long as it can be taken back here. */
  fine: Finding | null;
  toast: ReactNode;
};

/** One click that lasts has a way back, wherever a finding is shown. */
export function useFine({ workspace }: Life): CallingFine {
  const { changeFacts, flush } = workspace.actions;
  const [fine, setFine] = useState<Finding | null>(null);
  function mark(finding: Finding, isFine: boolean): void {
    changeFacts((sheet, now) => settle(sheet, finding.mark, isFine, now));
    flush();
    setFine(isFine ? finding : null);
  }
  return {
    fine,
    callFine: (finding) => mark(finding, true),
    toast: fine && (
      <Toast
        of={fine}
        message={CHECKS_COPY.fineDone}
        action={{ label: CHECKS_COPY.undo, undone: UI_WORDS.undone, onAction: () => mark(fine, false) }}
        onDismiss={() => setFine(null)}
      />
    ),
  };
}
