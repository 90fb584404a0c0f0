import { useStore } from 'zustand';
import type { Api } from '#client/adapters/api/api.ts';
import { listDeletedBlueprints } from '#client/adapters/api/deleted-api.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { DeletedDialog } from './deleted-dialog.tsx';

export type DeletedViewProps = {
  life: {
    readonly uid: string;
    readonly workspace: Workspace;
    readonly services: { readonly api: Pick<Api, 'restoreDocument'> };
  };
  onClose: () => void;
};

export function DeletedView({ life, onClose }: DeletedViewProps) {
  const { uid, services, workspace } = life;
  const { store, actions } = workspace;
  const byType = useStore(store, (state) => state.byType);

  async function bringBack(id: string): Promise<void> {
    // Just deleted, it is still on this page, and can be restored without the server.
    if (store.getState().recentlyDeleted.some(({ docId }) => docId === id)) {
      return actions.undoDelete(id);
    }
    await services.api.restoreDocument('blueprint', uid, id);
    actions.reload();
  }

  return (
    <DeletedDialog
      list={() => listDeletedBlueprints(uid)}
      bringBack={bringBack}
      isTaken={(type) => byType[type] !== undefined}
      onClose={onClose}
    />
  );
}
