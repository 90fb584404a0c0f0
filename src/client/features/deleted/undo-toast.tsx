import { useStore } from 'zustand';
import type { Workspace } from '#client/saving/workspace.ts';
import { Toast } from '#client/ui/notices/toast.tsx';
import { DELETING_COPY } from '#content/copy/person/deleting.ts';
import { SHELL_COPY } from '#content/copy/shell/shell.ts';

/** The newest deletion, with Undo. */
export function UndoToast({ workspace }: { workspace: Workspace }) {
  const latest = useStore(workspace.store, (state) => state.recentlyDeleted.at(-1));
  if (!latest) return null;
  const { docId, title } = latest;
  const copy = DELETING_COPY;

  async function undo() {
    // A keyboard user passed every card on the way, and would start again after the last.
    const isByKeys = document.activeElement?.matches(':focus-visible') ?? false;
    await workspace.actions.undoDelete(docId);
    if (isByKeys) cardOf(title)?.focus();
  }

  return (
    <Toast
      key={docId}
      message={copy.done(title)}
      dismissLabel={SHELL_COPY.dismiss}
      action={{ label: copy.undo, undone: copy.undone(title), onAction: () => void undo() }}
      onDismiss={() => workspace.actions.forgetDeleted(docId)}
    />
  );
}

function cardOf(title: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>('main article h3 a');
  return [...links].find(({ textContent }) => textContent === title);
}
