import { forgetCopies, thinRows } from '#client/adapters/device/forget-kept.ts';
import { browserIndexedDb } from '#client/adapters/device/indexed-db.ts';
import { hasLateWords, nextOp, type Row, refusalIn } from './row/row.ts';

/**
 * Nobody is signed in on this browser: remove all copies for offline reading. Words that no server has stay in the
 * journal under their writer's id, until that person is back.
 */
export async function forgetDevice(database = browserIndexedDb()): Promise<void> {
  if (!database) return;
  await forgetCopies(database);
  await thinRows(database, isOnlyHere);
}

/** Part of it exists nowhere else: the server has yet to accept it, or never will. */
function isOnlyHere(row: Row): boolean {
  return nextOp(row) !== null || refusalIn(row) !== null || hasLateWords(row.life);
}
