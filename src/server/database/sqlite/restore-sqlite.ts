import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { APPLIED, type Migration, pendingMigrations } from '#server/database/migration.ts';
import { DatabaseInUseError, lockDataFolder, openAlone } from './data-folder-lock.ts';
import { leaveToOwner } from './leave-to-owner.ts';
import { syncToDisk } from './sync-to-disk.ts';

const COMPANIONS = ['', '-wal', '-shm'];

export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

type Restored = { users: number; setAside: string | undefined };

/** Replaces a database that no program uses with a backup. The old one is set aside, never deleted. */
export function restoreSqlite(
  backup: string,
  database: string,
  migrations: readonly Migration[],
  aside: string,
): Restored {
  if (!existsSync(backup)) throw new RestoreError(`There is no file at ${backup}. Check its name.`);
  const folder = dirname(database);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockDataFolder(folder);
  try {
    if (existsSync(database)) assertUnused(database);
    const draft = `${database}.restoring`;
    rmSync(draft, { force: true });
    // Copied first: opening the backup itself would leave files next to it, or fail if it is read-only.
    copyFileSync(backup, draft, constants.COPYFILE_EXCL);
    const users = checked(draft, basename(backup), migrations);
    leaveToOwner(folder, draft);
    syncToDisk(draft);
    const setAside = existsSync(database) ? setAsideFiles(database, aside) : undefined;
    renameSync(draft, database);
    syncToDisk(folder);
    return { users, setAside };
  } finally {
    for (const rest of COMPANIONS) rmSync(`${database}.restoring${rest}`, { force: true });
    unlock();
  }
}

function assertUnused(database: string): void {
  try {
    // Opened and closed at once, which writes the newest saves from the -wal file into the file that is set aside.
    const alone = openAlone(database);
    alone.exec('ROLLBACK');
    alone.close();
  } catch (error) {
    // Any other failure is why somebody restores: the database is damaged, and is set aside as it is.
    if (error instanceof DatabaseInUseError) throw error;
  }
}

function checked(draft: string, name: string, migrations: readonly Migration[]): number {
  const copy = new DatabaseSync(draft);
  try {
    const [row] = copy.prepare('PRAGMA integrity_check').all();
    if (row?.integrity_check !== 'ok') throw new RestoreError(`${name} is damaged. Choose another backup.`);
    pendingMigrations(migrations, copy.prepare(APPLIED.sql).all());
    return Number(copy.prepare('SELECT count(*) AS n FROM users').all()[0]?.n);
  } catch (error) {
    const isForeign = error instanceof Error && 'errcode' in error;
    throw isForeign
      ? new RestoreError(`${name} is no backup of this app. Choose a file that npm run backup made.`)
      : error;
  } finally {
    copy.close();
  }
}

function setAsideFiles(database: string, aside: string): string {
  mkdirSync(dirname(aside), { recursive: true, mode: 0o700 });
  leaveToOwner(dirname(database), dirname(aside));
  for (const rest of COMPANIONS) {
    if (existsSync(`${database}${rest}`)) renameSync(`${database}${rest}`, `${aside}${rest}`);
  }
  return aside;
}
