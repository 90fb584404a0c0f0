import type { VersionsApi } from '#client/adapters/api/versions-api.ts';
import type { AppUser } from '#domain/account/account.ts';
import { type Backup, type BackupEntry, type BackupVersion, makeBackup } from '#domain/backup/backup.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { blueprintSchema } from '#domain/blueprint/blueprint-schema.ts';
import { AppError } from '#domain/errors.ts';
import type { KindName } from '#domain/kinds.ts';
import type { Launch } from '#domain/launch/launch.ts';

export type BackupApi = VersionsApi;

type Collecting = {
  user: AppUser;
  /** As they are on this screen, so that words not sent yet are in the file too. */
  blueprints: readonly Blueprint[];
  /** null: there is none yet. */
  launch: Launch | null;
  api: BackupApi;
  now: string;
  onProgress: (done: number) => void;
};

export async function collectBackup(collecting: Collecting): Promise<Backup> {
  const { user, blueprints, launch, api, now, onProgress } = collecting;
  const entries: BackupEntry[] = [];
  for (const blueprint of blueprints) {
    // Typed too long to be saved. In a file it would make the whole of it unreadable, and that only when it is needed.
    if (!blueprintSchema.safeParse(blueprint).success) throw new AppError('too-large');
    entries.push({ blueprint, versions: await versionsOf(api, 'blueprint', user.uid, blueprint.id) });
    onProgress(entries.length);
  }
  const versions = launch ? await versionsOf(api, 'launch', user.uid, launch.id) : [];
  return makeBackup({ user, entries, launch: launch ? { launch, versions } : undefined, now });
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
