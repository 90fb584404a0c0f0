import type { Document } from '#domain/documents/document.ts';
import { type Engine, numberOf, textOf } from '#server/database/engine.ts';
import type { DocumentKind } from '#server/documents/document-kind.ts';
import { ERASED_BODY } from './document-row.ts';
import { perKind } from './per-kind.ts';

/** A deleted document that can be restored. */
export type DeletedDocument = { deletedAt: number; body: Document };

// All of them would be too many to read and parse at once; nobody looks for more than this.
const LISTED = 40;

const SQL = perKind(
  ({ table }) => `SELECT deleted_at, body FROM ${table}
     WHERE uid = ? AND deleted_at IS NOT NULL AND body <> ? ORDER BY deleted_at DESC, id LIMIT ${LISTED}`,
);

/** Newest first. */
export async function listDeleted(
  kind: DocumentKind,
  store: Engine,
  uid: string,
): Promise<DeletedDocument[]> {
  const rows = await store.read(SQL(kind), [uid, ERASED_BODY]);
  return rows.map((row) => ({
    deletedAt: numberOf(row, 'deleted_at'),
    body: JSON.parse(textOf(row, 'body')),
  }));
}
