import type { Api } from '#client/adapters/api/api.ts';
import type { BackupEntry } from '#domain/backup/backup.ts';
import { type RestoreChoices, type RestoreItem, restoredBlueprints } from '#domain/backup/backup-restore.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { Base } from '#domain/documents/document.ts';

export type RestoreApi = Pick<Api, 'putDocument' | 'keepVersion'>;

type Restoring = {
  uid: string;
  items: readonly RestoreItem[];
  choices: RestoreChoices;
  /** What was stored when the preview was drawn: the server refuses the write if it changed since. */
  stored: readonly Base<Blueprint>[];
  api: RestoreApi;
  ids: () => string;
  now: string;
  onProgress: (done: number) => void;
};

export type RestoreOutcome = { done: number; total: number; error?: unknown };

/** One blueprint after the other; at the first refusal it stops and says how far it came. */
export async function applyRestore(restoring: Restoring): Promise<RestoreOutcome> {
  const { uid, items, choices, stored, api, ids, now, onProgress } = restoring;
  const total = countWrites(items, choices);
  let done = 0;
  try {
    const clientId = ids();
    for (const { blueprint, entry } of restoredBlueprints(items, choices, ids, now)) {
      const baseVersion = stored.find(({ doc }) => doc.id === blueprint.id)?.version ?? 0;
      await api.putDocument(uid, { kind: 'blueprint', doc: blueprint, baseVersion, seq: 1 }, clientId);
      await keepVersions(api, uid, blueprint.id, entry);
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
  id: string,
  { versions }: BackupEntry,
): Promise<void> {
  for (const { field, text, origin, savedAt } of versions) {
    await api.keepVersion('blueprint', uid, id, { field, text, origin, savedAt });
  }
}

export function countWrites(items: readonly RestoreItem[], choices: RestoreChoices): number {
  return restoredBlueprints(items, choices, () => '', '').length;
}
