import { type Change, type ChangeContext, type Changed, UNCHANGED } from './change.ts';
import {
  changeByAck,
  changeByBegin,
  changeByConflict,
  changeByGone,
  changeByRefusal,
  changeByTaken,
  changeByUnknown,
} from './change-answer.ts';
import {
  changeByChoice,
  changeByEdit,
  changeByLastWords,
  changeByNewer,
  settledNotes,
} from './change-edit.ts';
import {
  changeByAsNew,
  changeByDelete,
  changeByDeleted,
  changeByRestored,
  changeByUndelete,
} from './change-fate.ts';
import { touched } from './rebase-row.ts';

/** Runs inside one transaction of the journal. Pure: the rows come in, the rows to write go out. */
export function applyChange(change: Change, context: ChangeContext): Changed {
  switch (change.op) {
    case 'edit':
      return changeByEdit(change, context);
    case 'last-words':
      return changeByLastWords(change, context);
    case 'begin':
      return changeByBegin(change, context);
    case 'acked':
      return changeByAck(change, context);
    case 'conflicted':
      return changeByConflict(change, context);
    case 'newer':
      return changeByNewer(change.id, change.theirs, context);
    case 'taken':
      return changeByTaken(change, context);
    case 'refused':
      return changeByRefusal(change, context);
    case 'unknown':
      return changeByUnknown(change, context);
    case 'gone':
      return changeByGone(change, context);
    case 'delete':
      return changeByDelete(change, context);
    case 'undelete':
      return changeByUndelete(change, context);
    case 'deleted':
      return changeByDeleted(change, context);
    case 'restored':
      return changeByRestored(change, context);
    case 'as-new':
      return changeByAsNew(change, context);
    case 'resolve':
      return changeByChoice(change, context);
    case 'noted':
      return changeNotes(change, context);
    case 'unblock':
      return changeBlock(change.id, context);
    case 'drop':
      return changeByDrop(change, context);
  }
}

function changeNotes({ id, conflictId }: Extract<Change, { op: 'noted' }>, context: ChangeContext): Changed {
  const row = context.read(id);
  if (!row) return UNCHANGED;
  const notes = row.notes.map((note) =>
    note.conflictId === conflictId ? { ...note, isStored: true } : note,
  );
  return { rows: [touched(row, context.nextStamp(), { notes: settledNotes(notes) })], removed: [] };
}

function changeBlock(id: string, { read, nextStamp }: ChangeContext): Changed {
  const row = read(id);
  if (!row?.blocked) return UNCHANGED;
  return { rows: [touched(row, nextStamp(), { blocked: null })], removed: [] };
}

// The stamp must still be the one that was seen: another tab may have written words into the row since.
function changeByDrop({ id, stamp }: Extract<Change, { op: 'drop' }>, { read }: ChangeContext): Changed {
  return read(id)?.stamp === stamp ? { rows: [], removed: [id] } : UNCHANGED;
}
