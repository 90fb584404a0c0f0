import type { OwnerStep, Session } from '#server/http/accounts-port.ts';
import {
  type Engine,
  numberOf,
  type Row,
  type Statement,
  type Steps,
  statement,
  textOf,
} from '#server/store/engine.ts';
import { tokenHash } from './auth-tables.ts';
import { type CookieNames, readCookie, writeCookie } from './cookies.ts';
import { sign, unsign } from './signed-value.ts';

const DAY_MS = 86_400_000;
export const SESSION_DAYS = 30;
const SESSION_MAX_DAYS = 90;

const REMEMBERED_COOKIES = 4_096;
const LONGEST_REMEMBERED = 1_024;

// Every request runs one of these. Never remember the answer: a session that was ended elsewhere would live on
// here. The second is the hot path, run with every save; a session cannot outlive its user.
const FIND = `SELECT s.id, s.expires_at, s.created_at, s.updated_at, u.uid, u.email, u.display_name, u.photo_url
  FROM sessions s JOIN users u ON u.uid = s.uid WHERE s.token_hash = ?`;
const FIND_OWNER = 'SELECT uid, expires_at, created_at, updated_at FROM sessions WHERE token_hash = ?';

export type Sessions = ReturnType<typeof createSessions>;

type Options = {
  engine: Engine;
  secret: string;
  names: CookieNames;
  now: () => number;
  onError: (error: unknown) => void;
};

export function createSessions({ engine, secret, names, now, onError }: Options) {
  function tokenOf(cookieHeader: string | undefined): string | undefined {
    const signed = readCookie(cookieHeader, names.session);
    return signed === undefined ? undefined : unsign(signed, secret);
  }

  // A good signature stays good, so the same cookie need not be checked and hashed again for every save.
  const verified = new Map<string, string>();

  function hashOf(cookieHeader: string | undefined): string | undefined {
    if (cookieHeader === undefined) return undefined;
    const known = verified.get(cookieHeader);
    if (known !== undefined) return known;
    const token = tokenOf(cookieHeader);
    if (token === undefined) return undefined;
    const hash = tokenHash(token);
    if (cookieHeader.length > LONGEST_REMEMBERED) return hash;
    if (verified.size >= REMEMBERED_COOKIES) verified.clear();
    verified.set(cookieHeader, hash);
    return hash;
  }

  const isLive = (row: Row): boolean => numberOf(row, 'expires_at') > now();
  const isOld = (row: Row): boolean => now() - numberOf(row, 'updated_at') > DAY_MS;

  function prolong(hash: string, row: Row): Statement {
    const at = now();
    const lastDay = numberOf(row, 'created_at') + SESSION_MAX_DAYS * DAY_MS;
    return statement(
      'UPDATE sessions SET expires_at = ?, updated_at = ? WHERE token_hash = ? AND updated_at = ?',
      Math.min(at + SESSION_DAYS * DAY_MS, lastDay),
      at,
      hash,
      numberOf(row, 'updated_at'),
    );
  }

  function* findOwner(hash: string): Steps<string | null> {
    const [row] = (yield statement(FIND_OWNER, hash)).rows;
    if (!row || !isLive(row)) return null;
    if (isOld(row)) yield prolong(hash, row);
    return textOf(row, 'uid');
  }

  async function prolongLater(hash: string, row: Row): Promise<void> {
    await engine.unit(function* () {
      yield prolong(hash, row);
    });
  }

  return {
    async sessionOf(cookieHeader: string | undefined): Promise<Session | null> {
      const hash = hashOf(cookieHeader);
      if (hash === undefined) return null;
      const [row] = await engine.read(FIND, [hash]);
      if (!row || !isLive(row)) return null;
      if (isOld(row)) prolongLater(hash, row).catch(onError);
      return sessionFrom(row);
    },
    ownerStep(cookieHeader: string | undefined): OwnerStep | undefined {
      const hash = hashOf(cookieHeader);
      if (hash === undefined) return undefined;
      return () => findOwner(hash);
    },
    /** Ends the session that this browser presents, whoever it belongs to. */
    endPresented(cookieHeader: string | undefined): Statement[] {
      const hash = hashOf(cookieHeader);
      return hash === undefined ? [] : [statement('DELETE FROM sessions WHERE token_hash = ?', hash)];
    },
    /**
     * The presented session and no other cookie, for the identity library. It reads cookies by rules of its own:
     * given the whole header, it could be led to another person's session than the one that was checked here.
     */
    presentedAlone(cookieHeader: string | undefined): Headers {
      const signed = readCookie(cookieHeader, names.session);
      return new Headers(
        signed === undefined ? {} : { cookie: `${names.session}=${encodeURIComponent(signed)}` },
      );
    },
    endAll: (uid: string): Statement => statement('DELETE FROM sessions WHERE uid = ?', uid),
    cookieFor: (token: string) =>
      writeCookie(names.session, sign(token, secret), SESSION_MAX_DAYS, names.isSecure),
    clearedCookie: () => writeCookie(names.session, '', 0, names.isSecure),
  };
}

function sessionFrom(row: Row): Session {
  const uid = textOf(row, 'uid');
  return {
    uid,
    sessionId: textOf(row, 'id'),
    user: {
      uid,
      email: textOf(row, 'email'),
      displayName: nullableText(row, 'display_name'),
      photoURL: nullableText(row, 'photo_url'),
    },
  };
}

function nullableText(row: Row, column: string): string | null {
  return row[column] === null ? null : textOf(row, column);
}
