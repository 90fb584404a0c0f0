import type { FastifyInstance } from 'fastify';
import type { AppUser } from '#domain/account/account.ts';

export type Session = { uid: string; user: AppUser; sessionId: string };

/** What the rest of the server knows of accounts: who is asking, and where the account routes are hung. */
export type Accounts = {
  /** Reads the database each time: a session that was ended must be refused at once. */
  sessionOf(cookieHeader: string | undefined): Promise<Session | null>;
  /** What a session is found by in the database. Undefined when the cookie was not signed here. */
  sessionHash(cookieHeader: string | undefined): string | undefined;
  /** What the link in a letter asks for. False: the link is worth nothing. */
  confirmEmail(token: string): Promise<boolean>;
  routes(app: FastifyInstance): void | Promise<void>;
};
