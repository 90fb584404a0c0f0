import { AppError } from '#domain/errors.ts';
import { type AccountTools, type Visitor, writeAll } from '#server/accounts/account-tools.ts';
import { fromIdentity } from '#server/accounts/identity-failure.ts';
import { requireNewPassword } from '#server/accounts/passwords/new-password.ts';
import { forgetResetLinks } from '#server/accounts/passwords/password-change.ts';
import { textOf } from '#server/database/engine.ts';

type Reset = { token: string; password: string };

const RESET_PREFIX = 'reset-password:';

/**
 * Whoever holds the mailed link owns the address, so this browser becomes a known device of the account: that is
 * the way in while strangers have used up the account's sign-in allowance. Returns the cookies that say so.
 */
export async function resetPassword(
  tools: AccountTools,
  { token, password }: Reset,
  visitor: Visitor,
): Promise<string[]> {
  const { work, identity, devices, limiter, limits } = tools;
  requireNewPassword(password);
  const charges = limits.reset(visitor.address);
  await limiter.charge(charges);
  const owner = await ownerOf(tools, token);
  return work.run(async () => {
    try {
      await (await identity()).api.resetPassword({ body: { token, newPassword: password } });
      await writeAll(work, [forgetResetLinks(owner.uid), ...limiter.refunds(charges)]);
      return [devices.remember(visitor.cookie, owner.email)];
    } catch (error) {
      throw fromIdentity(error);
    }
  });
}

async function ownerOf({ engine, identity, now }: AccountTools, token: string) {
  const context = await (await identity()).$context;
  const found = await context.internalAdapter.findVerificationValue(`${RESET_PREFIX}${token}`);
  if (!found || found.expiresAt.getTime() <= now()) throw new AppError('reset-link-invalid');
  const [row] = await engine.read('SELECT uid, email FROM users WHERE uid = ?', [found.value]);
  if (!row) throw new AppError('reset-link-invalid');
  return { uid: textOf(row, 'uid'), email: textOf(row, 'email') };
}
