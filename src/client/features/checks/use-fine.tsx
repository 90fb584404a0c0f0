import { type ReactNode, useState } from 'react';
import type { Life } from '#client/saving/once-per-life.ts';
import { type DoneMessage, DoneToast } from '#client/ui/notices/done-toast.tsx';
import { CHECKS_COPY } from '#content/copy/checks.ts';
import type { Finding } from '#domain/checks/finding.ts';
import { setMark } from '#domain/facts/settle.ts';

type CallingFine = {
  /** Dismisses a finding until its sentence changes. */
  callFine: (finding: Finding) => void;
  /** The last one, while it can be undone here. */
  fine: Finding | null;
  toast: ReactNode;
};

/** Dismissing a finding, with undo, wherever it is shown. */
export function useFine({ workspace }: Life): CallingFine {
  const { changeFacts, flush } = workspace.actions;
  const [told, setTold] = useState<(DoneMessage & { finding: Finding }) | null>(null);
  function mark(finding: Finding, isFine: boolean): void {
    changeFacts((sheet, now) => setMark(sheet, finding.mark, isFine, now));
    flush();
    setTold(isFine ? { finding, message: CHECKS_COPY.fineDone, undo: () => mark(finding, false) } : null);
  }
  return {
    fine: told?.finding ?? null,
    callFine: (finding) => mark(finding, true),
    toast: <DoneToast told={told} onGone={() => setTold(null)} />,
  };
}
