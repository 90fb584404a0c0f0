import { VERSIONS_API, type VersionsApi } from '#client/adapters/api/versions-api.ts';
import { saveFile } from '#client/adapters/device/download.ts';
import { localDay } from '#client/adapters/time/local-day.ts';
import type { AppUser } from '#domain/account/account.ts';
import {
  type Backup,
  type BackupEntry,
  type BackupVersion,
  backupText,
  makeBackup,
} from '#domain/backup/backup.ts';
import { AppError } from '#domain/errors.ts';
import { KIND_SCHEMAS } from '#domain/kind-schemas.ts';
import type { KindName } from '#domain/kinds.ts';

type Collecting = {
  user: AppUser;
  /** As on this screen, so that unsent words are in the file too. */
  documents: readonly Pick<BackupEntry, 'kind' | 'doc'>[];
  api: VersionsApi;
  now: string;
  onProgress: (done: number) => void;
};

/** Gives everything that is on this screen to the person as a file; its name, and what is in it. */
export async function saveBackupFile(
  collecting: Pick<Collecting, 'user' | 'documents' | 'onProgress'>,
): Promise<{ name: string; backup: Backup }> {
  const now = new Date().toISOString();
  const backup = await collectBackup({ ...collecting, api: VERSIONS_API, now });
  const name = `launch-blueprint-backup-${localDay(new Date(now))}.json`;
  saveFile(name, backupText(backup), 'application/json');
  return { name, backup };
}

export async function collectBackup({ user, documents, api, now, onProgress }: Collecting): Promise<Backup> {
  const entries: BackupEntry[] = [];
  for (const { kind, doc } of documents) {
    // Too long to be saved. In a backup it would make the whole file unreadable, just when it is needed.
    if (!KIND_SCHEMAS[kind].safeParse(doc).success) throw new AppError('too-large');
    // Unchanged since a reader wrote it: a thousand comments needn't be fetched one after another.
    const isUntouched = kind === 'comment' && doc.createdAt === doc.updatedAt;
    const versions = isUntouched ? [] : await versionsOf(api, kind, user.uid, doc.id);
    entries.push({ kind, doc, versions });
    onProgress(entries.length);
  }
  return makeBackup({ user, entries, now });
}

async function versionsOf(
  api: VersionsApi,
  kind: KindName,
  uid: string,
  id: string,
): Promise<BackupVersion[]> {
  try {
    const versions: BackupVersion[] = [];
    for (const { versionId } of await api.listVersions(kind, uid, id)) {
      const { savedAt, origin, field, text } = await api.readVersion(kind, uid, id, versionId);
      versions.push({ savedAt, origin, field, text });
    }
    return versions;
  } catch (error) {
    // Just created and not sent yet: it has no history, and the backup must not fail because of that.
    if (error instanceof AppError && error.code === 'not-found') return [];
    throw error;
  }
}
