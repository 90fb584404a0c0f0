import type { VersionsApi } from '#client/adapters/api/versions-api.ts';
import type { AppUser } from '#domain/account/account.ts';
import { type Backup, type BackupEntry, type BackupVersion, makeBackup } from '#domain/backup/backup.ts';
import { AppError } from '#domain/errors.ts';
import { KIND_SCHEMAS } from '#domain/kind-schemas.ts';
import type { KindName } from '#domain/kinds.ts';

export type BackupApi = VersionsApi;

type Collecting = {
  user: AppUser;
  /** As they are on this screen, so that words not sent yet are in the file too. */
  documents: readonly Pick<BackupEntry, 'kind' | 'doc'>[];
  api: BackupApi;
  now: string;
  onProgress: (done: number) => void;
};

export async function collectBackup({ user, documents, api, now, onProgress }: Collecting): Promise<Backup> {
  const entries: BackupEntry[] = [];
  for (const { kind, doc } of documents) {
    // Typed too long to be saved. In a file it would make the whole of it unreadable, and that only when it is needed.
    if (!KIND_SCHEMAS[kind].safeParse(doc).success) throw new AppError('too-large');
    // Not changed since a reader wrote it: a thousand comments need not be asked for one after the other.
    const isUntouched = kind === 'comment' && doc.createdAt === doc.updatedAt;
    const versions = isUntouched ? [] : await versionsOf(api, kind, user.uid, doc.id);
    entries.push({ kind, doc, versions });
    onProgress(entries.length);
  }
  return makeBackup({ user, entries, now });
}

async function versionsOf(api: BackupApi, kind: KindName, uid: string, id: string): Promise<BackupVersion[]> {
  try {
    const versions: BackupVersion[] = [];
    for (const { versionId } of await api.listVersions(kind, uid, id)) {
      const { savedAt, origin, field, text } = await api.readVersion(kind, uid, id, versionId);
      versions.push({ savedAt, origin, field, text });
    }
    return versions;
  } catch (error) {
    // Created a moment ago and not sent yet: it has no history, and the backup must not fail for that.
    if (error instanceof AppError && error.code === 'not-found') return [];
    throw error;
  }
}
