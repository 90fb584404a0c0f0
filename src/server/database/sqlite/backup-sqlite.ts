import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { leaveToOwner } from './leave-to-owner.ts';
import { syncToDisk } from './sync-to-disk.ts';

// All pages in one step: saves between two steps would restart the copy.
const ALL_PAGES = 2_000_000_000;

export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Copies a database in use, verifies the copy, and only then gives it its final name. Returns its size in pages. */
export async function backupSqlite(source: string, target: string): Promise<number> {
  if (!existsSync(source)) throw new BackupError(`There is no database at ${source}. Check DATA_DIR.`);
  if (existsSync(target))
    throw new BackupError(`${target} exists already. Choose another name, or move it away.`);
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const draft = `${target}.unfinished-${process.pid}`;
  closeSync(openSync(draft, 'wx', 0o600));
  const database = new DatabaseSync(source, { timeout: 5_000 });
  try {
    const pages = await backup(database, draft, { rate: ALL_PAGES });
    assertSound(draft);
    // Outside the data folder the copy stays root's: it has everybody's words, and the folder may be anybody's.
    if (target.startsWith(dirname(source) + sep)) leaveToOwner(dirname(source), dirname(target), draft);
    syncToDisk(draft);
    renameSync(draft, target);
    return pages;
  } finally {
    database.close();
    for (const rest of ['', '-wal', '-shm']) rmSync(`${draft}${rest}`, { force: true });
  }
}

function assertSound(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    // A single file: in WAL mode, opening the copy would leave two more files next to it.
    copy.exec('PRAGMA journal_mode = DELETE');
    const [row] = copy.prepare('PRAGMA integrity_check').all();
    if (row?.integrity_check !== 'ok')
      throw new BackupError('The copy failed its integrity check and was thrown away.');
  } finally {
    copy.close();
  }
}
