import { useState } from 'react';
import { useStore } from 'zustand';
import { createVersionsApi } from '#client/adapters/api/versions-api.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { VersionsDialog, type VersionsDialogProps } from './versions-dialog.tsx';

export type VersionsViewProps = { id: string; workspace: Workspace } & Pick<
  VersionsDialogProps,
  'onClose' | 'onRestore'
>;

export function VersionsView({ id, workspace, onClose, onRestore }: VersionsViewProps) {
  const [api] = useState(() => createVersionsApi());
  const uid = useStore(workspace.store, (state) => state.user.uid);
  const blueprint = useStore(workspace.store, (state) => state.blueprints[id]);
  if (!blueprint) return null;
  return (
    <VersionsDialog
      open
      onClose={onClose}
      blueprint={blueprint}
      list={() => api.listVersions('blueprint', uid, id)}
      read={(versionId) => api.readVersion('blueprint', uid, id, versionId)}
      onRestore={onRestore}
    />
  );
}
