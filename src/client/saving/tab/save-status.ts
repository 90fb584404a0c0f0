import { isSettled, type SyncState } from './sync-state.ts';

/**
 * idle: nothing was changed yet. saving: on its way. saved: the server has every word. offline: every word is
 * on this device and will be sent. unsaved: neither this device nor the server could keep it yet.
 * signed-out: kept here until the same person signs in again. blocked: the server will never take it.
 */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'offline' | 'unsaved' | 'signed-out' | 'blocked';

/** Derived from what is not settled, never set by hand: 'saved' means that the server has every word. */
export function saveStatus(state: SyncState): SaveStatus {
  const open = Object.values(state.docs).filter((doc) => !isSettled(doc));
  if (open.some(({ row }) => row && (row.blocked !== null || row.isLate))) return 'blocked';
  if (open.length === 0) return state.hasSaved ? 'saved' : 'idle';
  const isKept = state.isDurable && open.every(({ writing }) => writing === null);
  if (state.isSessionLost) return isKept ? 'signed-out' : 'unsaved';
  const hasTrouble = open.some(({ id }) => state.troubles[id]);
  if (!hasTrouble) return 'saving';
  return isKept ? 'offline' : state.isDurable ? 'saving' : 'unsaved';
}
