import { randomUUID } from 'node:crypto';
import { numberOf, type Statement, type Steps, statement, textOf } from '#server/database/engine.ts';

/** `savedAt` is shown, and may be long ago; retention counts from the time of replacement. */
export type Revision = { field: string; text: string; origin: string; savedAt: number };

const KEPT_PER_PERSON = 100 * 1024 * 1024;
// Otherwise millions of one-letter texts would fill the disk with their rows.
const ROW_COST = 4_096;
// More than one save can add; somebody far over the limit gets below it over several fast saves.
const DROPPED_AT_ONCE = 100;

/** Nothing is refused for lack of room: a person's oldest texts are dropped, those kept by hand last. */
export function* addRevision(uid: string, sharedId: string, revision: Revision, now: number): Steps<void> {
  const revisionId = randomUUID();
  yield insertRevision(uid, sharedId, revisionId, revision, now);
  const [kept = {}] = (yield statement(
    `SELECT CAST(SUM(length) AS BIGINT) AS length, COUNT(*) AS texts FROM revisions WHERE uid = ?`,
    uid,
  )).rows;
  let excess = numberOf(kept, 'length') + numberOf(kept, 'texts') * ROW_COST - KEPT_PER_PERSON;
  for (const origins of ["origin IN ('edited', 'generated')", "origin NOT IN ('edited', 'generated')"]) {
    if (excess > 0) excess = yield* dropOldest(uid, revisionId, origins, excess);
  }
}

function* dropOldest(uid: string, spared: string, origins: string, excess: number): Steps<number> {
  const { rows } = yield statement(
    `SELECT id, revision_id, length FROM revisions WHERE uid = ? AND revision_id <> ? AND ${origins}
     ORDER BY kept_at LIMIT ${DROPPED_AT_ONCE}`,
    uid,
    spared,
  );
  let left = excess;
  for (const row of rows) {
    if (left <= 0) break;
    yield statement(
      'DELETE FROM revisions WHERE uid = ? AND id = ? AND revision_id = ?',
      uid,
      textOf(row, 'id'),
      textOf(row, 'revision_id'),
    );
    left -= numberOf(row, 'length') + ROW_COST;
  }
  // A full step means that more of these may be left: don't touch the others before these are gone.
  return rows.length === DROPPED_AT_ONCE ? 0 : left;
}

function insertRevision(
  uid: string,
  sharedId: string,
  revisionId: string,
  revision: Revision,
  now: number,
): Statement {
  return statement(
    `INSERT INTO revisions (uid, id, revision_id, saved_at, kept_at, origin, field, length, text)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    uid,
    sharedId,
    revisionId,
    Math.min(revision.savedAt, now),
    now,
    revision.origin,
    revision.field,
    revision.text.length,
    revision.text,
  );
}
