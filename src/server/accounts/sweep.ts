import { type Engine, statement, textOf } from '#server/database/engine.ts';
import type { OwnedDocuments } from './owned-documents.ts';

const DAY_MS = 86_400_000;

/** Removes what has run out. Several servers may do this at once. */
export async function sweepAccounts(engine: Engine, documents: OwnedDocuments, at: number): Promise<void> {
  const erased = await engine.read('SELECT uid FROM erased_users');
  await engine.unit(function* () {
    yield statement('DELETE FROM sessions WHERE expires_at <= ?', at);
    yield statement('DELETE FROM verifications WHERE expires_at <= ?', at);
    yield statement('DELETE FROM auth_limits WHERE free_at <= ?', at);
    for (const row of erased) yield* documents.removal(textOf(row, 'uid'));
    yield statement('DELETE FROM erased_users WHERE erased_at <= ?', at - DAY_MS);
  });
}
