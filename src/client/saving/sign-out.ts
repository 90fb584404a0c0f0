import type { Driver } from './driver.ts';
import { refusalIn } from './row/row.ts';
import { type Doc, isLate, isSettled, type SyncState } from './tab/sync-state.ts';
import { waitFor } from './wait-for.ts';
import type { WorkspaceDeps } from './workspace-deps.ts';

const DRAIN_MS = 5_000;
const READ_MS = 1_000;

/** unsaved: some words are only here. */
export type SignedOut = 'cleared' | 'unsaved';

/** Sends what waits. False as soon as it is known that the server cannot have all of it now. */
export async function settle(driver: Driver, { clock, page }: WorkspaceDeps): Promise<boolean> {
  driver.dispatch({ type: 'flush' });
  driver.dispatch({ type: 'poke', isAsked: false });
  // Another tab may have written its last words a moment ago, and not announced them yet. A disk that hangs holds up nobody.
  await Promise.race([driver.reread(), new Promise<void>((resolve) => clock.after(READ_MS, resolve))]);
  if (isDrained(driver.getState())) return true;
  if (page.isOffline()) return false;
  const last = await waitFor(driver, (state) => isDrained(state) || isStuck(state), { clock, ms: DRAIN_MS });
  return last !== null && isDrained(last);
}

/** Resolves when every word is in the journal. */
export async function written(driver: Driver, { clock }: WorkspaceDeps): Promise<void> {
  await waitFor(driver, ({ docs }) => Object.values(docs).every(({ writing }) => writing === null), {
    clock,
    ms: READ_MS,
  });
}

/** Saves first, then forgets this user on this device; words that cannot be saved are only dropped on request. */
export async function signOut(
  driver: Driver,
  deps: WorkspaceDeps,
  isDiscarding: boolean,
): Promise<SignedOut> {
  const isSaved = await (isDiscarding || settle(driver, deps));
  if (!isSaved) return 'unsaved';
  // Without a connection, or with the page closed while a slow server is being asked, it would still know this browser and
  // open the account to anyone who comes next.
  deps.api.signOutHere();
  await Promise.all([deps.api.signOut().catch(() => undefined), driver.end()]);
  return 'cleared';
}

function isDrained({ docs, isOpen }: SyncState): boolean {
  return isOpen && Object.values(docs).every(isSettled);
}

/** Each was tried and failed just now, or is never taken: waiting on would only keep the question back. */
function isStuck({ docs, flights, troubles, isSessionLost, isOpen }: SyncState): boolean {
  if (!isOpen) return false;
  const open = Object.values(docs).filter((doc) => !isSettled(doc));
  return isSessionLost || open.every((doc) => isRefused(doc) || (troubles[doc.id] && !flights[doc.id]));
}

function isRefused(doc: Doc): boolean {
  return isLate(doc) || (doc.row !== null && refusalIn(doc.row) !== null);
}
