import '#domain/account/account-errors.ts';
import { type Statement, statement } from '#server/database/engine.ts';
import type { Session } from '#server/http/accounts-port.ts';
import { type AccountTools, type Visitor, writeAll } from './account-tools.ts';
import { fromIdentity } from './identity-failure.ts';
import type { OwnedDocuments } from './owned-documents.ts';
import { requirePasswordLength } from './passwords/new-password.ts';
import { forgetResetLinks } from './passwords/password-change.ts';
import { requireSamePassword } from './passwords/same-password.ts';
import { requireUnlocked } from './sessions/require-unlocked.ts';

/** Checks the password again, then removes everything of this person in one transaction. */
export async function deleteAccount(
  { engine, work, identity, documents, sessions, limiter, limits, now }: AccountTools,
  { uid, user }: Session,
  password: string,
  visitor: Visitor,
): Promise<void> {
  requirePasswordLength(password);
  const email = user.email ?? uid;
  await limiter.charge(limits.reauthenticate(email));
  await work.run(async () => {
    try {
      await requireSamePassword({ engine, work }, email, 'wrong-password');
      await requireUnlocked({ work }, email);
      await (await identity()).api.deleteUser({
        body: { password },
        headers: sessions.presentedAlone(visitor.cookie),
      });
      await writeAll(work, [...removal(documents, uid, now()), forgetLimits(limits.keysOf(email))]);
    } catch (error) {
      throw fromIdentity(error);
    }
  });
}

export function removal(documents: OwnedDocuments, uid: string, at: number): Statement[] {
  return [
    ...documents.removal(uid),
    forgetResetLinks(uid),
    statement('DELETE FROM users WHERE uid = ?', uid),
    // A save admitted just before may still land after this: the sweep finds it by this row and removes it.
    statement('INSERT INTO erased_users (uid, erased_at) VALUES (?, ?) ON CONFLICT DO NOTHING', uid, at),
  ];
}

function forgetLimits(keyStart: string): Statement {
  return statement('DELETE FROM auth_limits WHERE key LIKE ?', `${keyStart}%`);
}
