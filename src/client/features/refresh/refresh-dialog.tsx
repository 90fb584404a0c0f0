import { useStore } from 'zustand';
import { Dialog } from '#client/ui/dialog.tsx';
import { REFRESH_COPY } from '#content/copy/book.ts';
import { BY_HAND_COPY } from '#content/copy/writing/by-hand.ts';
import { RefreshByHand } from './refresh-by-hand.tsx';
import { RefreshChoice } from './refresh-choice.tsx';
import type { RefreshDialogProps } from './refresh-dialog-props.ts';
import { RefreshProgress } from './refresh-progress.tsx';

export function RefreshDialog(props: RefreshDialogProps) {
  const { open, onClose, items, refresh, promptOf, hasKey, titleOf } = props;
  const state = useStore(refresh.store);
  if (!open) return null;
  const isByHand = state.status === 'idle' && !hasKey;

  // Closing the dialog does not stop the writing: the notice behind it opens the dialog again.
  function close() {
    refresh.clear();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={close}
      size={isByHand ? 'medium' : 'large'}
      title={REFRESH_COPY.title}
      description={isByHand ? BY_HAND_COPY.lead : REFRESH_COPY.description}
      closeLabel={REFRESH_COPY.close}
    >
      {isByHand ? (
        <RefreshByHand {...props} />
      ) : state.status === 'idle' ? (
        <RefreshChoice
          items={items}
          promptOf={promptOf}
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
