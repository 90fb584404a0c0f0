import type { Driver } from './driver.ts';
import { isSettled, type SyncState } from './tab/sync-state.ts';
import { waitFor } from './wait-for.ts';
import type { WorkspaceDeps } from './workspace-deps.ts';

const DRAIN_MS = 5_000;

/** Saves first, then forgets this user on this device; words that cannot be saved are only dropped on request. */
export async function signOut(
  driver: Driver,
  { api, clock }: WorkspaceDeps,
  isDiscarding: boolean,
): Promise<'cleared' | 'ask'> {
  driver.dispatch({ type: 'flush' });
  driver.dispatch({ type: 'poke', isAsked: false });
  if (!isDiscarding) {
    const drained = await waitFor(driver, isDrained, { clock, ms: DRAIN_MS });
    if (!drained) return 'ask';
  }
  try {
    await api.signOut();
  } catch {
    // The server would still know this browser after a reload: say so instead of pretending.
    if (!isDiscarding) return 'ask';
  }
  await driver.end();
  return 'cleared';
}

function isDrained({ docs, isOpen }: SyncState): boolean {
  return isOpen && Object.values(docs).every(isSettled);
}
