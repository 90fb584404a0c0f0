import type { Comment } from '#domain/review/comment.ts';
import { SHARE_LIMITS } from '#domain/review/share.ts';
import { type Engine, type Steps, statement, textOf, type Unit } from '#server/database/engine.ts';
import { saveSteps } from '#server/documents/sql/save-document.ts';
import { COMMENT_KIND } from '#server/shares/comment-kind.ts';

const HOUR_MS = 3_600_000;

/** `ended`: stopped since the page was opened. */
export type CommentOutcome = { status: 'added' | 'ended' | 'too-often' | 'link-full' | 'person-full' };

/** Checks in the same transaction that the link is alive: a dead link takes no comments. */
export function addComment(uid: string, comment: Comment, now: number): Unit<CommentOutcome> {
  return function* () {
    const { shareId, id } = comment;
    // All links of the person, so that comments on two of them can't both take the last free place.
    const { rows } = yield statement(
      'SELECT share_id, ended_at FROM shares WHERE uid = ? ORDER BY share_id FOR UPDATE',
      uid,
    );
    const share = rows.find(({ share_id }) => share_id === shareId);
    if (!share || share.ended_at !== null) return { status: 'ended' };
    const refusal = yield* overLimit(uid, shareId, now);
    if (refusal) return { status: refusal };
    const save = { uid, id, body: comment, expected: undefined, sender: undefined, now };
    const { status } = yield* saveSteps(COMMENT_KIND, save);
    if (status === 'full') return { status: 'person-full' };
    if (status !== 'saved') throw new Error(`A comment could not be stored: ${status}`);
    yield statement('UPDATE comments SET share_id = ? WHERE uid = ? AND id = ?', shareId, uid, id);
    return { status: 'added' };
  };
}

function* overLimit(
  uid: string,
  shareId: string,
  now: number,
): Steps<'too-often' | 'link-full' | 'person-full' | null> {
  const hourAgo = new Date(now - HOUR_MS).toISOString();
  const ofShare = yield statement(
    `SELECT COUNT(*) AS total, COALESCE(SUM(CASE WHEN created_at > ? THEN 1 ELSE 0 END), 0) AS recent
     FROM comments WHERE uid = ? AND share_id = ?`,
    hourAgo,
    uid,
    shareId,
  );
  const { total, recent } = ofShare.rows[0] ?? {};
  if (Number(total) >= SHARE_LIMITS.commentsPerShare) return 'link-full';
  if (Number(recent) >= SHARE_LIMITS.commentsPerHour) return 'too-often';
  const ofPerson = yield statement(
    'SELECT COUNT(*) AS living FROM comments WHERE uid = ? AND deleted_at IS NULL',
    uid,
  );
  return Number(ofPerson.rows[0]?.living) >= SHARE_LIMITS.commentsPerPerson ? 'person-full' : null;
}

/** Changes with every comment and every reply under a link. */
export async function commentsMark(store: Engine, uid: string, shareId: string): Promise<string> {
  const rows = await store.read(
    'SELECT id, version FROM comments WHERE uid = ? AND share_id = ? AND deleted_at IS NULL ORDER BY id',
    [uid, shareId],
  );
  return rows.map(({ id, version }) => `${id}:${version}`).join();
}

/** The comments under one link, with replies. */
export async function commentsAt(store: Engine, uid: string, shareId: string): Promise<Comment[]> {
  const rows = await store.read(
    'SELECT body FROM comments WHERE uid = ? AND share_id = ? AND deleted_at IS NULL ORDER BY created_at, id',
    [uid, shareId],
  );
  return rows.map((row): Comment => JSON.parse(textOf(row, 'body')));
}
