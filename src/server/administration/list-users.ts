import { type Engine, numberOf, textOf } from '#server/database/engine.ts';

const PAGE = 500;

// By email, which has an index: sorted by sign-up date, each page would read every account.
const AFTER = `SELECT u.email, u.created_at, u.locked_at,
  (SELECT COUNT(*) FROM blueprints b WHERE b.uid = u.uid AND b.deleted_at IS NULL) AS blueprints
  FROM users u WHERE u.email > ? ORDER BY u.email LIMIT ${PAGE}`;

export type ListedUser = { email: string; createdAt: Date; isLocked: boolean; blueprints: number };

/** The next page after an email. */
export async function listUsers(engine: Engine, after: string): Promise<ListedUser[]> {
  const rows = await engine.read(AFTER, [after]);
  return rows.map((row) => ({
    email: textOf(row, 'email'),
    createdAt: new Date(numberOf(row, 'created_at')),
    isLocked: row.locked_at !== null,
    blueprints: numberOf(row, 'blueprints'),
  }));
}
