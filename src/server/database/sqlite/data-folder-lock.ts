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
 * One server, or one restore, at a time. The system releases the lock with the process, however it ended, so nobody has
 * to clean up after a kill. Returns a function that releases it.
 */
export function lockDataFolder(dataDir: string): () => void {
  const file = join(dataDir, 'server.lock');
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    leaveToOwner(dataDir, file);
    // In memory: a journal file next to the lock would only raise questions.
    lock.exec('PRAGMA journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new DatabaseInUseError() : error;
  }
  return () => lock.close();
}

/** Exclusive access to the database: fails while any other program has it open, even a server without our lock. */
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
