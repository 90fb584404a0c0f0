import { type Engine, statement } from '#server/database/engine.ts';
import { ERASED_BODY } from './blueprint-row.ts';

const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;
// Small steps: one big DELETE would hold every save back until it is done.
const STEP = 200;

/** Forgets earlier texts and the words of deleted blueprints after 30 days. Several servers may do this at once. */
export async function forgetOldTexts(store: Engine, now: number): Promise<void> {
  const cutoff = now - RETENTION_DAYS * DAY_MS;
  await untilDone(() =>
    store.unit(function* () {
      const { changes } = yield statement(
        `DELETE FROM revisions WHERE (uid, id, revision_id) IN
           (SELECT uid, id, revision_id FROM revisions WHERE kept_at < ? LIMIT ${STEP})`,
        cutoff,
      );
      return changes;
    }),
  );
  await untilDone(() =>
    store.unit(function* () {
      const { rows } = yield statement(
        `SELECT uid, id FROM blueprints WHERE deleted_at < ? AND body <> ? LIMIT ${STEP} FOR UPDATE`,
        cutoff,
        ERASED_BODY,
      );
      for (const { uid = null, id = null } of rows) {
        yield statement('UPDATE blueprints SET body = ? WHERE uid = ? AND id = ?', ERASED_BODY, uid, id);
        yield statement('DELETE FROM revisions WHERE uid = ? AND id = ?', uid, id);
        yield statement('DELETE FROM applied_saves WHERE uid = ? AND id = ?', uid, id);
      }
      return rows.length;
    }),
  );
}

async function untilDone(step: () => Promise<number>): Promise<void> {
  while ((await step()) === STEP);
}
