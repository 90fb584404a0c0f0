import type { FastifyInstance } from 'fastify';
import type { AppUser } from '#domain/account/account.ts';

export type Session = { uid: string; user: AppUser; sessionId: string };

/** `stopAt`: the one-click unsubscribe address for mail programs. `uid`: the account, for the log. */
export type EmailMessage = { uid: string; to: string; subject: string; text: string; stopAt?: string };

/** The interface of accounts for the rest of the server: who is asking, and the account routes. */
export type Accounts = {
  /** Reads the database each time: an ended session must be refused at once. */
  sessionOf(cookieHeader: string | undefined): Promise<Session | null>;
  /** The cookie is one of ours, and its session was ended from another device. */
  wasEndedElsewhere(cookieHeader: string | undefined): Promise<boolean>;
  /** The session's key in the database. Undefined when the cookie was not signed here. */
  sessionHash(cookieHeader: string | undefined): string | undefined;
  /** Confirms an email by its link. False: the link is not valid. */
  confirmEmail(token: string): Promise<boolean>;
  /** Counts a comment from this address, and refuses one too many. */
  allowComment(address: string): Promise<void>;
  /** The network of an address: one customer of a provider has many addresses. */
  networkOf(address: string): string;
  /** Signs a value for a link in an email, so that nobody else can make one. */
  sealOf(purpose: string, value: string): string;
  /** Undefined: this site can't send mail. */
  readonly sendLetter: ((letter: EmailMessage) => Promise<void>) | undefined;
  /** `documentsJson`: all of a person's documents, as the members of a JSON object. */
  routes(app: FastifyInstance, documentsJson: (uid: string) => Promise<string>): void | Promise<void>;
};
