import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { numberOf, type Steps, statement } from '#server/database/engine.ts';
import { addRevision, type Revision } from './add-revision.ts';

const PLAN = 'aiOutput';
const NOTES = 'notes';
const ANSWERS = { 'answers.0': '0', 'answers.1': '1', 'answers.2': '2' } as const;
const FIELDS = [PLAN, NOTES, 'answers.0', 'answers.1', 'answers.2'] as const;

type Field = (typeof FIELDS)[number];

type Texts = Pick<Blueprint, 'content' | 'updatedAt'>;

/** `isStep`: one of many while somebody types. Those may be thinned; a text that made room for another may not. */
type Replaced = Revision & { isStep: boolean };

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

/** The words that `next` writes over, as far as they are not still in it. */
export function replacedTexts(old: Texts, next: Texts): Replaced[] {
  const revisions: Replaced[] = [];
  for (const field of FIELDS) {
    const text = textOf(old, field);
    const left = textOf(next, field);
    if (!isLost(field, text, left)) continue;
    const origin = originOf(old, field);
    // Selecting all and deleting it is no step of typing: what goes at one stroke is kept.
    const isCut = left.length < text.length / 2;
    const isStep = !isCut && origin === 'edited' && originOf(next, field) === 'edited';
    revisions.push({ field, text, origin, isStep, savedAt: Date.parse(old.updatedAt) });
  }
  return revisions;
}

function originOf({ content }: Texts, field: Field): string {
  return field === PLAN ? (content.outputFacts?.origin ?? 'edited') : 'edited';
}

function textOf({ content }: Texts, field: Field): string {
  if (field === PLAN) return content.aiOutput ?? '';
  if (field === NOTES) return content.notes ?? '';
  return content.answers[ANSWERS[field]] ?? '';
}

// An answer that only grew is still there in full; every replaced plan is kept, whatever replaces it.
function isLost(field: Field, before: string, after: string): boolean {
  if (before === after || before.trim() === '') return false;
  return field === PLAN || !after.startsWith(before);
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
  if (field === PLAN && numberOf(history, 'kept') < KEPT_WITHOUT_THINNING) return true;
  return now - numberOf(history, 'newest') >= THINNED_MS;
}
