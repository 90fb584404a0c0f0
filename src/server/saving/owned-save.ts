import { OWNED_AND_FRESH, ownedAndFresh, sessionOwner } from '#server/accounts/sql/session-owner.ts';
import { type Steps, statement } from '#server/database/engine.ts';
import { type DocumentKind, sharedId } from '#server/documents/document-kind.ts';
import type { Sender } from '#server/documents/sql/applied-saves.ts';
import { keepRevisions, replacedIn } from '#server/documents/sql/keep-replaced-texts.ts';
import { perKind } from '#server/documents/sql/per-kind.ts';
import { type Save, type SaveOutcome, saveSteps } from '#server/documents/sql/save-document.ts';
import { storedBody } from '#server/documents/sql/stored-body.ts';
import type { RecentBody } from './recent-bodies.ts';

export type OwnedSave = Save & {
  /** The hash of the token that sends it. */
  session: string;
  hints: { sent: string | undefined; known: RecentBody | undefined };
};

export type OwnedOutcome = SaveOutcome | { status: 'no-session' };

type Next = { known: RecentBody; sender: Sender };

const SQL = perKind(
  ({ table }) => `UPDATE ${table} SET version = ?, updated_at = ?, body = ?
     WHERE uid = ? AND id = ? AND version = ? AND type = ? AND created_at = ? AND deleted_at IS NULL
       AND ${OWNED_AND_FRESH}`,
);

/**
 * Reads the session in the transaction that saves: one that just ended can no longer save. A path with anybody else's
 * id, real or not, gets the same 404 as an unknown path.
 */
export function* ownedSave(kind: DocumentKind, save: OwnedSave): Steps<OwnedOutcome> {
  const next = nextOf(save);
  const outcome = next && (yield* saveNext(kind, save, next));
  if (outcome) return outcome;
  const asking = yield* sessionOwner(save.session, save.now);
  if (asking === null) return { status: 'no-session' };
  return asking === save.uid ? yield* saveSteps(kind, save) : { status: 'unknown' };
}

// This client wrote the stored version, under a lower number: none of its saves came after, so this one can't be a
// repetition, and nothing needs to be read first.
function nextOf({ hints: { known }, expected, sender }: OwnedSave): Next | undefined {
  if (!sender || !known?.sender || known.version !== expected) return undefined;
  const isNext = known.sender.client === sender.client && known.sender.seq < sender.seq;
  return isNext ? { known, sender } : undefined;
}

// The usual save while typing: one UPDATE with all its conditions in the WHERE. If it changes nothing, the full path
// finds out why.
function* saveNext(
  kind: DocumentKind,
  { uid, id, body, session, now, hints }: OwnedSave,
  { known, sender }: Next,
): Steps<SaveOutcome | undefined> {
  const { createdAt } = body;
  const version = known.version + 1;
  const updatedAt = new Date(now).toISOString();
  const { changes } = yield statement(
    SQL(kind),
    version,
    updatedAt,
    storedBody(body, hints.sent, { createdAt, updatedAt }),
    uid,
    id,
    known.version,
    kind.rules.slotOf(body),
    createdAt,
    ...ownedAndFresh(session, uid, now),
  );
  if (changes === 0) return undefined;
  const key = sharedId(kind, id);
  // Its row exists: only newer clients push one out, and this one saved last.
  yield statement(
    'UPDATE applied_saves SET seq = ?, version = ?, updated_at = ? WHERE uid = ? AND id = ? AND client = ?',
    sender.seq,
    version,
    updatedAt,
    uid,
    key,
    sender.client,
  );
  const replaced = replacedIn(kind, known, body);
  if (replaced.length > 0) yield* keepRevisions(uid, key, replaced, now);
  return { status: 'saved', version, updatedAt };
}
