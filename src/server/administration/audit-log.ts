import { randomUUID } from 'node:crypto';
import { type Engine, numberOf, type Statement, statement, textOf } from '#server/database/engine.ts';

export type AuditEntry = {
  at: Date;
  actor: string;
  action: string;
  uid: string | null;
  email: string | null;
};

const NEWEST = `SELECT a.at, a.actor, a.action, a.uid, u.email FROM audit_log a
  LEFT JOIN users u ON u.uid = a.uid ORDER BY a.at DESC, a.id LIMIT ?`;

/** Who did what to whose account on the command line. By id: a deleted person's email is not kept. */
export function createAuditLog(engine: Engine, actor: string, now: () => number) {
  return {
    entry(action: string, uid: string | null): Statement {
      return statement(
        'INSERT INTO audit_log (id, at, actor, action, uid) VALUES (?, ?, ?, ?, ?)',
        randomUUID(),
        now(),
        actor,
        action,
        uid,
      );
    },
    async newest(count: number): Promise<AuditEntry[]> {
      const rows = await engine.read(NEWEST, [count]);
      return rows.map((row) => ({
        at: new Date(numberOf(row, 'at')),
        actor: textOf(row, 'actor'),
        action: textOf(row, 'action'),
        uid: row.uid === null ? null : textOf(row, 'uid'),
        email: row.email === null ? null : textOf(row, 'email'),
      }));
    },
  };
}
