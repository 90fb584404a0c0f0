import { type Engine, inSteps, statement, textOf } from '#server/database/engine.ts';
import { type DocumentKind, sharedId } from '#server/documents/document-kind.ts';
import { ERASED_BODY } from './document-row.ts';
import { forgetOfDocument } from './owned-rows.ts';

const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;

/** Deletes earlier texts and the words of deleted documents after 30 days. Several servers may run this at once. */
export async function forgetOldTexts(
  kinds: readonly DocumentKind[],
  store: Engine,
  now: number,
): Promise<void> {
  const cutoff = now - RETENTION_DAYS * DAY_MS;
  await inSteps((limit) => forgetRevisions(store, cutoff, limit));
  for (const kind of kinds) await inSteps((limit) => eraseDeleted(kind, store, cutoff, limit));
}

function forgetRevisions(store: Engine, cutoff: number, limit: number): Promise<number> {
  return store.unit(function* () {
    const { changes } = yield statement(
      `DELETE FROM revisions WHERE (uid, id, revision_id) IN
         (SELECT uid, id, revision_id FROM revisions WHERE kept_at < ? LIMIT ?)`,
      cutoff,
      limit,
    );
    return changes;
  });
}

function eraseDeleted(kind: DocumentKind, store: Engine, cutoff: number, limit: number): Promise<number> {
  const { table } = kind;
  return store.unit(function* () {
    // The empty text is a literal in the SQL, not a parameter: only then is the partial index used, and rows erased
    // years ago aren't read again every hour.
    const { rows } = yield statement(
      `SELECT uid, id FROM ${table} WHERE deleted_at < ? AND body <> '' LIMIT ? FOR UPDATE`,
      cutoff,
      limit,
    );
    for (const row of rows) {
      const [uid, id] = [textOf(row, 'uid'), textOf(row, 'id')];
      yield statement(`UPDATE ${table} SET body = ? WHERE uid = ? AND id = ?`, ERASED_BODY, uid, id);
      yield* forgetOfDocument(uid, sharedId(kind, id));
    }
    return rows.length;
  });
}
