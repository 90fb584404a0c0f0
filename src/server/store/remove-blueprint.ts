import { ERASED_BODY, type StoredJson, selectLiveOfType, storedJson, withVersion } from './blueprint-row.ts';
import { numberOf, type Statement, statement, textOf, type Unit } from './engine.ts';

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
    return true;
  };
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
