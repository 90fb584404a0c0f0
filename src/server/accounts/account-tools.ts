import type { AppUser } from '#domain/account.ts';
import type { Engine, Statement } from '#server/store/engine.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { Identity } from './identity.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Limiter } from './limiter.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { Sessions } from './sessions.ts';
import type { UnitOfWork } from './unit-of-work.ts';

export type AccountTools = {
  engine: Engine;
  work: UnitOfWork;
  /** Loaded apart from everything else: it takes a third of a second, and neither pages nor saves need it. */
  identity: () => Promise<Identity>;
  hasher: PasswordHasher;
  limiter: Limiter;
  limits: AttemptLimits;
  devices: KnownDevices;
  sessions: Sessions;
  now: () => number;
};

/** Who is asking: the cookies they send and the address they come from, never what they say of themselves. */
export type Visitor = { cookie: string | undefined; address: string };

export type SignedIn = { user: AppUser; cookies: string[] };

export async function writeAll(work: UnitOfWork, statements: readonly Statement[]): Promise<void> {
  for (const statement of statements) await work.write(statement);
}
