import { type Statement, statement } from '#server/database/engine.ts';
import type { Session } from '#server/http/accounts-port.ts';
import { type AccountTools, type Visitor, writeAll } from './account-tools.ts';
import { fromIdentity } from './identity-failure.ts';
import { requirePasswordLength } from './passwords/new-password.ts';
import { forgetResetLinks } from './passwords/password-change.ts';
import { requireSamePassword } from './passwords/same-password.ts';

/** Asks for the password once more, then removes everything there is of this person, in one transaction. */
export async function deleteAccount(
  { engine, work, identity, sessions, limiter, limits, now }: AccountTools,
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
      await (await identity()).api.deleteUser({
        body: { password },
        headers: sessions.presentedAlone(visitor.cookie),
      });
      await writeAll(work, [...removal(uid, now()), forgetLimits(limits.keysOf(email))]);
    } catch (error) {
      throw fromIdentity(error);
    }
  });
}

export function removal(uid: string, at: number): Statement[] {
  return [
    ...ownedRows(uid),
    forgetResetLinks(uid),
    statement('DELETE FROM users WHERE uid = ?', uid),
    // A save that was let in a moment before may still land after this: the sweep looks here and removes it.
    statement('INSERT INTO erased_users (uid, erased_at) VALUES (?, ?) ON CONFLICT DO NOTHING', uid, at),
  ];
}

function forgetLimits(keyStart: string): Statement {
  return statement('DELETE FROM auth_limits WHERE key LIKE ?', `${keyStart}%`);
}

// Blueprints first, as in a save: on PostgreSQL this waits there for a save that is under way, and then also finds
// the texts that it kept. In any other order the two could wait for each other.
export function ownedRows(uid: string): Statement[] {
  return ['blueprints', 'applied_saves', 'revisions'].map((table) =>
    statement(`DELETE FROM ${table} WHERE uid = ?`, uid),
  );
}
