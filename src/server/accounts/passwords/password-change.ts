import '#domain/account/account-errors.ts';
import { type AccountTools, type Visitor, writeAll } from '#server/accounts/account-tools.ts';
import { fromIdentity } from '#server/accounts/identity-failure.ts';
import { requireUnlocked } from '#server/accounts/sessions/require-unlocked.ts';
import { statement } from '#server/database/engine.ts';
import type { Session } from '#server/http/accounts-port.ts';
import { requireNewPassword, requirePasswordLength } from './new-password.ts';
import { requireSamePassword } from './same-password.ts';

type Change = { currentPassword: string; newPassword: string };

/** Ends every session of the account and opens a new one here. Returns the cookies for it. */
export async function changePassword(
  { engine, work, identity, sessions, limiter, limits }: AccountTools,
  { uid, user }: Session,
  { currentPassword, newPassword }: Change,
  visitor: Visitor,
): Promise<string[]> {
  requirePasswordLength(currentPassword);
  requireNewPassword(newPassword);
  const email = user.email ?? uid;
  const charges = limits.reauthenticate(email);
  await limiter.charge(charges);
  return work.run(async () => {
    try {
      await requireSamePassword({ engine, work }, email, 'wrong-password');
      await requireUnlocked({ work }, email);
      const { token } = await (await identity()).api.changePassword({
        body: { currentPassword, newPassword, revokeOtherSessions: true },
        headers: sessions.presentedAlone(visitor.cookie),
      });
      if (token === null) throw new Error('The identity library opened no session');
      await writeAll(work, [forgetResetLinks(uid), ...limiter.refunds(charges)]);
      return [sessions.cookieFor(token)];
    } catch (error) {
      throw fromIdentity(error);
    }
  });
}

export function forgetResetLinks(uid: string) {
  return statement('DELETE FROM verifications WHERE value = ?', uid);
}
