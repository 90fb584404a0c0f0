import type { Comment } from '#domain/review/comment.ts';
import { type Engine, numberOf, statement, textOf, type Unit } from '#server/database/engine.ts';

const DAY_MS = 86_400_000;

export async function isMailChosen(store: Engine, uid: string): Promise<boolean> {
  return (await store.read('SELECT 1 AS one FROM comment_mails WHERE uid = ?', [uid])).length > 0;
}

/** From now on: earlier comments are on the screen with the setting. */
export function chooseMail(uid: string, isOn: boolean, now: number): Unit<void> {
  return function* () {
    yield isOn
      ? statement(
          'INSERT INTO comment_mails (uid, told_at, sent_at) VALUES (?, ?, 0) ON CONFLICT DO NOTHING',
          uid,
          now,
        )
      : statement('DELETE FROM comment_mails WHERE uid = ?', uid);
  };
}

export type DueMail = { uid: string; email: string; toldAt: number; sentAt: number; comments: Comment[] };

/**
 * People whose last email is a day old, with the comments since. Comments from this very millisecond wait for the next
 * email: some may arrive after the query.
 */
export async function dueMails(store: Engine, now: number): Promise<DueMail[]> {
  const rows = await store.read(
    `SELECT m.uid, m.told_at, m.sent_at, u.email FROM comment_mails m
     JOIN users u ON u.uid = m.uid AND u.locked_at IS NULL WHERE m.sent_at <= ?`,
    [now - DAY_MS],
  );
  const due: DueMail[] = [];
  for (const row of rows) {
    const uid = textOf(row, 'uid');
    const [toldAt, sentAt] = [numberOf(row, 'told_at'), numberOf(row, 'sent_at')];
    const written = await store.read(
      `SELECT body FROM comments WHERE uid = ? AND share_id <> '' AND created_at >= ? AND created_at < ?
       AND deleted_at IS NULL ORDER BY created_at, id`,
      [uid, new Date(toldAt).toISOString(), new Date(now).toISOString()],
    );
    const comments = written.map((each): Comment => JSON.parse(textOf(each, 'body')));
    const open = comments.filter(({ isDone }) => !isDone);
    if (open.length > 0) due.push({ uid, email: textOf(row, 'email'), toldAt, sentAt, comments: open });
  }
  return due;
}

/** False: another server has claimed it. */
export function takeMail({ uid, sentAt }: DueMail, now: number): Unit<boolean> {
  return function* () {
    const { changes } = yield statement(
      'UPDATE comment_mails SET told_at = ?, sent_at = ? WHERE uid = ? AND sent_at = ?',
      now,
      now,
      uid,
      sentAt,
    );
    return changes > 0;
  };
}

/** Sending failed: retried in an hour. */
export function putMailBack({ uid, toldAt, sentAt }: DueMail, takenAt: number): Unit<void> {
  return function* () {
    yield statement(
      'UPDATE comment_mails SET told_at = ?, sent_at = ? WHERE uid = ? AND sent_at = ?',
      toldAt,
      sentAt,
      uid,
      takenAt,
    );
  };
}
