import { type Change, type ChangeContext, type Changed, follow, UNCHANGED } from './change.ts';
import { isSame, newRow, rebased, touched } from './rebase-row.ts';
import type { Row } from './row.ts';

type Of<Op extends Change['op']> = Extract<Change, { op: Op }>;

const one = (row: Row): Changed => ({ rows: [row], removed: [] });

export function changeByDelete(change: Of<'delete'>, { uid, read, nextStamp }: ChangeContext): Changed {
  const { id, row: found } = follow(change.id, read);
  if (found === undefined) return { needs: id };
  const stamp = nextStamp();
  if (found) {
    const fate = found.fate === 'live' || found.fate === 'restoring' ? 'deleting' : found.fate;
    // Words that came from another tab a moment ago: whoever deletes has not seen them, so they are not let go.
    const isLate = found.fate === 'live' && !isSame(found.mine, change.mine);
    return one(touched(found, stamp, { fate, isLate }));
  }
  const { base, baseVersion, mine } = change;
  const row = { ...newRow(uid, stamp, mine), base, baseVersion, isAcked: base !== null };
  return one({ ...row, fate: 'deleting' });
}

export function changeByUndelete(change: Of<'undelete'>, { uid, read, nextStamp }: ChangeContext): Changed {
  const row = read(change.id);
  if (row === null) {
    // A page that opened since then has cleared the finished row away; the tab that undoes still has it all.
    const { base, baseVersion, mine } = change;
    const fresh = { ...newRow(uid, nextStamp(), mine), base, baseVersion };
    return one({ ...fresh, fate: baseVersion === 0 ? 'live' : 'restoring' });
  }
  return row ? takenBack(row, nextStamp) : UNCHANGED;
}

function takenBack(row: Row, nextStamp: () => number): Changed {
  if (row.movedTo !== null || row.fate === 'live') return UNCHANGED;
  const wasNeverSent = row.fate === 'deleting' || (row.baseVersion === 0 && !row.sent);
  return one(touched(row, nextStamp(), { fate: wasNeverSent ? 'live' : 'restoring', isLate: false }));
}

export function changeByDeleted({ id }: Of<'deleted'>, { read, nextStamp }: ChangeContext): Changed {
  const row = read(id);
  if (!row || row.movedTo !== null) return UNCHANGED;
  if (row.fate !== 'deleting' && row.fate !== 'delete-sent') return UNCHANGED;
  return one(touched(row, nextStamp(), { fate: 'deleted' }));
}

export function changeByRestored(
  { id, theirs }: Of<'restored'>,
  { read, nextStamp }: ChangeContext,
): Changed {
  const row = read(id);
  if (row?.fate !== 'restoring') return UNCHANGED;
  return one({ ...rebased(row, theirs, nextStamp()), fate: 'live' });
}

/**
 * Under a new id when the server has deleted the old one; the old id then leads to the new one, so that a tab
 * which still types into it types into the new one. If the delete is still on its way, it is taken back.
 */
export function changeByAsNew({ id, newId }: Of<'as-new'>, context: ChangeContext): Changed {
  const { uid, read, nextStamp } = context;
  const row = read(id);
  if (!row || row.movedTo !== null) return UNCHANGED;
  if (row.fate === 'deleting' || row.fate === 'delete-sent') return takenBack(row, nextStamp);
  const fresh = newRow(uid, nextStamp(), { ...row.mine, id: newId });
  const left = touched(row, nextStamp(), { movedTo: newId, isAcked: true, isLate: false, sent: null });
  return {
    rows: [
      { ...fresh, notes: row.notes },
      { ...left, fate: 'deleted', notes: [] },
    ],
    removed: [],
  };
}
