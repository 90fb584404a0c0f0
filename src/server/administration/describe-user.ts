import { ALL_KINDS } from '#server/all-kinds.ts';
import { BLUEPRINT_KIND } from '#server/blueprints/blueprint-kind.ts';
import { type Engine, numberOf, type Row, textOf } from '#server/database/engine.ts';

export type UserDescription = {
  uid: string;
  email: string;
  createdAt: Date;
  isEmailConfirmed: boolean;
  lockedAt: Date | null;
  blueprints: number;
  plans: number;
  /** Characters of current texts, of earlier versions, and of deleted documents that can be restored. */
  size: { current: number; earlier: number; deleted: number };
  sessions: number;
  /** Active links to this person's plans, and the number of comments made there. */
  links: { ends: Date; comments: number }[];
  lastSeen: Date | null;
};

const sizeOf = (table: string) =>
  `SELECT COALESCE(SUM(CASE WHEN deleted_at IS NULL THEN LENGTH(body) ELSE 0 END), 0) AS current,
     COALESCE(SUM(CASE WHEN deleted_at IS NULL THEN 0 ELSE LENGTH(body) END), 0) AS deleted,
     MAX(updated_at) AS saved FROM ${table} WHERE uid = ?`;

/** Everything an operator needs to help this person, without any of their words. */
export async function describeUser(
  engine: Engine,
  uid: string,
  now: number,
): Promise<UserDescription | null> {
  const [user] = await engine.read('SELECT * FROM users WHERE uid = ?', [uid]);
  if (!user) return null;
  const sizes = await Promise.all(ALL_KINDS.map(({ table }) => first(engine, sizeOf(table), uid)));
  const revisions = await first(
    engine,
    'SELECT COALESCE(SUM(length), 0) AS kept FROM revisions WHERE uid = ?',
    uid,
  );
  const sessions = await engine.read('SELECT updated_at FROM sessions WHERE uid = ? AND expires_at > ?', [
    uid,
    now,
  ]);
  const bodies = await engine.read(
    `SELECT body FROM ${BLUEPRINT_KIND.table} WHERE uid = ? AND deleted_at IS NULL`,
    [uid],
  );
  const links = await engine.read(
    `SELECT s.ends_at, (SELECT COUNT(*) FROM comments c
       WHERE c.uid = s.uid AND c.share_id = s.share_id AND c.deleted_at IS NULL) AS comments
     FROM shares s WHERE s.uid = ? AND s.ended_at IS NULL AND s.ends_at > ? ORDER BY s.ends_at`,
    [uid, now],
  );
  const sum = (column: string) => sizes.reduce((total, row) => total + Number(row[column]), 0);
  return {
    uid,
    email: textOf(user, 'email'),
    createdAt: new Date(numberOf(user, 'created_at')),
    isEmailConfirmed: numberOf(user, 'email_verified') === 1,
    lockedAt: user.locked_at === null ? null : new Date(numberOf(user, 'locked_at')),
    blueprints: bodies.length,
    plans: bodies.filter(hasPlan).length,
    size: { current: sum('current'), earlier: Number(revisions.kept), deleted: sum('deleted') },
    sessions: sessions.length,
    links: links.map((row) => ({
      ends: new Date(numberOf(row, 'ends_at')),
      comments: Number(row.comments),
    })),
    lastSeen: latest([
      ...sessions.map((row) => numberOf(row, 'updated_at')),
      ...sizes.flatMap(({ saved }) => (typeof saved === 'string' ? [Date.parse(saved)] : [])),
    ]),
  };
}

async function first(engine: Engine, sql: string, uid: string): Promise<Row> {
  const [row] = await engine.read(sql, [uid]);
  return row ?? {};
}

function hasPlan(row: Row): boolean {
  const { content } = JSON.parse(textOf(row, 'body')) as { content?: { aiOutput?: string } };
  return (content?.aiOutput ?? '').trim() !== '';
}

function latest(times: readonly number[]): Date | null {
  return times.length === 0 ? null : new Date(Math.max(...times));
}
