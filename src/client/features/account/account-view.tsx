import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createAccountApi } from '#client/adapters/api/account-api.ts';
import type { Api } from '#client/adapters/api/api.ts';
import { forgetSound } from '#client/adapters/recording/kept-sound.ts';
import { sendPendingSaves } from '#client/saving/settle-saves.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import type { WorkspaceState } from '#client/saving/workspace-state.ts';
import type { Ended } from '#content/copy/person/ended.ts';
import { KIND_NAMES } from '#domain/kinds.ts';
import { saveBackupFile } from './collect-backup.ts';
import { MyDataDialog } from './my-data-dialog.tsx';

/** Downloads a backup of everything on this screen; returns its name and content. */
export async function saveBackup({ store }: Workspace, onProgress: (done: number, total: number) => void) {
  const { user, documents: byKind } = store.getState();
  const documents = documentsIn(byKind);
  const tell = (done: number) => onProgress(done, documents.length);
  return (await saveBackupFile({ user, documents, onProgress: tell })).name;
}

const documentsIn = (byKind: WorkspaceState['documents']) =>
  KIND_NAMES.flatMap((kind) => Object.values(byKind[kind]).map((doc) => ({ kind, doc })));

type Life = {
  readonly uid: string;
  readonly workspace: Workspace;
  readonly services: { readonly api: Api };
  readonly forget: () => void;
};

export type AccountViewProps = {
  life: Life;
  onClose: () => void;
  onSignOutEverywhere: () => void;
  onLeave: (clear: () => Promise<void>, ended?: Ended) => void;
};

export function AccountView({ life, onClose, onSignOutEverywhere, onLeave }: AccountViewProps) {
  const { workspace, services } = life;
  const user = useStore(workspace.store, (state) => state.user);
  const [api] = useState(() => ({ ...services.api, ...createAccountApi() }));
  const byKind = useStore(workspace.store, (state) => state.documents);
  const documents = useMemo(() => documentsIn(byKind), [byKind]);
  return (
    <MyDataDialog
      onClose={onClose}
      services={{
        user,
        api,
        documents,
        sendPending: () => sendPendingSaves(workspace),
        onRestored: workspace.actions.reload,
        onSignOutEverywhere,
        onDeleted: () => onLeave(() => forgetDeleted(life), 'deleted'),
      }}
    />
  );
}

/** The account is gone on the server: whatever it replies now, this browser clears its data. */
async function forgetDeleted({ uid, workspace, forget }: Life): Promise<void> {
  await workspace.actions.signOut({ discard: true }).catch(() => undefined);
  await forgetSound(uid).catch(() => undefined);
  forget();
}
