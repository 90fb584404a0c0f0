import type { Version, VersionSummary } from '#domain/api/api-contract.ts';
import { VERSION_ORIGINS } from '#domain/api/api-contract.ts';
import { type Engine, numberOf, type Row, statement, textOf, type Unit } from '#server/database/engine.ts';
import { type Address, type DocumentKind, sharedId } from '#server/documents/document-kind.ts';
import { addRevision, type Revision } from './add-revision.ts';
import { perKind } from './per-kind.ts';

export type ListedVersion = VersionSummary & { field: string };

const SQL = perKind(({ table, rules }) => {
  const summary =
    'SELECT revision_id, saved_at, origin, field, length FROM revisions WHERE uid = ? AND id = ?';
  const newestFirst = 'ORDER BY saved_at DESC, kept_at DESC, revision_id';
  const isAlways = (name = '') => rules.fields[name]?.history === 'every';
  // Drafts of such texts, too: they were replaced, and are in no other list.
  const always = Object.keys(rules.fields).filter(
    (name) => isAlways(name) || isAlways(rules.fields[name]?.draftOf),
  );
  const shown = always.map(() => 'field = ?').concat("origin IN ('conflict', 'replaced')");
  return {
    exists: `SELECT 1 AS found FROM ${table} WHERE uid = ? AND id = ?`,
    shown: `${summary} AND (${shown.join(' OR ')}) ${newestFirst}`,
    always,
    ofField: `${summary} AND field = ? ${newestFirst}`,
  };
});

/**
 * Newest first: texts with full history, losers of a conflict, and drafts replaced by such texts; or the kept texts of
 * one field. Undefined: no such document.
 */
export async function listRevisions(
  kind: DocumentKind,
  store: Engine,
  { uid, id }: Address,
  field?: string,
): Promise<ListedVersion[] | undefined> {
  const sql = SQL(kind);
  const key = [uid, sharedId(kind, id)];
  const rows =
    field === undefined
      ? await store.read(sql.shown, [...key, ...sql.always])
      : await store.read(sql.ofField, [...key, field]);
  if (rows.length === 0 && (await store.read(sql.exists, [uid, id])).length === 0) return undefined;
  return rows.map((row) => ({
    ...summaryOf(row),
    field: textOf(row, 'field'),
    length: numberOf(row, 'length'),
  }));
}

export async function readRevision(
  kind: DocumentKind,
  store: Engine,
  { uid, id }: Address,
  revisionId: string,
): Promise<Version | undefined> {
  const [row] = await store.read(
    `SELECT revision_id, saved_at, origin, field, text FROM revisions
     WHERE uid = ? AND id = ? AND revision_id = ?`,
    [uid, sharedId(kind, id), revisionId],
  );
  return row && { ...summaryOf(row), field: textOf(row, 'field'), text: textOf(row, 'text') };
}

/** Keeps the losing text of a conflict; sent again after a lost reply, it is kept once. False: no such document. */
export function keepRevision(
  kind: DocumentKind,
  { uid, id }: Address,
  revision: Revision,
  now: number,
): Unit<boolean> {
  const key = sharedId(kind, id);
  return function* () {
    const { rows } = yield statement(`${SQL(kind).exists} FOR UPDATE`, uid, id);
    if (rows.length === 0) return false;
    const existing = yield statement(
      `SELECT revision_id FROM revisions
       WHERE uid = ? AND id = ? AND field = ? AND origin = ? AND length = ? AND text = ?`,
      uid,
      key,
      revision.field,
      revision.origin,
      revision.text.length,
      revision.text,
    );
    if (existing.rows.length === 0) yield* addRevision(uid, key, revision, now);
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
