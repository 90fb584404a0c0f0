import { AppError } from '#domain/errors.ts';
import type { SyncDriver } from './sync-driver.ts';
import { isSettled, resolveId, type SyncState } from './tab/sync-state.ts';
import { waitFor } from './wait-for.ts';
import type { Clock } from './workspace-deps.ts';

/** Waits for a save that someone asked for by name, and fails if nothing holds the words by then. */
export async function savedOutput(driver: SyncDriver, id: string, clock: Clock): Promise<void> {
  const state = await waitFor(driver, (current) => outcomeOf(current, id) !== 'open', { clock });
  const doc = state?.docs[resolveId(state, id)];
  if (doc?.row?.blocked) throw new AppError(doc.row.blocked);
  if (state && outcomeOf(state, id) === 'failed') throw new AppError('save-failed');
}

function outcomeOf(state: SyncState, askedId: string): 'open' | 'kept' | 'failed' {
  const id = resolveId(state, askedId);
  const doc = state.docs[id];
  if (!doc || isSettled(doc)) return 'kept';
  if (doc.writing) return 'open';
  if (doc.row?.blocked) return 'failed';
  if (doc.row?.isLate) return 'kept';
  const isStuck = state.isSessionLost || state.troubles[id] !== undefined;
  if (!isStuck) return 'open';
  return state.isDurable ? 'kept' : 'failed';
}
