import {
  numberOf,
  type Statement,
  type Steps,
  statement,
  textOf,
  type Unit,
} from '#server/database/engine.ts';
import { ERASED_BODY, type StoredJson, selectLiveOfType, storedJson, withVersion } from './blueprint-row.ts';

// Far more than anybody starts over in 30 days. Without an end, creating and deleting in a loop fills the disk.
const KEPT_DELETED = 100;
const DROPPED_AT_ONCE = 20;

function selectForUpdate(uid: string, id: string): Statement {
  return statement(
    'SELECT type, version, deleted_at, body FROM blueprints WHERE uid = ? AND id = ? FOR UPDATE',
    uid,
    id,
  );
}

/** False when there is no such blueprint. Deleting twice is not a failure: the first answer may have been lost. */
export function deleteBlueprint(uid: string, id: string, now: number): Unit<boolean> {
  return function* () {
    const current = (yield selectForUpdate(uid, id)).rows[0];
    if (!current) return false;
    if (current.deleted_at !== null) return true;
    yield statement('UPDATE blueprints SET deleted_at = ? WHERE uid = ? AND id = ?', now, uid, id);
    yield* dropOldestDeleted(uid);
    return true;
  };
}

function* dropOldestDeleted(uid: string): Steps<void> {
  const { rows } = yield statement(
    `SELECT id FROM blueprints WHERE uid = ? AND deleted_at IS NOT NULL
     ORDER BY deleted_at DESC, id LIMIT ${DROPPED_AT_ONCE} OFFSET ${KEPT_DELETED}`,
    uid,
  );
  for (const row of rows) {
    for (const table of ['blueprints', 'applied_saves', 'revisions']) {
      yield statement(`DELETE FROM ${table} WHERE uid = ? AND id = ?`, uid, textOf(row, 'id'));
    }
  }
}

export type RestoreOutcome =
  | { status: 'restored'; blueprint: StoredJson }
  | { status: 'type-exists'; existing: StoredJson }
  | { status: 'unknown' | 'deleted' };

export function restoreBlueprint(uid: string, id: string, now: number): Unit<RestoreOutcome> {
  return function* () {
    const current = (yield selectForUpdate(uid, id)).rows[0];
    if (!current) return { status: 'unknown' };
    if (current.deleted_at === null) return { status: 'restored', blueprint: storedJson(current) };
    if (current.body === ERASED_BODY) return { status: 'deleted' };
    const other = (yield selectLiveOfType(uid, textOf(current, 'type'))).rows[0];
    if (other) return { status: 'type-exists', existing: storedJson(other) };
    // A new version, so that a device still holding the old one merges instead of writing over it.
    const version = numberOf(current, 'version') + 1;
    const updatedAt = new Date(now).toISOString();
    const body = JSON.stringify({ ...JSON.parse(textOf(current, 'body')), updatedAt });
    yield statement(
      'UPDATE blueprints SET deleted_at = NULL, version = ?, updated_at = ?, body = ? WHERE uid = ? AND id = ?',
      version,
      updatedAt,
      body,
      uid,
      id,
    );
    return { status: 'restored', blueprint: withVersion(body, version) };
  };
}
