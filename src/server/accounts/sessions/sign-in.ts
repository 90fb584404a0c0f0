import '#domain/account/account-errors.ts';
import { type AppUser, emailIssue, normalizeEmail } from '#domain/account/account.ts';
import type { Credentials } from '#domain/api/api-contract.ts';
import { AppError } from '#domain/errors.ts';
import { type AccountTools, type SignedIn, type Visitor, writeAll } from '#server/accounts/account-tools.ts';
import { fromIdentity } from '#server/accounts/identity-failure.ts';
import { requireNewPassword, requirePasswordLength } from '#server/accounts/passwords/new-password.ts';
import { requireSamePassword } from '#server/accounts/passwords/same-password.ts';
import { statement } from '#server/database/engine.ts';
import { requireUnlocked } from './require-unlocked.ts';

type Granted = {
  token: string | null;
  user: { id: string; email: string; name: string; image?: string | null | undefined };
};

/** Stored and compared in lower case: people don't remember how they capitalized their address. */
export function requireEmail(raw: string): string {
  if (emailIssue(raw) !== undefined) throw new AppError('email-invalid');
  return normalizeEmail(raw).toLowerCase();
}

export async function signUp(tools: AccountTools, values: Credentials, visitor: Visitor): Promise<SignedIn> {
  const { work, identity, limiter, limits } = tools;
  const email = requireEmail(values.email);
  const { password } = values;
  requireNewPassword(password);
  await limiter.charge(limits.signUp(visitor.address));
  try {
    return await work.run(async () => {
      const granted = await (await identity()).api.signUpEmail({ body: { name: '', email, password } });
      return admit(tools, granted, email, visitor);
    });
  } catch (error) {
    const failure = fromIdentity(error);
    if (failure instanceof AppError && failure.code === 'email-already-in-use')
      await spendTheSame(tools, values);
    throw failure;
  }
}

// The library stops before hashing if the email is taken, and the fast reply would reveal that.
async function spendTheSame({ hasher, work }: AccountTools, { email, password }: Credentials): Promise<void> {
  await hasher.hash(password);
  await work.write(
    statement('UPDATE users SET updated_at = updated_at WHERE email = ?', requireEmail(email)),
  );
}

export async function signIn(tools: AccountTools, values: Credentials, visitor: Visitor): Promise<SignedIn> {
  const { work, identity, limiter, limits, devices } = tools;
  const email = requireEmail(values.email);
  const { password } = values;
  requirePasswordLength(password);
  const charges = limits.signIn(email, visitor.address, devices.idFor(visitor.cookie, email));
  await limiter.charge(charges);
  try {
    return await work.run(async () => {
      await requireSamePassword(tools, email, 'invalid-credential');
      const granted = await (await identity()).api.signInEmail({ body: { email, password } });
      await requireUnlocked(tools, email);
      await writeAll(work, limiter.refunds(charges));
      return admit(tools, granted, email, visitor);
    });
  } catch (error) {
    const failure = fromIdentity(error);
    // Refused before the check: a flood must not also use up the owner's attempts.
    if (failure instanceof AppError && failure.code === 'overloaded')
      await writeAll(work, limiter.refunds(charges));
    throw failure;
  }
}

/** Ends the browser's previous session: a planted or left-over cookie must not stay valid. */
async function admit(
  { work, sessions, devices }: AccountTools,
  granted: Granted,
  email: string,
  visitor: Visitor,
): Promise<SignedIn> {
  if (granted.token === null) throw new Error('The identity library opened no session');
  await writeAll(work, sessions.endPresented(visitor.cookie));
  return {
    user: appUser(granted.user),
    cookies: [
      sessions.cookieFor(granted.token),
      ...sessions.withoutMark(visitor.cookie),
      devices.remember(visitor.cookie, email),
    ],
  };
}

function appUser({ id, email, name, image }: Granted['user']): AppUser {
  return { uid: id, email, displayName: name || null, photoURL: image ?? null };
}
