import { numberOf, type Steps, statement } from '#server/database/engine.ts';
import type { HistoryField, HistoryRules, Stamped } from '#server/documents/document-kind.ts';
import { addRevision, type Revision } from './add-revision.ts';

/** What is about to be written over, and when it was saved. */
export type OldBody = { body: Stamped; updatedAt: string };

/** One of many while somebody types may be thinned; a text that made room for another may not. */
type Replaced = Revision & { thinning: 'never' | 'always' | 'when-many' };

const THINNED_MS = 5 * 60_000;
// Typing in the plan saves every second. Past this many, runs of a person's own edits are thinned, or an
// hour of typing would fill the history and the disk.
const KEPT_WITHOUT_THINNING = 50;

export function* keepRevisions(
  uid: string,
  sharedId: string,
  revisions: readonly Replaced[],
  now: number,
): Steps<void> {
  for (const revision of revisions) {
    if (revision.thinning === 'never' || (yield* isDue(uid, sharedId, revision, now))) {
      yield* addRevision(uid, sharedId, revision, now);
    }
  }
}

/** The words that `next` writes over, as far as they are not still in it. */
export function replacedTexts(
  { fields }: HistoryRules<Stamped>,
  { body, updatedAt }: OldBody,
  next: Stamped,
): Replaced[] {
  const revisions: Replaced[] = [];
  for (const field of fields) {
    const text = field.read(body);
    const left = field.read(next);
    if (!isLost(field, text, left)) continue;
    const origin = field.originOf(body);
    // Selecting all and deleting it is no step of typing: what goes at one stroke is kept.
    const isCut = left.length < text.length / 2;
    const isStep = !isCut && origin === 'edited' && field.originOf(next) === 'edited';
    const thinning = field.keeps === 'every' ? 'when-many' : 'always';
    const savedAt = Date.parse(updatedAt);
    revisions.push({ field: field.name, text, origin, thinning: isStep ? thinning : 'never', savedAt });
  }
  return revisions;
}

function isLost({ keeps }: HistoryField<Stamped>, before: string, after: string): boolean {
  if (before === after || before.trim() === '') return false;
  return keeps === 'every' || !after.startsWith(before);
}

function* isDue(uid: string, sharedId: string, { field, thinning }: Replaced, now: number): Steps<boolean> {
  const { rows } = yield statement(
    'SELECT COUNT(*) AS kept, MAX(kept_at) AS newest FROM revisions WHERE uid = ? AND id = ? AND field = ?',
    uid,
    sharedId,
    field,
  );
  const [history] = rows;
  if (!history || history.newest === null) return true;
  if (thinning === 'when-many' && numberOf(history, 'kept') < KEPT_WITHOUT_THINNING) return true;
  return now - numberOf(history, 'newest') >= THINNED_MS;
}
