import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createAccountApi } from '#client/adapters/api/account-api.ts';
import type { Api } from '#client/adapters/api/api.ts';
import { createVersionsApi } from '#client/adapters/api/versions-api.ts';
import { saveFile } from '#client/adapters/device/download.ts';
import { freshId } from '#client/adapters/device/fresh-id.ts';
import { forgetSound } from '#client/adapters/recording/kept-sound.ts';
import { localDay } from '#client/adapters/time/local-day.ts';
import { settleSaves } from '#client/saving/settle-saves.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import type { Ended } from '#content/copy/person/ended.ts';
import { backupText } from '#domain/backup/backup.ts';
import { KIND_NAMES } from '#domain/kinds.ts';
import { collectBackup } from './collect-backup.ts';
import { MyDataDialog } from './my-data-dialog.tsx';

/** Downloads a backup of everything on this screen; returns its name and content. */
export async function saveBackup({ store }: Workspace, onProgress: (done: number, total: number) => void) {
  const { user, documents: byKind } = store.getState();
  const documents = KIND_NAMES.flatMap((kind) => Object.values(byKind[kind]).map((doc) => ({ kind, doc })));
  const now = new Date().toISOString();
  const backup = await collectBackup({
    user,
    documents,
    api: createVersionsApi(),
    now,
    onProgress: (done) => onProgress(done, documents.length),
  });
  const name = `launch-blueprint-backup-${localDay(new Date(now))}.json`;
  saveFile(name, backupText(backup), 'application/json');
  return name;
}

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
  const [api] = useState(() => ({ ...services.api, ...createAccountApi(), ...createVersionsApi() }));
  const byKind = useStore(workspace.store, (state) => state.documents);
  const documents = useMemo(
    () => KIND_NAMES.flatMap((kind) => Object.values(byKind[kind]).map((doc) => ({ kind, doc }))),
    [byKind],
  );
  return (
    <MyDataDialog
      open
      onClose={onClose}
      services={{
        user,
        api,
        documents,
        now: () => new Date().toISOString(),
        newId: freshId,
        settle: () => settleSaves(workspace),
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
