import type { Change, ChangeContext, Changed, Of } from './change.ts';
import { UNCHANGED } from './change.ts';
import { changeByChoice, changeByNoted, changeByNotNoted, changeByUnblock } from './change-by-choice.ts';
import { changeByEdit, changeByLastWords, changeByNewer } from './change-by-edit.ts';
import {
  changeByAsNew,
  changeByDelete,
  changeByDeleted,
  changeByRestored,
  changeByUndelete,
} from './change-by-fate.ts';
import {
  changeByAck,
  changeByBegin,
  changeByConflict,
  changeByGone,
  changeByRefusal,
  changeByTaken,
  changeByUnknown,
} from './change-by-reply.ts';

type Rules = { readonly [Op in Change['op']]: (change: Of<Op>, context: ChangeContext) => Changed };

const RULES: Rules = {
  edit: changeByEdit,
  'last-words': changeByLastWords,
  begin: changeByBegin,
  acked: changeByAck,
  conflicted: changeByConflict,
  newer: changeByNewer,
  taken: changeByTaken,
  refused: changeByRefusal,
  unknown: changeByUnknown,
  gone: changeByGone,
  delete: changeByDelete,
  undelete: changeByUndelete,
  deleted: changeByDeleted,
  restored: changeByRestored,
  'as-new': changeByAsNew,
  noted: changeByNoted,
  'not-noted': changeByNotNoted,
  resolve: changeByChoice,
  unblock: changeByUnblock,
  drop: changeByDrop,
};

/** Runs inside one transaction of the journal. Pure: the rows come in, the rows to write go out. */
export function applyChange<Op extends Change['op']>(change: Of<Op>, context: ChangeContext): Changed {
  const rule: Rules[Op] = RULES[change.op as Op];
  return rule(change, context);
}

// The stamp must still be the one that was seen: another tab may have written words into the row since.
function changeByDrop({ id, stamp }: Of<'drop'>, { read }: ChangeContext): Changed {
  return read(id)?.stamp === stamp ? { rows: [], removed: [id] } : UNCHANGED;
}
