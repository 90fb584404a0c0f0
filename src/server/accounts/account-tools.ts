import type { AppUser } from '#domain/account/account.ts';
import type { Engine, Statement } from '#server/database/engine.ts';
import type { EmailConfirmations } from './confirming/email-confirmations.ts';
import type { Identity } from './identity.ts';
import type { AttemptLimits } from './limits/attempt-limits.ts';
import type { Limiter } from './limits/limiter.ts';
import type { OwnedDocuments } from './owned-documents.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import type { ResetOwners } from './reset/reset-owners.ts';
import type { KnownDevices } from './sessions/known-devices.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { UnitOfWork } from './sql/unit-of-work.ts';

export type AccountTools = {
  engine: Engine;
  work: UnitOfWork;
  /** Loaded separately: it takes a third of a second, and neither pages nor saves need it. */
  identity: () => Promise<Identity>;
  hasher: PasswordHasher;
  documents: OwnedDocuments;
  limiter: Limiter;
  limits: AttemptLimits;
  devices: KnownDevices;
  resetOwners: ResetOwners;
  sessions: Sessions;
  confirmations: EmailConfirmations;
  now: () => number;
};

/** The requester's cookies and address. Nothing else in a request is trusted. */
export type Visitor = { cookie: string | undefined; address: string };

export type SignedIn = { user: AppUser; cookies: string[] };

export async function writeAll(work: UnitOfWork, statements: readonly Statement[]): Promise<void> {
  for (const statement of statements) await work.write(statement);
}
