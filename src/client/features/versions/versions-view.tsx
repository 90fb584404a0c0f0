import { useStore } from 'zustand';
import { VERSIONS_API } from '#client/adapters/api/versions-api.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { VersionsDialog, type VersionsDialogProps } from './versions-dialog.tsx';

export type VersionsViewProps = { id: string; workspace: Workspace } & Pick<
  VersionsDialogProps,
  'onClose' | 'onRestore'
>;

export function VersionsView({ id, workspace, onClose, onRestore }: VersionsViewProps) {
  const uid = useStore(workspace.store, (state) => state.user.uid);
  const blueprint = useStore(workspace.store, (state) => state.blueprints[id]);
  if (!blueprint) return null;
  return (
    <VersionsDialog
      open
      onClose={onClose}
      blueprint={blueprint}
      list={() => VERSIONS_API.listVersions('blueprint', uid, id)}
      read={(versionId) => VERSIONS_API.readVersion('blueprint', uid, id, versionId)}
      onRestore={onRestore}
    />
  );
}
