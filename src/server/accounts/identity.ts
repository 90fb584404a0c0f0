import { betterAuth } from 'better-auth/minimal';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/account.ts';
import type { Engine } from '#server/store/engine.ts';
import { SESSION_DAYS } from '#server/store/session-owner.ts';
import { createAuthAdapter } from './auth-adapter.ts';
import type { CookieNames } from './cookies.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const RESET_MINUTES = 60;

export type Identity = ReturnType<typeof createIdentity>;

type Options = {
  engine: Engine;
  work: UnitOfWork;
  hasher: PasswordHasher;
  names: CookieNames;
  secret: string;
  baseUrl: string;
  onResetToken: (email: string, token: string) => Promise<void>;
};

/** Better Auth without its router and without plugins: only the operations that our own routes call exist. */
export function createIdentity({ engine, work, hasher, names, secret, baseUrl, onResetToken }: Options) {
  return betterAuth({
    baseURL: baseUrl,
    secret,
    // Given here too, or BETTER_AUTH_SECRETS in the environment would sign cookies that our check refuses.
    secrets: [{ version: 1, value: secret }],
    database: createAuthAdapter(engine, work),
    telemetry: { enabled: false },
    // It would log emails.
    logger: { disabled: true },
    rateLimit: { enabled: false },
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
      sendResetPassword: ({ user, token }) => onResetToken(user.email, token),
    },
    session: {
      expiresIn: SESSION_DAYS * 86_400,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
      freshAge: 0,
    },
    user: { deleteUser: { enabled: true } },
    verification: { storeIdentifier: 'hashed', disableCleanup: true },
    advanced: {
      useSecureCookies: false,
      cookies: { session_token: { name: names.session } },
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
    },
  });
}
