import { Toast } from '#client/ui/toast.tsx';
import { PLAN_READY_COPY } from '#content/copy/plan-ready.ts';
import { SHELL_COPY } from '#content/copy/shell.ts';

type PlanReadyToastProps = { title: string; isWritten: boolean; onOpen: () => void; onDismiss: () => void };

// Longer than other notices: a plan takes minutes, and whoever waits for it reads something else meanwhile.
const SHOWN_MS = 30_000;

export function PlanReadyToast({ title, isWritten, onOpen, onDismiss }: PlanReadyToastProps) {
  const { written, read, unfinished, open } = PLAN_READY_COPY;
  return (
    <Toast
      key={`${title} ${isWritten}`}
      isAtTop
      message={isWritten ? written(title) : unfinished(title)}
      dismissLabel={SHELL_COPY.dismiss}
      durationMs={SHOWN_MS}
      action={{ label: isWritten ? read : open, onAction: onOpen }}
      onDismiss={onDismiss}
    />
  );
}
