import type { Driver } from './driver.ts';
import type { SyncState } from './tab/sync-state.ts';
import type { Clock } from './workspace-deps.ts';

/** Resolves with the first state for which `isDone` is true; with null after `ms`. */
export function waitFor(
  driver: Driver,
  isDone: (state: SyncState) => boolean,
  { clock, ms }: { clock: Clock; ms?: number },
): Promise<SyncState | null> {
  return new Promise((resolve) => {
    if (isDone(driver.getState())) return resolve(driver.getState());
    const stop = ms === undefined ? () => undefined : clock.after(ms, () => end(null));
    const unsubscribe = driver.subscribe((state) => {
      if (isDone(state)) end(state);
    });
    function end(state: SyncState | null): void {
      stop();
      unsubscribe();
      resolve(state);
    }
  });
}
