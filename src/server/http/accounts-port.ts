import type { FastifyInstance } from 'fastify';
import type { AppUser } from '#domain/account/account.ts';

export type Session = { uid: string; user: AppUser; sessionId: string };

/** What the rest of the server knows about accounts: who is asking, and how to register the account routes. */
export type Accounts = {
  /** Reads the database each time: a session that was ended must be refused at once. */
  sessionOf(cookieHeader: string | undefined): Promise<Session | null>;
  /** What a session is found by in the database. Undefined when the cookie was not signed here. */
  sessionHash(cookieHeader: string | undefined): string | undefined;
  /** Does what the link in a letter asks for. False: the link is not valid. */
  confirmEmail(token: string): Promise<boolean>;
  /** `documentsJson`: all that somebody has, as the members of a JSON object. */
  routes(app: FastifyInstance, documentsJson: (uid: string) => Promise<string>): void | Promise<void>;
};
