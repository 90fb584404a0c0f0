import {
  numberOf,
  type Statement,
  type Steps,
  statement,
  textOf,
  type Unit,
} from '#server/database/engine.ts';
import { type DocumentKind, sharedId } from '#server/documents/document-kind.ts';
import { ERASED_BODY, type StoredJson, selectLiveOfType, storedJson, withVersion } from './document-row.ts';
import { forgetOfDocument } from './owned-rows.ts';
import { perKind } from './per-kind.ts';

// Far more than anybody starts over in 30 days. Without a limit, creating and deleting in a loop fills the disk.
const KEPT_DELETED = 100;
const DROPPED_AT_ONCE = 20;

const SQL = perKind(({ table }) => ({
  forUpdate: `SELECT type, version, deleted_at, body FROM ${table} WHERE uid = ? AND id = ? FOR UPDATE`,
  bury: `UPDATE ${table} SET deleted_at = ? WHERE uid = ? AND id = ?`,
  oldestDeleted: `SELECT id FROM ${table} WHERE uid = ? AND deleted_at IS NOT NULL
     ORDER BY deleted_at DESC, id LIMIT ${DROPPED_AT_ONCE} OFFSET ${KEPT_DELETED}`,
  drop: `DELETE FROM ${table} WHERE uid = ? AND id = ?`,
  restore: `UPDATE ${table} SET deleted_at = NULL, version = ?, updated_at = ?, body = ? WHERE uid = ? AND id = ?`,
}));

function selectForUpdate(kind: DocumentKind, uid: string, id: string): Statement {
  return statement(SQL(kind).forUpdate, uid, id);
}

/** False when there is no such document. Deleting twice is fine: the first reply may have been lost. */
export function deleteDocument(kind: DocumentKind, uid: string, id: string, now: number): Unit<boolean> {
  return function* () {
    const current = (yield selectForUpdate(kind, uid, id)).rows[0];
    if (!current) return false;
    if (current.deleted_at !== null) return true;
    yield statement(SQL(kind).bury, now, uid, id);
    yield* dropOldestDeleted(kind, uid);
    return true;
  };
}

function* dropOldestDeleted(kind: DocumentKind, uid: string): Steps<void> {
  const { rows } = yield statement(SQL(kind).oldestDeleted, uid);
  for (const row of rows) {
    const id = textOf(row, 'id');
    yield statement(SQL(kind).drop, uid, id);
    yield* forgetOfDocument(uid, sharedId(kind, id));
  }
}

export type RestoreOutcome =
  | { status: 'restored'; document: StoredJson }
  | { status: 'type-exists'; existing: StoredJson }
  | { status: 'unknown' | 'deleted' };

export function restoreDocument(
  kind: DocumentKind,
  uid: string,
  id: string,
  now: number,
): Unit<RestoreOutcome> {
  return function* () {
    const current = (yield selectForUpdate(kind, uid, id)).rows[0];
    if (!current) return { status: 'unknown' };
    if (current.deleted_at === null) return { status: 'restored', document: storedJson(current) };
    if (current.body === ERASED_BODY) return { status: 'deleted' };
    const other = (yield selectLiveOfType(kind, uid, textOf(current, 'type'))).rows[0];
    if (other) return { status: 'type-exists', existing: storedJson(other) };
    // A new version, so that a device with the old one merges instead of overwriting it.
    const version = numberOf(current, 'version') + 1;
    const updatedAt = new Date(now).toISOString();
    const body = JSON.stringify({ ...JSON.parse(textOf(current, 'body')), updatedAt });
    yield statement(SQL(kind).restore, version, updatedAt, body, uid, id);
    return { status: 'restored', document: withVersion(body, version) };
  };
}
