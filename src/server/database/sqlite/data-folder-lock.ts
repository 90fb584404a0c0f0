import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { leaveToOwner } from './leave-to-owner.ts';
import { isBusy } from './sqlite-failure.ts';

export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
  constructor() {
    super('A server still uses this database. Stop it, then run the same command again.');
  }
}

/**
 * One server, or one restore, at a time. The system drops the lock with the process, however that ended, so that a
 * kill leaves nothing behind that somebody would have to remove. Returns what gives it up.
 */
export function lockDataFolder(dataDir: string): () => void {
  const file = join(dataDir, 'server.lock');
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    leaveToOwner(dataDir, file);
    // In memory: a journal file next to the lock would be one more thing to explain.
    lock.exec('PRAGMA journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new DatabaseInUseError() : error;
  }
  return () => lock.close();
}

/** The database for this program alone: fails while any other has it open, a server without our lock too. */
export function openAlone(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('BEGIN IMMEDIATE');
    return database;
  } catch (error) {
    database.close();
    throw isBusy(error) ? new DatabaseInUseError() : error;
  }
}
