import { type ChangeContext, type Changed, follow, type Of, one, UNCHANGED } from './change.ts';
import { isSame, newRow, rebased, touched } from './rebase-row.ts';
import type { Life, Row } from './row.ts';

const LIVE: Life = { stage: 'live' };

export function changeByDelete(change: Of<'delete'>, { uid, read, nextStamp }: ChangeContext): Changed {
  const { id, row: found } = follow(change.id, read);
  if (found === undefined) return { needs: id };
  const stamp = nextStamp();
  if (!found) {
    const row = newRow({ uid, stamp, ...change });
    const words = change.base === null ? row.words : ({ state: 'saved' } as const);
    return one({ ...row, words, life: { stage: 'deleting', hasLateWords: false } });
  }
  const { life } = found;
  // Words from another tab that the deleting person has not seen must not be dropped.
  const isUnseen = life.stage === 'live' && !isSame(found.mine, change.mine);
  const stage = 'hasLateWords' in life ? life.stage : 'deleting';
  return one(touched(found, stamp, { life: { stage, hasLateWords: isUnseen } }));
}

export function changeByUndelete(change: Of<'undelete'>, { uid, read, nextStamp }: ChangeContext): Changed {
  const row = read(change.id);
  if (row === null) {
    // A page that opened since has removed the finished row; the tab that undoes still has the document.
    const fresh = newRow({ uid, stamp: nextStamp(), ...change });
    return one(change.base === null ? fresh : { ...fresh, life: { stage: 'restoring' } });
  }
  return row ? takenBack(row, nextStamp) : UNCHANGED;
}

function takenBack(row: Row, nextStamp: () => number): Changed {
  const { stage } = row.life;
  if (stage === 'moved' || stage === 'live') return UNCHANGED;
  const wasNeverSent = stage === 'deleting' || (row.base === null && row.words.state !== 'sent');
  return one(touched(row, nextStamp(), { life: wasNeverSent ? LIVE : { stage: 'restoring' } }));
}

export function changeByDeleted({ id }: Of<'deleted'>, { read, nextStamp }: ChangeContext): Changed {
  const row = read(id);
  if (row?.life.stage !== 'deleting' && row?.life.stage !== 'delete-sent') return UNCHANGED;
  return one(touched(row, nextStamp(), { life: { ...row.life, stage: 'deleted' } }));
}

export function changeByRestored(
  { id, theirs }: Of<'restored'>,
  { read, nextStamp }: ChangeContext,
): Changed {
  const row = read(id);
  if (row?.life.stage !== 'restoring') return UNCHANGED;
  return one({ ...rebased(row, theirs, nextStamp()), life: LIVE });
}

/**
 * Under a new id if the server has deleted the old one; the old id then redirects to the new one, so that a tab still
 * typing into it isn't lost. A delete that is still on its way is canceled.
 */
export function changeByAsNew({ id, newId }: Of<'as-new'>, { uid, read, nextStamp }: ChangeContext): Changed {
  const row = read(id);
  if (!row || row.life.stage === 'moved') return UNCHANGED;
  if (row.life.stage === 'deleting' || row.life.stage === 'delete-sent') return takenBack(row, nextStamp);
  const { kind, notes } = row;
  const fresh = newRow({ uid, kind, stamp: nextStamp(), mine: { ...row.mine, id: newId } });
  const life: Life = { stage: 'moved', to: newId };
  const left = touched(row, nextStamp(), { words: { state: 'saved' }, life, notes: [] });
  return { rows: [{ ...fresh, notes }, left], removed: [] };
}
