import type { Blueprint } from '#domain/blueprint.ts';
import { ANSWER_KEYS } from '#domain/blueprint-types.ts';
import { addRevision, type Revision } from './add-revision.ts';
import { numberOf, type Steps, statement } from './engine.ts';

const PLAN = 'aiOutput';

const THINNED_MS = 5 * 60_000;
// Typing in the plan saves every second. Past this many, runs of a person's own edits are thinned, or an
// hour of typing would fill the history and the disk.
const KEPT_WITHOUT_THINNING = 50;

/** The words that `next` writes over, as far as they are not still in it. */
export function* keepReplacedTexts(uid: string, oldBody: string, next: Blueprint, now: number): Steps<void> {
  const old: Blueprint = JSON.parse(oldBody);
  for (const revision of replacedTexts(old, next)) {
    if (yield* isDue(uid, next.id, revision, now)) yield* addRevision(uid, next.id, revision, now);
  }
}

function replacedTexts(old: Blueprint, next: Blueprint): Revision[] {
  const before = textsOf(old);
  const after = textsOf(next);
  const savedAt = Date.parse(old.updatedAt);
  const origin = old.content.outputFacts?.origin ?? 'edited';
  return [...before]
    .filter(([field, text]) => isLost(field, text, after.get(field) ?? ''))
    .map(([field, text]) => ({ field, text, origin: field === PLAN ? origin : 'edited', savedAt }));
}

function textsOf({ content }: Blueprint): Map<string, string> {
  const texts = new Map([
    [PLAN, content.aiOutput ?? ''],
    ['notes', content.notes ?? ''],
  ]);
  for (const key of ANSWER_KEYS) texts.set(`answers.${key}`, content.answers[key] ?? '');
  return texts;
}

// An answer that only grew is still there in full; every replaced plan is kept, whatever replaces it.
function isLost(field: string, before: string, after: string): boolean {
  if (before.trim() === '' || before === after) return false;
  return field === PLAN || !after.startsWith(before);
}

function* isDue(uid: string, id: string, { field, origin }: Revision, now: number): Steps<boolean> {
  const isPlan = field === PLAN;
  if (isPlan && origin !== 'edited') return true;
  const { rows } = yield statement(
    'SELECT COUNT(*) AS kept, MAX(kept_at) AS newest FROM revisions WHERE uid = ? AND id = ? AND field = ?',
    uid,
    id,
    field,
  );
  const [history] = rows;
  if (!history || history.newest === null) return true;
  if (isPlan && numberOf(history, 'kept') < KEPT_WITHOUT_THINNING) return true;
  return now - numberOf(history, 'newest') >= THINNED_MS;
}
