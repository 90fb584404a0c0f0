import { toBody } from '#domain/api/api-paths.ts';
import { mergeBlueprints } from '#domain/merging/merge.ts';
import { type Change, type ChangeContext, type Changed, follow, UNCHANGED } from './change.ts';
import { newRow, rebased, reworded, touched, withNotes } from './rebase-row.ts';
import { nextOp, type Row, type SentSave } from './row.ts';

type Of<Op extends Change['op']> = Extract<Change, { op: Op }>;

const one = (row: Row): Changed => ({ rows: [row], removed: [] });

/** Notes what is about to be sent, before it is: after a crash it must be sent again under the same seq. */
export function changeByBegin({ id }: Of<'begin'>, { read, nextStamp }: ChangeContext): Changed {
  const row = read(id);
  if (!row) return UNCHANGED;
  const op = nextOp(row);
  if (op === 'put' && !row.sent) {
    const sent = { seq: row.seq, baseVersion: row.baseVersion, doc: row.mine };
    return one(touched(row, nextStamp(), { sent }));
  }
  if (op === 'delete') return one(touched(row, nextStamp(), { fate: 'delete-sent' }));
  return one(row);
}

export function changeByAck(change: Of<'acked'>, { read, nextStamp }: ChangeContext): Changed {
  const { row, sent } = answered(change.id, change.seq, read);
  if (!row || !sent) return UNCHANGED;
  const stamp = nextStamp();
  // A repeated save is answered 200 although others may have saved on top of it since. Only the version that
  // our words became is ours to build on: a later number would overwrite theirs unseen.
  const baseVersion = Math.min(change.version, sent.baseVersion + 1);
  const isAcked = row.seq === sent.seq;
  if (!isAcked && baseVersion < row.baseVersion) return one(touched(row, stamp, { sent: null }));
  const base = { ...sent.doc, updatedAt: change.updatedAt };
  const fields = { base, baseVersion, sent: null, blocked: null, isAcked, mine: isAcked ? base : row.mine };
  return one(touched(row, stamp, fields));
}

export function changeByConflict(change: Of<'conflicted'>, { read, nextStamp }: ChangeContext): Changed {
  const { row } = answered(change.id, change.seq, read);
  return row ? one(rebased(row, change.theirs, nextStamp())) : UNCHANGED;
}

/** Another device made a blueprint of this type first: ours joins it, word by word, and its id leads there. */
export function changeByTaken(change: Of<'taken'>, { uid, read, nextStamp }: ChangeContext): Changed {
  const { existing } = change;
  const { row } = answered(change.id, change.seq, read);
  if (!row) return UNCHANGED;
  if (row.fate !== 'live') return one(touched(row, nextStamp(), { sent: null, fate: 'deleted' }));
  const { id, row: target } = follow(existing.id, read);
  if (target === undefined) return { needs: id };
  const stamp = nextStamp();
  // "Start over" while offline: the old one is still to be deleted. Joining it would bring it back.
  if (target && target.id !== row.id && target.fate !== 'live' && target.fate !== 'deleted') {
    return one(touched(row, stamp, { sent: null }));
  }
  // A restored one can be the very one that this row was made anew from: then it does not lead here any more.
  const there =
    target?.fate === 'live' && target.id !== row.id
      ? target
      : { ...newRow(uid, stamp, toBody(existing)), base: toBody(existing), baseVersion: existing.version };
  const { merged, conflicts } = mergeBlueprints(null, { ...row.mine, id: existing.id }, there.mine);
  const notes = withNotes([...there.notes, ...row.notes], conflicts, stamp);
  const joined = reworded(there, stamp, merged, { notes });
  const left = touched(row, nextStamp(), { sent: null, movedTo: existing.id, isAcked: true, notes: [] });
  return { rows: [joined, left], removed: [] };
}

export function changeByRefusal(change: Of<'refused'>, { read, nextStamp }: ChangeContext): Changed {
  if (change.seq === null) {
    const whole = read(change.id);
    return whole ? one(touched(whole, nextStamp(), { blocked: change.code })) : UNCHANGED;
  }
  const { row, sent } = answered(change.id, change.seq, read);
  if (!row || !sent) return UNCHANGED;
  // Words changed since then may be acceptable: only the refused ones are blocked.
  const blocked = row.seq === sent.seq ? change.code : null;
  return one(touched(row, nextStamp(), { sent: null, blocked }));
}

/** The server never heard of it, as after a restored backup: then it is new to it. */
export function changeByUnknown({ id, seq }: Of<'unknown'>, { read, nextStamp }: ChangeContext): Changed {
  const { row } = answered(id, seq, read);
  if (!row) return UNCHANGED;
  const fields = { base: null, baseVersion: 0, sent: null };
  return one(reworded(row, nextStamp(), row.mine, fields));
}

/** The server has deleted it. `seq` null: we noticed without having words to send. */
export function changeByGone({ id, seq }: Of<'gone'>, { read, nextStamp }: ChangeContext): Changed {
  const row = read(id);
  if (!row || row.movedTo !== null) return UNCHANGED;
  if (seq === null) {
    if (!row.isAcked || row.sent || row.fate !== 'live') return UNCHANGED;
    const isLate = row.notes.some(({ isStored }) => !isStored);
    return one(touched(row, nextStamp(), { fate: 'deleted', isLate }));
  }
  if (row.sent?.seq !== seq) return UNCHANGED;
  if (row.fate === 'restoring') return one(touched(row, nextStamp(), { sent: null }));
  const isLate = row.fate === 'live' || row.isLate;
  return one(touched(row, nextStamp(), { sent: null, fate: 'deleted', isLate }));
}

type Answered = { row: Row | null; sent: SentSave | null };

function answered(id: string, seq: number, read: ChangeContext['read']): Answered {
  const row = read(id);
  if (!row?.sent || row.sent.seq !== seq) return { row: null, sent: null };
  return { row, sent: row.sent };
}
