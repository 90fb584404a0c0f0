import { type Row, type Statement, statement, textOf } from '#server/database/engine.ts';

/** A stored blueprint as JSON text. Bodies are kept as JSON, so a list is put together without parsing. */
export type StoredJson = string;

/** Bodies of tombstones past their 30 days: the id stays taken, the words are gone. */
export const ERASED_BODY = '';

export function storedJson(row: Row): StoredJson {
  return withVersion(textOf(row, 'body'), Number(row.version));
}

export function withVersion(body: string, version: number): StoredJson {
  return `{"version":${version},${body.slice(1)}`;
}

export function selectLive(uid: string): Statement {
  return statement(
    'SELECT id, version, body FROM blueprints WHERE uid = ? AND deleted_at IS NULL ORDER BY created_at, id',
    uid,
  );
}

export function selectLiveOfType(uid: string, type: string): Statement {
  return statement(
    'SELECT id, version, body FROM blueprints WHERE uid = ? AND type = ? AND deleted_at IS NULL',
    uid,
    type,
  );
}
