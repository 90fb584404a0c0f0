import {
  numberOf,
  type Row,
  type Statement,
  type Steps,
  statement,
  textOf,
} from '#server/database/engine.ts';

const DAY_MS = 86_400_000;
export const SESSION_DAYS = 30;
export const SESSION_MAX_DAYS = 90;
/** A session lasts at least SESSION_DAYS: this long after its end, no browser has its cookie anymore. */
export const ENDED_SESSION_DAYS = SESSION_MAX_DAYS - SESSION_DAYS;

/** For a WHERE clause: the session is alive, belongs to this person and needn't be extended. Parameters: `ownedAndFresh`. */
export const OWNED_AND_FRESH =
  'EXISTS (SELECT 1 FROM sessions WHERE token_hash = ? AND uid = ? AND expires_at > ? AND updated_at >= ?)';

export function ownedAndFresh(hash: string, uid: string, now: number): [string, string, number, number] {
  return [hash, uid, now, now - DAY_MS];
}

/** The session's owner, or null when it has ended. Using it extends it. */
export function* sessionOwner(hash: string, now: number): Steps<string | null> {
  const { rows } = yield statement(
    'SELECT uid, updated_at FROM sessions WHERE token_hash = ? AND expires_at > ?',
    hash,
    now,
  );
  const [row] = rows;
  if (!row) return null;
  if (isDue(row, now)) yield prolongSession(hash, row, now);
  return textOf(row, 'uid');
}

/** Once a day is enough: a write with every request would cost more than the request. */
export function isDue(session: Row, now: number): boolean {
  return now - numberOf(session, 'updated_at') > DAY_MS;
}

export function prolongSession(hash: string, session: Row, now: number): Statement {
  const longest = SESSION_MAX_DAYS * DAY_MS;
  const next = now + SESSION_DAYS * DAY_MS;
  return statement(
    `UPDATE sessions SET updated_at = ?,
       expires_at = CASE WHEN created_at + ? < ? THEN created_at + ? ELSE ? END
     WHERE token_hash = ? AND updated_at = ?`,
    now,
    longest,
    next,
    longest,
    next,
    hash,
    numberOf(session, 'updated_at'),
  );
}
