import type { Document } from '#domain/documents/document.ts';
import { mergeDocuments } from '#domain/documents/merge-documents.ts';
import { kindOf } from '#domain/kinds.ts';
import {
  type ChangeContext,
  type Changed,
  follow,
  type LastWords,
  type Of,
  one,
  UNCHANGED,
} from './change.ts';
import { isSame, newRow, rebased, replaced, reworded, withCutTexts, withNotes } from './rebase-row.ts';
import { isDeletedWithWords, type Life, type Row, type RowNote, versionOf } from './row.ts';

/**
 * A tab offers `ancestor -> mine`. Another tab may have written since: the two are merged here, inside the
 * transaction, so that neither tab can overwrite what it has not seen.
 */
export function changeByEdit(edit: Of<'edit'>, { uid, read, nextStamp }: ChangeContext): Changed {
  const { id, row: target } = follow(edit.id, read);
  if (target === undefined) return { needs: id };
  const brought = edit.notes ?? [];
  if (target === null || target.stamp === edit.over) {
    const fresh = newRow({ uid, stamp: nextStamp(), ...edit });
    return one({ ...fresh, notes: withBrought(fresh, brought) });
  }
  const caughtUp = atLeast(target, edit, nextStamp);
  const row = { ...caughtUp, notes: withBrought(caughtUp, brought) };
  const mine: Document = { ...edit.mine, id: row.id };
  const { merged, conflicts } = mergeDocuments(kindOf(row.kind), edit.ancestor, mine, row.mine);
  const stamp = nextStamp();
  const notes = withNotes(withCutTexts(row, merged, stamp), conflicts, stamp);
  return one(reworded(row, stamp, merged, { notes, life: withLateWords(row.life) }));
}

// Their ids come from another journal's stamps, and may equal ids in this row.
function withBrought({ notes, stamp }: Row, brought: readonly RowNote[]): RowNote[] {
  const isNew = ({ field, theirs }: RowNote) =>
    !notes.some((known) => known.field === field && known.theirs === theirs);
  const renamed = brought
    .filter(isNew)
    .map((note, index) => ({ ...note, conflictId: `${stamp}-${index}-brought-${note.field}` }));
  return [...notes, ...renamed];
}

function withLateWords(life: Life): Life {
  return 'hasLateWords' in life ? { ...life, hasLateWords: true } : life;
}

// If the earlier write succeeded, the words build on it. Merged with the state before it, the same sentence would count
// as typed twice.
export function changeByLastWords(words: LastWords, context: ChangeContext): Changed {
  const { row } = follow(words.id, context.read);
  if (row && isSame(row.mine, words.mine)) return UNCHANGED;
  const ancestor = row && isSame(row.mine, words.written) ? words.written : words.ancestor;
  return changeByEdit({ ...words, op: 'edit', ancestor }, context);
}

// The tab may have fetched a newer document than the row's base. The row must catch up first: merged as it is, words
// missing from it would look deleted.
function atLeast(row: Row, { base }: Of<'edit'>, nextStamp: () => number): Row {
  if (base === null || base.version <= versionOf(row.base)) return row;
  if (row.words.state === 'saved') return replaced(row, base, nextStamp());
  const caughtUp = rebased(row, base, nextStamp());
  return row.words.state === 'sent' ? { ...caughtUp, words: row.words } : caughtUp;
}

/** A newer document was fetched: by polling, or by another tab. */
export function changeByNewer({ id, theirs }: Of<'newer'>, { read, nextStamp }: ChangeContext): Changed {
  const row = read(id);
  if (!row || row.words.state === 'sent' || theirs.version <= versionOf(row.base)) return UNCHANGED;
  // The delete was undone elsewhere, so late words are valid again.
  if (isDeletedWithWords(row.life))
    return one({ ...rebased(row, theirs, nextStamp()), life: { stage: 'live' } });
  if (row.life.stage !== 'live') return UNCHANGED;
  const catchUp = row.words.state === 'saved' ? replaced : rebased;
  return one(catchUp(row, theirs, nextStamp()));
}
