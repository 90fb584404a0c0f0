import { type Statement, type Steps, statement } from '#server/database/engine.ts';
import type { DocumentKind } from '#server/documents/document-kind.ts';

const SHARED_TABLES = ['applied_saves', 'revisions'];

/** What the shared tables hold for one document. */
export function* forgetOfDocument(uid: string, sharedId: string): Steps<void> {
  for (const table of SHARED_TABLES) {
    yield statement(`DELETE FROM ${table} WHERE uid = ? AND id = ?`, uid, sharedId);
  }
}

/**
 * Everything that a person has in any document. Documents first, as in a save: on PostgreSQL this waits there for a
 * save that is under way, and then also finds the texts that it kept. In any other order the two could wait for each
 * other.
 */
export function removalOfDocuments(kinds: readonly DocumentKind[], uid: string): Statement[] {
  return [...kinds.map(({ table }) => table), ...SHARED_TABLES].map((table) =>
    statement(`DELETE FROM ${table} WHERE uid = ?`, uid),
  );
}
