import { type AccountTools, type Visitor, writeAll } from '#server/accounts/account-tools.ts';
import { fromIdentity } from '#server/accounts/identity-failure.ts';
import { requireNewPassword } from '#server/accounts/passwords/new-password.ts';
import { forgetResetLinks } from '#server/accounts/passwords/password-change.ts';

type Reset = { token: string; password: string };

/**
 * A person with the mailed link owns the address, so this browser becomes a known device of the account: the way in
 * while strangers have used up the account's sign-in allowance. Returns the cookies for that. A mailed link has also
 * confirmed the email.
 */
export async function resetPassword(
  { work, identity, resetOwners, devices, confirmations, limiter, limits }: AccountTools,
  { token: given, password }: Reset,
  visitor: Visitor,
): Promise<string[]> {
  requireNewPassword(password);
  const charges = limits.reset(visitor.address);
  await limiter.charge(charges);
  const { token, isMailed } = confirmations.readMailed(given);
  return work.run(async () => {
    try {
      const owner = await resetOwners.during(async () =>
        (await identity()).api.resetPassword({ body: { token, newPassword: password } }),
      );
      const confirmed = isMailed ? [confirmations.confirmed(owner.uid, owner.email)] : [];
      await writeAll(work, [forgetResetLinks(owner.uid), ...confirmed, ...limiter.refunds(charges)]);
      return [devices.remember(visitor.cookie, owner.email)];
    } catch (error) {
      throw fromIdentity(error);
    }
  });
}
