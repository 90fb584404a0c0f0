import { forgetCopies, thinRows } from '#client/adapters/device/forget-kept.ts';
import { browserIndexedDb } from '#client/adapters/device/indexed-db.ts';
import { forgetKeptSettings } from '#client/adapters/device/kept-settings.ts';
import { hasLateWords, nextOp, type Row, refusalIn } from './row/row.ts';

type Forgetting = { isWithKey: boolean; database?: IDBFactory | undefined };

/**
 * Nobody is signed in on this browser: what it kept to be read without a network goes, no matter whose it was. Words that no
 * server has stay in the journal under their writer's id, until that person is back.
 */
export async function forgetDevice({ isWithKey, database = browserIndexedDb() }: Forgetting): Promise<void> {
  // First: it needs no waiting, and the page may be closed at any moment.
  if (isWithKey) forgetKeptSettings();
  if (!database) return;
  await forgetCopies(database);
  await thinRows(database, isOnlyHere);
}

/** Something of it is in no other place: the server has yet to take it, or never will. */
export function isOnlyHere(row: Row): boolean {
  return nextOp(row) !== null || refusalIn(row) !== null || hasLateWords(row.life);
}
