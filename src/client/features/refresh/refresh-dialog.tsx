import { useStore } from 'zustand';
import { Dialog } from '#client/ui/dialog.tsx';
import { REFRESH_COPY } from '#content/copy/book.ts';
import { RefreshChoice } from './refresh-choice.tsx';
import type { RefreshDialogProps } from './refresh-dialog-props.ts';
import { RefreshProgress } from './refresh-progress.tsx';

export function RefreshDialog({
  open,
  onClose,
  items,
  refresh,
  promptOf,
  hasKey,
  titleOf,
}: RefreshDialogProps) {
  const state = useStore(refresh.store);
  if (!open) return null;
  const isChoosing = state.status === 'idle';

  // Closing the dialog does not stop the writing: the notice behind it opens the dialog again.
  function close() {
    refresh.clear();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={close}
      size="large"
      title={REFRESH_COPY.title}
      description={REFRESH_COPY.description}
      closeLabel={REFRESH_COPY.close}
    >
      {isChoosing ? (
        <RefreshChoice
          items={items}
          promptOf={promptOf}
          hasKey={hasKey}
          titleOf={titleOf}
          onCancel={close}
          onStart={(ids) => void refresh.start(ids)}
        />
      ) : (
        <RefreshProgress state={state} titleOf={titleOf} onStop={refresh.stop} onClose={close} />
      )}
    </Dialog>
  );
}
