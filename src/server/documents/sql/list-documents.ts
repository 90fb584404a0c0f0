import { hash } from 'node:crypto';
import type { Engine, Row } from '#server/database/engine.ts';
import type { DocumentKind } from '#server/documents/document-kind.ts';
import { type JsonPieces, storedPieces } from './document-row.ts';
import { perKind } from './per-kind.ts';

export type Listing = { etag: string; documents: JsonPieces[] };

const SQL = perKind(({ table }) => {
  const live = `FROM ${table} WHERE uid = ? AND deleted_at IS NULL ORDER BY created_at, id`;
  return {
    all: `SELECT id, version, body ${live}`,
    versions: `SELECT id, version ${live}`,
  };
});

/** A person's live documents, each as JSON text in chunks. */
export async function listDocuments(kind: DocumentKind, store: Engine, uid: string): Promise<Listing> {
  const rows = await store.read(SQL(kind).all, [uid]);
  return { etag: listEtag(rows), documents: rows.map(storedPieces) };
}

/** The same ETag as the full list, without reading a single text. */
export async function currentListEtag(kind: DocumentKind, store: Engine, uid: string): Promise<string> {
  return listEtag(await store.read(SQL(kind).versions, [uid]));
}

function listEtag(rows: readonly Row[]): string {
  return `"${hash('sha1', rows.map(({ id, version }) => `${id}:${version}`).join(), 'base64url')}"`;
}
