import type { Driver } from './driver.ts';
import { refusalIn } from './row/row.ts';
import { type Doc, isFullySaved, isLate, type SyncState } from './tab/sync-state.ts';
import { waitFor } from './wait-for.ts';
import type { WorkspaceDeps } from './workspace-deps.ts';

const DRAIN_MS = 5_000;
const READ_MS = 1_000;

/** unsaved: some words are only here. */
export type SignedOut = 'cleared' | 'unsaved';

/** Sends pending saves. False as soon as it is clear that the server can't get them all now. */
export async function sendPending(driver: Driver, { clock, page }: WorkspaceDeps): Promise<boolean> {
  driver.dispatch({ type: 'flush' });
  driver.dispatch({ type: 'poke', isAsked: false });
  // Another tab may have just written its last words without announcing them yet. A hanging disk must not block this.
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
  const isSaved = await (isDiscarding || sendPending(driver, deps));
  if (!isSaved) return 'unsaved';
  // Offline, or if the page closes while a slow server is asked, the server would still accept this browser's session
  // and open the account to the next person.
  deps.api.signOutHere();
  await Promise.all([deps.api.signOut().catch(() => undefined), driver.end()]);
  return 'cleared';
}

function isDrained({ docs, isOpen }: SyncState): boolean {
  return isOpen && Object.values(docs).every(isFullySaved);
}

/** Each save just failed, or is always refused: waiting longer would only delay the question. */
function isStuck({ docs, flights, troubles, isSessionLost, isOpen }: SyncState): boolean {
  if (!isOpen) return false;
  const open = Object.values(docs).filter((doc) => !isFullySaved(doc));
  return isSessionLost || open.every((doc) => isRefused(doc) || (troubles[doc.id] && !flights[doc.id]));
}

function isRefused(doc: Doc): boolean {
  return isLate(doc) || refusalIn(doc.row) !== null;
}
