import type { Document } from '#domain/documents/document.ts';
import type { Field } from '#domain/documents/field.ts';
import { mergeField } from '#domain/documents/merge-field.ts';
import { kindOf } from '#domain/kinds.ts';
import { keepApart } from '#domain/merging/merge-sequences.ts';
import { type ChangeContext, type Changed, type Of, one, UNCHANGED } from './change.ts';
import { reworded, touched } from './rebase-row.ts';
import type { Row, RowNote } from './row.ts';

/** The person chose one of two texts. The other one is kept, as the earlier loser was. */
export function changeByChoice(change: Of<'resolve'>, { read, nextStamp }: ChangeContext): Changed {
  const row = read(change.id);
  const note = row?.notes.find(({ conflictId }) => conflictId === change.conflictId);
  const field = row && note && kindOf(row.kind).fields[note.field];
  if (!row || !note || !field) return UNCHANGED;
  const stamp = nextStamp();
  const notes = row.notes.map((other) => (other === note ? { ...note, isDismissed: true } : other));
  if (change.choice === 'mine') return one(touched(row, stamp, { notes: settledNotes(notes) }));

  const { companion } = field;
  const live = field.read(row.mine) ?? '';
  const kept: RowNote = {
    ...note,
    conflictId: `${stamp}-kept`,
    origin: 'replaced',
    theirs: live,
    companion: companion?.read(row.mine),
    isStored: live === '',
    isDismissed: true,
  };
  const written = field.write(row.mine, chosenText(field, note, live));
  const chosen: Document = companion ? companion.write(written, note.companion) : written;
  const mine = { ...chosen, updatedAt: change.at };
  return one(reworded(row, stamp, mine, { notes: settledNotes([...notes, kept]) }));
}

/** For a list, only the differing entries: dates added since must not be lost. */
function chosenText(field: Field<Document>, { mine, theirs }: RowNote, live: string): string {
  if (field.merges !== 'by-entry') return theirs;
  const { text, other } = mergeField(field, { base: mine, mine: live, theirs }, false, keepApart);
  return other ?? text ?? '';
}

/** The server's history has the losing text. */
export function changeByNoted({ id, conflictId }: Of<'noted'>, context: ChangeContext): Changed {
  return changeNote(id, conflictId, { isStored: true }, context);
}

export function changeByNotNoted({ id, conflictId, code }: Of<'not-noted'>, context: ChangeContext): Changed {
  return changeNote(id, conflictId, { refused: code }, context);
}

function changeNote(
  id: string,
  conflictId: string,
  fields: Partial<RowNote>,
  context: ChangeContext,
): Changed {
  const row = context.read(id);
  if (!row?.notes.some((note) => note.conflictId === conflictId)) return UNCHANGED;
  const notes = row.notes.map((note) => (note.conflictId === conflictId ? { ...note, ...fields } : note));
  return one(touched(row, context.nextStamp(), { notes: settledNotes(notes) }));
}

/** The person retries what the server refused. */
export function changeByUnblock({ id }: Of<'unblock'>, { read, nextStamp }: ChangeContext): Changed {
  const row = read(id);
  if (!row) return UNCHANGED;
  const notes = row.notes.map(({ refused: _, ...note }) => note);
  const words = row.words.state === 'refused' ? ({ state: 'unsent' } as const) : row.words;
  return one(touched(row, nextStamp(), { notes, words }));
}

function settledNotes(notes: Row['notes']): Row['notes'] {
  return notes.filter(({ isStored, isDismissed }) => !(isStored && isDismissed));
}
