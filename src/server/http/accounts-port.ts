import type { FastifyInstance } from 'fastify';
import type { AppUser } from '#domain/account.ts';
import type { Steps } from '#server/store/engine.ts';

export type Session = { uid: string; user: AppUser; sessionId: string };

/** Who is asking, found out inside a transaction: the owner's uid, or null when the session is over. */
export type OwnerStep = () => Steps<string | null>;

/** What the rest of the server knows of accounts: who is asking, and where the account routes are hung. */
export type Accounts = {
  /** Reads the database each time: a session that was ended must be refused at once. */
  sessionOf(cookieHeader: string | undefined): Promise<Session | null>;
  /** Undefined when the cookie was not signed here: then there is nothing to look up. */
  ownerStep(cookieHeader: string | undefined): OwnerStep | undefined;
  routes(app: FastifyInstance): void | Promise<void>;
};
