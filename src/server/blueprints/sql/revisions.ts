import type { Version, VersionSummary } from '#domain/api/api-contract.ts';
import { VERSION_ORIGINS } from '#domain/api/api-contract.ts';
import { type Engine, numberOf, type Row, statement, textOf, type Unit } from '#server/database/engine.ts';
import { addRevision, type Revision } from './add-revision.ts';

export type ListedVersion = VersionSummary & { field: string };

const EXISTS = 'SELECT 1 AS found FROM blueprints WHERE uid = ? AND id = ?';

/**
 * Newest first: earlier plans, what lost a conflict or made room for such a text; or the kept texts of one field.
 * Undefined: no such blueprint.
 */
export async function listRevisions(
  store: Engine,
  uid: string,
  id: string,
  field?: string,
): Promise<ListedVersion[] | undefined> {
  const chosen =
    field === undefined ? "(field = 'aiOutput' OR origin IN ('conflict', 'replaced'))" : 'field = ?';
  const rows = await store.read(
    `SELECT revision_id, saved_at, origin, field, length FROM revisions
     WHERE uid = ? AND id = ? AND ${chosen} ORDER BY saved_at DESC, kept_at DESC, revision_id`,
    [uid, id, ...(field === undefined ? [] : [field])],
  );
  if (rows.length === 0 && (await store.read(EXISTS, [uid, id])).length === 0) return undefined;
  return rows.map((row) => ({
    ...summaryOf(row),
    field: textOf(row, 'field'),
    length: numberOf(row, 'length'),
  }));
}

export async function readRevision(
  store: Engine,
  uid: string,
  id: string,
  revisionId: string,
): Promise<Version | undefined> {
  const [row] = await store.read(
    `SELECT revision_id, saved_at, origin, field, text FROM revisions
     WHERE uid = ? AND id = ? AND revision_id = ?`,
    [uid, id, revisionId],
  );
  return row && { ...summaryOf(row), field: textOf(row, 'field'), text: textOf(row, 'text') };
}

/** Keeps what lost a conflict; sent again because its answer was lost, it is kept once. False: no such blueprint. */
export function keepRevision(uid: string, id: string, revision: Revision, now: number): Unit<boolean> {
  return function* () {
    const { rows } = yield statement(`${EXISTS} FOR UPDATE`, uid, id);
    if (rows.length === 0) return false;
    const known = yield statement(
      `SELECT revision_id FROM revisions
       WHERE uid = ? AND id = ? AND field = ? AND origin = ? AND length = ? AND text = ?`,
      uid,
      id,
      revision.field,
      revision.origin,
      revision.text.length,
      revision.text,
    );
    if (known.rows.length === 0) yield* addRevision(uid, id, revision, now);
    return true;
  };
}

function summaryOf(row: Row) {
  return {
    versionId: textOf(row, 'revision_id'),
    savedAt: new Date(numberOf(row, 'saved_at')).toISOString(),
    origin: VERSION_ORIGINS.find((origin) => origin === row.origin) ?? 'edited',
  };
}
