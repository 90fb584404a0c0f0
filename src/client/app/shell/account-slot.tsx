import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createAccountApi } from '#client/adapters/api/account-api.ts';
import { createVersionsApi } from '#client/adapters/api/versions-api.ts';
import { freshId } from '#client/adapters/device/fresh-id.ts';
import type { Services } from '#client/app/services.ts';
import { MyDataDialog } from '#client/features/account/my-data-dialog.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import { settleSaves } from './settle-saves.ts';

export type AccountSlotProps = {
  workspace: Workspace;
  services: Services;
  onClose: () => void;
  onSignedOut: () => void;
};

export function AccountSlot({ workspace, services, onClose, onSignedOut }: AccountSlotProps) {
  const user = useStore(workspace.store, (state) => state.user);
  const [api] = useState(() => ({ ...services.api, ...createAccountApi(), ...createVersionsApi() }));
  const byId = useStore(workspace.store, (state) => state.blueprints);
  const blueprints = useMemo(() => Object.values(byId), [byId]);
  return (
    <MyDataDialog
      open
      onClose={onClose}
      services={{
        user,
        api,
        blueprints,
        now: () => new Date().toISOString(),
        newId: freshId,
        settle: () => settleSaves(workspace),
        onRestored: workspace.actions.reload,
        onSignedOut,
      }}
    />
  );
}
