import type { FastifyInstance } from 'fastify';
import type { AppUser } from '#domain/account/account.ts';

export type Session = { uid: string; user: AppUser; sessionId: string };

/** `stopAt`: where a mail program can turn such letters off with one click. `uid`: whose it is, for the log. */
export type Letter = { uid: string; to: string; subject: string; text: string; stopAt?: string };

/** What the rest of the server knows about accounts: who is asking, and how to register the account routes. */
export type Accounts = {
  /** Reads the database each time: a session that was ended must be refused at once. */
  sessionOf(cookieHeader: string | undefined): Promise<Session | null>;
  /** The cookie is one of ours, and its session was ended from another device. */
  wasEndedElsewhere(cookieHeader: string | undefined): Promise<boolean>;
  /** What a session is found by in the database. Undefined when the cookie was not signed here. */
  sessionHash(cookieHeader: string | undefined): string | undefined;
  /** Does what the link in an email asks for. False: the link is not valid. */
  confirmEmail(token: string): Promise<boolean>;
  /** Counts a comment from this address, and refuses it when there were too many. */
  allowComment(address: string): Promise<void>;
  /** Whose address this is: one customer of a provider has many. */
  networkOf(address: string): string;
  /** What a link in a letter carries so that nobody else can make one like it. */
  sealOf(purpose: string, value: string): string;
  /** Undefined: this site cannot send mail. */
  readonly sendLetter: ((letter: Letter) => Promise<void>) | undefined;
  /** `documentsJson`: all that somebody has, as the members of a JSON object. */
  routes(app: FastifyInstance, documentsJson: (uid: string) => Promise<string>): void | Promise<void>;
};
