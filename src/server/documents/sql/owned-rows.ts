import { type Statement, type Steps, statement } from '#server/database/engine.ts';
import type { DocumentKind } from '#server/documents/document-kind.ts';

const SHARED_TABLES = ['applied_saves', 'revisions'];

/** One document's rows in the shared tables. */
export function* forgetOfDocument(uid: string, sharedId: string): Steps<void> {
  for (const table of SHARED_TABLES) {
    yield statement(`DELETE FROM ${table} WHERE uid = ? AND id = ?`, uid, sharedId);
  }
}

/**
 * Everything in all of a person's documents. Documents first, as in a save: on PostgreSQL this waits for a save in
 * progress and then also finds the texts that it kept. In any other order the two could deadlock.
 */
export function removalOfDocuments(kinds: readonly DocumentKind[], uid: string): Statement[] {
  return [...kinds.map(({ table }) => table), ...SHARED_TABLES].map((table) =>
    statement(`DELETE FROM ${table} WHERE uid = ?`, uid),
  );
}
