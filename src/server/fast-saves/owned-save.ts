import { OWNED_AND_FRESH, ownedAndFresh, sessionOwner } from '#server/accounts/sql/session-owner.ts';
import { keepRevisions, replacedIn } from '#server/blueprints/sql/keep-replaced-texts.ts';
import { type Save, type SaveOutcome, saveSteps } from '#server/blueprints/sql/save-blueprint.ts';
import { storedBody } from '#server/blueprints/sql/stored-body.ts';
import { type Steps, statement } from '#server/database/engine.ts';
import type { KnownTexts, Sender } from './recent-texts.ts';

export type OwnedSave = Save & {
  /** The hash of the token that sends it. */
  session: string;
};

export type OwnedOutcome = SaveOutcome | { status: 'no-session' };

type NextSave = OwnedSave & { known: KnownTexts; sender: Sender };

/**
 * The session is read in the very transaction that saves: one that ended a moment ago cannot save any more. A path
 * that names anybody else, real or not, is answered like a path that leads nowhere.
 */
export function* ownedSave(save: OwnedSave): Steps<OwnedOutcome> {
  if (isNext(save)) {
    const outcome = yield* saveNext(save);
    if (outcome) return outcome;
  }
  const asking = yield* sessionOwner(save.session, save.now);
  if (asking === null) return { status: 'no-session' };
  return asking === save.uid ? yield* saveSteps(save) : { status: 'unknown' };
}

// The stored version is then one that this very client wrote, under a lower number: no save of it came after, so
// this one cannot be a repetition, and nothing has to be read first.
function isNext(save: OwnedSave): save is NextSave {
  const { known, expected, sender } = save;
  if (!sender || known?.version !== expected) return false;
  return known?.sender?.client === sender.client && known.sender.seq < sender.seq;
}

// What a typing person sends each second: one UPDATE with everything that it relies on in its WHERE. When that
// finds nothing, somebody has to look why.
function* saveNext(save: NextSave): Steps<SaveOutcome | undefined> {
  const { uid, blueprint, known, sender, session, now } = save;
  const { id, type, createdAt } = blueprint;
  const version = known.version + 1;
  const updatedAt = new Date(now).toISOString();
  const { changes } = yield statement(
    `UPDATE blueprints SET version = ?, updated_at = ?, body = ?
     WHERE uid = ? AND id = ? AND version = ? AND type = ? AND created_at = ? AND deleted_at IS NULL
       AND ${OWNED_AND_FRESH}`,
    version,
    updatedAt,
    storedBody(blueprint, save.sent, { createdAt, updatedAt }),
    uid,
    id,
    known.version,
    type,
    createdAt,
    ...ownedAndFresh(session, uid, now),
  );
  if (changes === 0) return undefined;
  // Its row is there: only newer clients push one out, and this one saved last.
  yield statement(
    'UPDATE applied_saves SET seq = ?, version = ?, updated_at = ? WHERE uid = ? AND id = ? AND client = ?',
    sender.seq,
    version,
    updatedAt,
    uid,
    id,
    sender.client,
  );
  const replaced = replacedIn(known, blueprint);
  if (replaced.length > 0) yield* keepRevisions(uid, id, replaced, now);
  return { status: 'saved', version, updatedAt };
}
