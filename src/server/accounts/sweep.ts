import { type Engine, inSteps, statement, textOf } from '#server/database/engine.ts';
import type { OwnedDocuments } from './owned-documents.ts';
import { ENDED_SESSION_DAYS } from './sql/session-owner.ts';

const DAY_MS = 86_400_000;
const AUDIT_DAYS = 730;

type RunOut = { table: string; key: string; until: string };

const SESSIONS: RunOut = { table: 'sessions', key: 'token_hash', until: 'expires_at' };
const VERIFICATIONS: RunOut = { table: 'verifications', key: 'id', until: 'expires_at' };
const LIMITS: RunOut = { table: 'auth_limits', key: 'key', until: 'free_at' };
const AUDIT: RunOut = { table: 'audit_log', key: 'id', until: 'at' };
// Kept for a month after it ended, in case somebody asks about a link.
const SHARES: RunOut = { table: 'shares', key: 'token_hash', until: 'ends_at' };
const ENDED_SHARE_DAYS = 30;
const ERASED: RunOut = { table: 'erased_users', key: 'uid', until: 'erased_at' };

/** Removes expired rows. Several servers may run this at once; one that fails leaves the work to the next. */
export async function sweepAccounts(engine: Engine, documents: OwnedDocuments, at: number): Promise<void> {
  const failures: unknown[] = [];
  const alone = async (work: () => Promise<void>) => {
    // One failing part must not keep the others from running.
    await work().catch((error: unknown) => failures.push(error));
  };
  for (const what of [VERIFICATIONS, LIMITS]) await alone(() => removeRunOut(engine, what, at));
  // While a browser may still send the cookie, only the row shows that the session expired and nobody ended it.
  await alone(() => removeRunOut(engine, SESSIONS, at - ENDED_SESSION_DAYS * DAY_MS));
  await alone(() => removeRunOut(engine, AUDIT, at - AUDIT_DAYS * DAY_MS));
  await alone(() => removeRunOut(engine, SHARES, at - ENDED_SHARE_DAYS * DAY_MS));
  await alone(async () => {
    await removeLateSaves(engine, documents);
    await removeRunOut(engine, ERASED, at - DAY_MS);
  });
  if (failures.length > 0) throw failures[0];
}

function removeRunOut(engine: Engine, { table, key, until }: RunOut, at: number): Promise<void> {
  const sql = `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${until} <= ? LIMIT ?)`;
  return inSteps((limit) =>
    engine.unit(function* () {
      const { changes } = yield statement(sql, at, limit);
      return changes;
    }),
  );
}

/** Saves that landed just after their person was removed: one person at a time. */
async function removeLateSaves(engine: Engine, documents: OwnedDocuments): Promise<void> {
  for (const row of await engine.read('SELECT uid FROM erased_users')) {
    const uid = textOf(row, 'uid');
    await engine.unit(function* () {
      yield* documents.removal(uid);
    });
  }
}
