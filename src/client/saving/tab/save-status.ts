import { refusalIn } from '#client/saving/row/row.ts';
import { isFullySaved, isLate, type SyncState } from './sync-state.ts';

/**
 * idle: nothing changed yet. saving: on its way. saved: the server has every word. offline: every word is on this
 * device and will be sent. unsaved: neither this device nor the server has it yet. signed-out: stored here until the
 * same person signs in again. blocked: the server will never accept it.
 */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'offline' | 'unsaved' | 'signed-out' | 'blocked';

/**
 * Derived from pending work, never set by hand. 'saved' only for a document that was changed here, and only if no words
 * are unsent anywhere.
 */
export function saveStatus(state: SyncState, id: string | null): SaveStatus {
  const open = Object.values(state.docs).filter((doc) => !isFullySaved(doc));
  if (open.some((doc) => isLate(doc) || refusalIn(doc.row) !== null)) return 'blocked';
  if (open.length === 0) return id !== null && state.saved[id] ? 'saved' : 'idle';
  const isKept = isOnDevice(state);
  if (state.isSessionLost) return isKept ? 'signed-out' : 'unsaved';
  const hasTrouble = open.some((doc) => state.troubles[doc.id]);
  if (!hasTrouble) return 'saving';
  return isKept ? 'offline' : state.isDurable ? 'saving' : 'unsaved';
}

/** Every word is in this device's storage. */
export function isOnDevice({ isDurable, docs }: SyncState): boolean {
  return isDurable && Object.values(docs).every(({ writing }) => writing === null);
}
