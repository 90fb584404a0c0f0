import { betterAuth } from 'better-auth/minimal';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/account/account.ts';
import { SESSION_DAYS } from '#server/accounts/sql/session-owner.ts';
import type { Engine } from '#server/database/engine.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import type { ResetOwner } from './reset/reset-owners.ts';
import type { CookieNames } from './sessions/cookies.ts';
import { createAuthAdapter } from './sql/auth-adapter.ts';
import type { UnitOfWork } from './sql/unit-of-work.ts';

const RESET_MINUTES = 60;

export type Identity = ReturnType<typeof createIdentity>;

type Options = {
  engine: Engine;
  work: UnitOfWork;
  hasher: PasswordHasher;
  names: CookieNames;
  secret: string;
  baseUrl: string;
  onResetToken: (owner: { uid: string; email: string }, token: string) => Promise<void>;
  onReset?: (owner: ResetOwner) => void;
};

/** Better Auth without its router and without plugins: only the operations that our own routes call exist. */
export function createIdentity(options: Options) {
  const { engine, work, hasher, names, secret, baseUrl, onResetToken, onReset } = options;
  return betterAuth({
    baseURL: baseUrl,
    secret,
    // Given here too, or BETTER_AUTH_SECRETS in the environment would sign cookies that our check refuses.
    secrets: [{ version: 1, value: secret }],
    database: createAuthAdapter(engine, work),
    // It would log emails.
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: {
        hash: (password) => hasher.hash(password),
        verify: ({ hash, password }) => hasher.verify(hash, password),
      },
      resetPasswordTokenExpiresIn: RESET_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => onResetToken({ uid: user.id, email: user.email }, token),
      onPasswordReset: async ({ user }) => onReset?.({ uid: user.id, email: user.email }),
    },
    session: {
      expiresIn: SESSION_DAYS * 86_400,
      // It would extend a session without limit; ours ends after 90 days.
      disableSessionRefresh: true,
    },
    user: { deleteUser: { enabled: true } },
    // The sweep cleans up: here, reading a link would wait for a DELETE over all of them.
    verification: { storeIdentifier: 'hashed', disableCleanup: true },
    advanced: {
      // It would put __Secure- before a name that already begins with __Host-.
      useSecureCookies: false,
      cookies: { session_token: { name: names.session } },
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
    },
  });
}
