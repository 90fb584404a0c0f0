import { useStore } from 'zustand';
import { listDeletedBlueprints } from '#client/adapters/api/deleted-api.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { DeletedDialog } from '#client/features/deleted/deleted-dialog.tsx';

export type DeletedSlotProps = { life: SignedInLife; onClose: () => void };

export function DeletedSlot({ life, onClose }: DeletedSlotProps) {
  const { uid, services, workspace } = life;
  const { store, actions } = workspace;
  const byType = useStore(store, (state) => state.byType);

  async function bringBack(id: string): Promise<void> {
    // Deleted a moment ago it is still known here, and comes back without the server.
    if (store.getState().recentlyDeleted.some(({ blueprintId }) => blueprintId === id)) {
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
