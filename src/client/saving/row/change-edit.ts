import type { Blueprint, StoredBlueprint } from '#domain/blueprint/blueprint.ts';
import { mergeBlueprints } from '#domain/merging/merge.ts';
import {
  type Change,
  type ChangeContext,
  type Changed,
  follow,
  type LastWords,
  UNCHANGED,
} from './change.ts';
import { isSame, newRow, rebased, replaced, reworded, touched, withNotes } from './rebase-row.ts';
import type { Row } from './row.ts';

type Edit = Extract<Change, { op: 'edit' }>;

/**
 * A tab offers `ancestor -> mine`. Another tab may have written since: the two are merged here, inside the
 * transaction, so that neither tab can overwrite what it has not seen.
 */
export function changeByEdit(edit: Edit, { uid, read, nextStamp }: ChangeContext): Changed {
  const { id, row: target } = follow(edit.id, read);
  if (target === undefined) return { needs: id };
  if (target === null) {
    const { base, baseVersion } = edit;
    return { rows: [{ ...newRow(uid, nextStamp(), edit.mine), base, baseVersion }], removed: [] };
  }
  const row = atLeast(target, edit, nextStamp);
  const mine: Blueprint = { ...edit.mine, id: row.id };
  const { merged, conflicts } = mergeBlueprints(edit.ancestor, mine, row.mine);
  const stamp = nextStamp();
  const isLate = row.isLate || (row.fate !== 'live' && row.fate !== 'restoring');
  const notes = withNotes(row.notes, conflicts, stamp);
  return { rows: [reworded(row, stamp, merged, { notes, isLate })], removed: [] };
}

// If the write in between was still made, the words build on it. Merged with what came before it, the same
// sentence would count as typed twice.
export function changeByLastWords(words: LastWords, context: ChangeContext): Changed {
  const { row } = follow(words.id, context.read);
  if (row && isSame(row.mine, words.mine)) return UNCHANGED;
  const ancestor = row && isSame(row.mine, words.written) ? words.written : words.ancestor;
  return changeByEdit({ ...words, op: 'edit', ancestor }, context);
}

// The tab may have fetched a newer document than the row was made from. The row must catch up first: merged
// as it is, its lack of the newer words would count as somebody's wish to remove them.
function atLeast(row: Row, { base, baseVersion }: Edit, nextStamp: () => number): Row {
  if (base === null || baseVersion <= row.baseVersion) return row;
  const theirs = { ...base, version: baseVersion };
  return row.isAcked && !row.sent
    ? replaced(row, theirs, nextStamp())
    : { ...rebased(row, theirs, nextStamp()), sent: row.sent };
}

/** A newer document was fetched: by polling, or by another tab. */
export function changeByNewer(
  id: string,
  theirs: StoredBlueprint,
  { read, nextStamp }: ChangeContext,
): Changed {
  const row = read(id);
  if (!row || row.sent || row.fate !== 'live' || row.movedTo || theirs.version <= row.baseVersion) {
    return UNCHANGED;
  }
  const next = row.isAcked ? replaced(row, theirs, nextStamp()) : rebased(row, theirs, nextStamp());
  return { rows: [next], removed: [] };
}

export function changeByChoice(change: Extract<Change, { op: 'resolve' }>, context: ChangeContext): Changed {
  const row = context.read(change.id);
  const note = row?.notes.find(({ conflictId }) => conflictId === change.conflictId);
  if (!row || !note) return UNCHANGED;
  const stamp = context.nextStamp();
  const notes = row.notes.map((other) => (other === note ? { ...note, isDismissed: true } : other));
  if (change.choice === 'mine')
    return { rows: [touched(row, stamp, { notes: settledNotes(notes) })], removed: [] };
  const live = fieldText(row.mine, note.field);
  const kept = { ...note, conflictId: `${stamp}-kept`, theirs: live, isStored: false, isDismissed: true };
  const mine = withFieldText(row.mine, note.field, note.theirs, change.at);
  return { rows: [reworded(row, stamp, mine, { notes: settledNotes([...notes, kept]) })], removed: [] };
}

export function settledNotes(notes: Row['notes']): Row['notes'] {
  return notes.filter(({ isStored, isDismissed }) => !(isStored && isDismissed));
}

function fieldText({ title, description, content }: Blueprint, field: string): string {
  if (field === 'title') return title;
  if (field === 'description') return description;
  if (field === 'notes') return content.notes ?? '';
  if (field === 'aiOutput') return content.aiOutput ?? '';
  if (field === 'answers.0') return content.answers['0'] ?? '';
  if (field === 'answers.1') return content.answers['1'] ?? '';
  if (field === 'answers.2') return content.answers['2'] ?? '';
  if (field === 'objectives') return content.objectives.join('\n');
  return content.timeline.map((entry) => `${entry.title} | ${entry.date} | ${entry.description}`).join('\n');
}

function withFieldText(blueprint: Blueprint, field: string, text: string, updatedAt: string): Blueprint {
  const { content } = blueprint;
  const changed = { ...blueprint, updatedAt };
  if (field === 'title' || field === 'description') return { ...changed, [field]: text };
  if (field === 'notes' || field === 'aiOutput')
    return { ...changed, content: { ...content, [field]: text } };
  const key = /^answers\.([012])$/.exec(field)?.[1];
  if (key) return { ...changed, content: { ...content, answers: { ...content.answers, [key]: text } } };
  if (field === 'objectives') return { ...changed, content: { ...content, objectives: text.split('\n') } };
  return changed;
}
