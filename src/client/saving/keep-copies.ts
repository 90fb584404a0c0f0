import type { ReceivedDocument } from '#domain/all-documents.ts';
import { isOver } from './row/row.ts';
import type { SyncState } from './tab/sync-state.ts';
import type { KeepCopies } from './workspace-deps.ts';

// While somebody types, saves come every second, and those words are in the journal anyway.
const PAUSE_MS = 1_500;

/**
 * Stores copies of the server's documents on this device, for opening the page offline. Unsaved words are in the
 * journal, which is merged over these copies just as over the documents that come with a page.
 */
export const keepCopies: KeepCopies = (driver, copies, user, clock) => {
  let kept: Map<string, number> | null = null;
  let stopWaiting: (() => void) | undefined;
  let isStopped = false;
  // The journal reports a full or forbidden disk; there is just no reading offline then.
  let line: Promise<unknown> = copies.begin(user).catch(() => undefined);

  function write(): void {
    stopWaiting = undefined;
    const state = driver.getState();
    if (isStopped || state.isEnded) return;
    const all = copiesIn(state);
    const changed = all.filter(({ doc, version }) => kept?.get(doc.id) !== version);
    if (changed.length === 0 && all.length === kept?.size) return;
    kept = new Map(all.map(({ doc, version }) => [doc.id, version]));
    const ids = new Set(kept.keys());
    line = line
      .then(() => copies.keep(user.uid, changed, ids))
      .catch(() => {
        kept = null;
      });
  }

  function wait(): void {
    const { load, isFromDevice, isEnded } = driver.getState();
    if (isStopped || stopWaiting || isEnded || isFromDevice || load.status !== 'ready') return;
    stopWaiting = clock.after(PAUSE_MS, write);
  }

  const unsubscribe = driver.subscribe(wait);
  wait();
  return () => {
    isStopped = true;
    unsubscribe();
    stopWaiting?.();
    void line.then(() => copies.close());
  };
};

/** The server's documents, as far as this tab knows. */
export function copiesIn({ docs }: SyncState): ReceivedDocument[] {
  return Object.values(docs).flatMap(({ kind, base, row }) =>
    base && !(row && isOver(row)) ? [{ kind, ...base }] : [],
  );
}
