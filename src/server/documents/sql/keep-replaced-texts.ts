import type { Document } from '#domain/documents/document.ts';
import { numberOf, type Steps, statement } from '#server/database/engine.ts';
import type { DocumentKind } from '#server/documents/document-kind.ts';
import { addRevision, type Revision } from './add-revision.ts';

/** The body about to be overwritten, and when it was saved. */
export type OldBody = { body: Document; updatedAt: string };

/** A step of typing may be thinned out; a replaced text may not. */
type Replaced = Revision & { thinning: 'never' | 'always' | 'when-many' };

const THINNED_MS = 5 * 60_000;
// Typing in a plan saves every second. Beyond this many, a person's consecutive edits are thinned out, or an hour of
// typing would fill the history and the disk.
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

/** The words that `next` overwrites, unless they are still in it. */
export function replacedIn(kind: DocumentKind, { body, updatedAt }: OldBody, next: Document): Replaced[] {
  const savedAt = Date.parse(updatedAt);
  return kind.rules.replacedTexts(body, next).map(({ isStep, ...text }) => {
    const thinning = kind.rules.fields[text.field]?.history === 'every' ? 'when-many' : 'always';
    return { ...text, savedAt, thinning: isStep ? thinning : 'never' };
  });
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
