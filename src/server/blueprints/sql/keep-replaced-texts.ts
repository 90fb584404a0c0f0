import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { FIELDS, isFieldName } from '#domain/blueprint/fields.ts';
import { type ReplacedText, replacedTexts } from '#domain/documents/replaced-texts.ts';
import { numberOf, type Steps, statement } from '#server/database/engine.ts';
import { addRevision } from './add-revision.ts';

type Replaced = ReplacedText & { savedAt: number };

const THINNED_MS = 5 * 60_000;
// Typing in the plan saves every second. Past this many, runs of a person's own edits are thinned, or an
// hour of typing would fill the history and the disk.
const KEPT_WITHOUT_THINNING = 50;

export function* keepRevisions(
  uid: string,
  id: string,
  revisions: readonly Replaced[],
  now: number,
): Steps<void> {
  for (const revision of revisions) {
    if (!revision.isStep || (yield* isDue(uid, id, revision.field, now))) {
      yield* addRevision(uid, id, revision, now);
    }
  }
}

/** The words that `next` writes over, with the time at which they were written. */
export function replacedIn(old: Blueprint, next: Blueprint): Replaced[] {
  const savedAt = Date.parse(old.updatedAt);
  return replacedTexts(FIELDS, old, next).map((text) => ({ ...text, savedAt }));
}

function* isDue(uid: string, id: string, field: string, now: number): Steps<boolean> {
  const { rows } = yield statement(
    'SELECT COUNT(*) AS kept, MAX(kept_at) AS newest FROM revisions WHERE uid = ? AND id = ? AND field = ?',
    uid,
    id,
    field,
  );
  const [history] = rows;
  if (!history || history.newest === null) return true;
  if (
    isFieldName(field) &&
    FIELDS[field].history === 'every' &&
    numberOf(history, 'kept') < KEPT_WITHOUT_THINNING
  )
    return true;
  return now - numberOf(history, 'newest') >= THINNED_MS;
}
