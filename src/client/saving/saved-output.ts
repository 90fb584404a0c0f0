import { AppError } from '#domain/errors.ts';
import type { Driver } from './driver.ts';
import { refusalIn } from './row/row.ts';
import { isFullySaved, isLate, resolveId, type SyncState } from './tab/sync-state.ts';
import { waitFor } from './wait-for.ts';

/** Waits for a save that someone asked for by name, and fails if nothing holds the words by then. */
export async function savedOutput(driver: Driver, id: string): Promise<void> {
  const state = await waitFor(driver, (current) => outcomeOf(current, id) !== 'open');
  const doc = state?.docs[resolveId(state, id)];
  const refused = refusalIn(doc?.row ?? null);
  if (refused) throw new AppError(refused);
  if (state && outcomeOf(state, id) === 'failed') throw new AppError('save-failed');
}

function outcomeOf(state: SyncState, askedId: string): 'open' | 'kept' | 'failed' {
  const id = resolveId(state, askedId);
  const doc = state.docs[id];
  if (!doc || isFullySaved(doc)) return 'kept';
  if (doc.writing) return 'open';
  if (refusalIn(doc.row) !== null) return 'failed';
  if (isLate(doc)) return 'kept';
  const isStuck = state.isSessionLost || state.troubles[id] !== undefined;
  if (!isStuck) return 'open';
  return state.isDurable ? 'kept' : 'failed';
}
