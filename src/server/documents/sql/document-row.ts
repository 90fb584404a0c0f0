import { type Row, type Statement, statement, textOf } from '#server/database/engine.ts';
import type { DocumentKind } from '#server/documents/document-kind.ts';
import { perKind } from './per-kind.ts';

/** A stored document as JSON text, so that a list is assembled without parsing. */
export type StoredJson = string;

/** The body of a tombstone after its 30 days: the id stays taken, the words are gone. */
export const ERASED_BODY = '';

export function storedJson(row: Row): StoredJson {
  return withVersion(textOf(row, 'body'), Number(row.version));
}

export function withVersion(body: string, version: number): StoredJson {
  return inPieces(body, version).join('');
}

/** A list never joins these: copying every text again takes longer than reading it from the disk cache. */
export type JsonPieces = readonly [opening: string, rest: string];

export function storedPieces(row: Row): JsonPieces {
  return inPieces(textOf(row, 'body'), Number(row.version));
}

function inPieces(body: string, version: number): JsonPieces {
  return [`{"version":${version},`, body.slice(1)];
}

const SQL = perKind(
  ({ table }) => `SELECT id, version, body FROM ${table} WHERE uid = ? AND type = ? AND deleted_at IS NULL`,
);

export function selectLiveOfType(kind: DocumentKind, uid: string, type: string): Statement {
  return statement(SQL(kind), uid, type);
}
