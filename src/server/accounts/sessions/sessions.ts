import { HOST_ONLY, LEFT_COOKIE } from '#domain/api/api-paths.ts';
import { tokenHash } from '#server/accounts/sql/auth-tables.ts';
import { isDue, prolongSession, SESSION_MAX_DAYS } from '#server/accounts/sql/session-owner.ts';
import { type Engine, type Row, type Statement, statement, textOf } from '#server/database/engine.ts';
import type { Session } from '#server/http/accounts-port.ts';
import { type CookieNames, readCookie, writeCookie } from './cookies.ts';
import { sign, unsign } from './signed-value.ts';

const REMEMBERED_COOKIES = 4_096;
const LONGEST_REMEMBERED = 1_024;

// Never cache the result: a session ended elsewhere would stay alive here.
const FIND = `SELECT s.id, s.updated_at, u.uid, u.email, u.display_name, u.photo_url
  FROM sessions s JOIN users u ON u.uid = s.uid WHERE s.token_hash = ? AND s.expires_at > ?`;

export type Sessions = ReturnType<typeof createSessions>;

type Options = {
  engine: Engine;
  secret: string;
  names: CookieNames;
  now: () => number;
  onError: (error: unknown) => void;
};

export function createSessions({ engine, secret, names, now, onError }: Options) {
  const hasLeft = (cookieHeader: string | undefined): boolean =>
    readCookie(cookieHeader, names.left) === LEFT_COOKIE.value;

  function presentedHash(cookieHeader: string | undefined): string | undefined {
    const signed = readCookie(cookieHeader, names.session);
    const token = signed === undefined ? undefined : unsign(signed, secret);
    return token === undefined ? undefined : tokenHash(token);
  }

  // A valid signature stays valid, so the same cookie needn't be verified and hashed for every save.
  const verified = new Map<string, string>();

  function hashOf(cookieHeader: string | undefined): string | undefined {
    if (cookieHeader === undefined) return undefined;
    const cached = verified.get(cookieHeader);
    if (cached !== undefined) return cached;
    const hash = hasLeft(cookieHeader) ? undefined : presentedHash(cookieHeader);
    if (hash === undefined) return undefined;
    if (cookieHeader.length > LONGEST_REMEMBERED) return hash;
    if (verified.size >= REMEMBERED_COOKIES) verified.clear();
    verified.set(cookieHeader, hash);
    return hash;
  }

  function endPresented(cookieHeader: string | undefined): Statement[] {
    const hash = presentedHash(cookieHeader);
    return hash === undefined ? [] : [statement('DELETE FROM sessions WHERE token_hash = ?', hash)];
  }

  async function endLeft(cookieHeader: string | undefined): Promise<void> {
    const ending = hasLeft(cookieHeader) ? endPresented(cookieHeader) : [];
    // Anybody can claim to have signed out; without a signed session, don't use a connection for it.
    if (ending.length === 0) return;
    await engine.unit(function* () {
      yield* ending;
    });
  }

  async function prolongLater(hash: string, row: Row, usedAt: number): Promise<void> {
    await engine.unit(function* () {
      yield prolongSession(hash, row, usedAt);
    });
  }

  return {
    async sessionOf(cookieHeader: string | undefined): Promise<Session | null> {
      const hash = hashOf(cookieHeader);
      if (hash === undefined) {
        endLeft(cookieHeader).catch(onError);
        return null;
      }
      const usedAt = now();
      const [row] = await engine.read(FIND, [hash, usedAt]);
      if (!row) return null;
      if (isDue(row, usedAt)) prolongLater(hash, row, usedAt).catch(onError);
      return sessionFrom(row);
    },
    hashOf,
    /**
     * A browser that signs out loses its cookie, and an expired session keeps its row as long as a browser may keep the
     * cookie (sweep.ts): so a valid cookie without a row was signed out from another device.
     */
    async wasEndedElsewhere(cookieHeader: string | undefined): Promise<boolean> {
      const hash = hashOf(cookieHeader);
      if (hash === undefined) return false;
      const rows = await engine.read('SELECT 1 AS one FROM sessions WHERE token_hash = ?', [hash]);
      return rows.length === 0;
    },
    /** Ends this browser's session, whoever it belongs to. */
    endPresented,
    /**
     * Only the presented session cookie, for the identity library. It parses cookies by its own rules: given the whole
     * header, it could find another person's session than the one checked here.
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
    /** The session is ended or replaced, so the page's sign-out mark goes too, under either name. */
    withoutMark: (cookieHeader: string | undefined): string[] =>
      [LEFT_COOKIE.name, `${HOST_ONLY}${LEFT_COOKIE.name}`]
        .filter((name) => readCookie(cookieHeader, name) !== undefined)
        .map((name) => writeCookie(name, '', 0, names.isSecure || name.startsWith(HOST_ONLY))),
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
