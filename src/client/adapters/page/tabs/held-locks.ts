import { browserClock } from '#client/adapters/time/browser-clock.ts';
import { isLeaseOver } from './tab-lock.ts';

/** Which of these names are locked by any tab, including this one. Separate from the locks themselves: few visits need it. */
export async function heldLocks(names: readonly string[]): Promise<string[]> {
  if (!navigator.locks) {
    const now = browserClock.now();
    return names.filter((name) => !isLeaseOver(localStorage.getItem(name), now));
  }
  const { held = [] } = await navigator.locks.query();
  return names.filter((name) => held.some((lock) => lock.name === name));
}
