import type { Api } from '#client/adapters/api/api.ts';
import type { ReceivedDocument } from '#domain/all-documents.ts';
import {
  type RestoreChoices,
  type RestoredDocument,
  type RestoreItem,
  restoredDocuments,
} from '#domain/backup/backup-restore.ts';
import type { KindName } from '#domain/kinds.ts';

export type RestoreApi = Pick<Api, 'putDocument' | 'keepVersion'>;

type Restoring = {
  uid: string;
  items: readonly RestoreItem[];
  choices: RestoreChoices;
  /** The documents when the preview was shown: the server refuses a write if one has changed since. */
  stored: readonly ReceivedDocument[];
  api: RestoreApi;
  ids: () => string;
  now: string;
  onProgress: (done: number) => void;
};

export type RestoreOutcome = { done: number; total: number; error?: unknown };

/** One document after another; stops at the first refusal and reports how far it came. */
export async function applyRestore(restoring: Restoring): Promise<RestoreOutcome> {
  const { uid, items, choices, stored, api, ids, now, onProgress } = restoring;
  const total = kindsToWrite(items, choices).length;
  let done = 0;
  try {
    const clientId = ids();
    for (const restored of restoredDocuments(items, choices, ids, now)) {
      const { kind, doc } = restored;
      const baseVersion = stored.find((told) => told.doc.id === doc.id)?.version ?? 0;
      await api.putDocument(uid, { kind, doc, baseVersion, seq: 1 }, clientId);
      await keepVersions(api, uid, restored);
      done += 1;
      onProgress(done);
    }
    return { done, total };
  } catch (error) {
    return { done, total, error };
  }
}

async function keepVersions(
  api: RestoreApi,
  uid: string,
  { kind, doc, versions }: RestoredDocument,
): Promise<void> {
  for (const { field, text, origin, savedAt } of versions) {
    await api.keepVersion(kind, uid, doc.id, { field, text, origin, savedAt });
  }
}

/** The kinds of all documents that would be written. */
export function kindsToWrite(items: readonly RestoreItem[], choices: RestoreChoices): KindName[] {
  return restoredDocuments(items, choices, () => '', '').map(({ kind }) => kind);
}
