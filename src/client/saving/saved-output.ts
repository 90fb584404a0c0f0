import { AppError } from '#domain/errors.ts';
import type { Driver } from './driver.ts';
import { refusalIn } from './row/row.ts';
import { isLate, isSettled, resolveId, type SyncState } from './tab/sync-state.ts';
import { waitFor } from './wait-for.ts';
import type { Clock } from './workspace-deps.ts';

/** Waits for a save that somebody explicitly asked for; fails if the words are stored nowhere by then. */
export async function savedOutput(driver: Driver, id: string, clock: Clock): Promise<void> {
  const state = await waitFor(driver, (current) => outcomeOf(current, id) !== 'open', { clock });
  const doc = state?.docs[resolveId(state, id)];
  const refused = doc?.row ? refusalIn(doc.row) : null;
  if (refused) throw new AppError(refused);
  if (state && outcomeOf(state, id) === 'failed') throw new AppError('save-failed');
}

function outcomeOf(state: SyncState, askedId: string): 'open' | 'kept' | 'failed' {
  const id = resolveId(state, askedId);
  const doc = state.docs[id];
  if (!doc || isSettled(doc)) return 'kept';
  if (doc.writing) return 'open';
  if (doc.row && refusalIn(doc.row) !== null) return 'failed';
  if (isLate(doc)) return 'kept';
  const isStuck = state.isSessionLost || state.troubles[id] !== undefined;
  if (!isStuck) return 'open';
  return state.isDurable ? 'kept' : 'failed';
}
