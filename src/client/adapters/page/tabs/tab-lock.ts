import { browserClock } from '#client/adapters/time/browser-clock.ts';

/** One holder per name in this browser; the browser itself passes it on when a tab dies. */
export type TabLock = { hold(name: string, onHeld: () => void): () => void };

type Locks = Pick<LockManager, 'request'>;

/** Without the Locks API (plain http on a local network), tabs take turns by a lease: see createLeaseLock. */
export function createTabLock(locks: Locks): TabLock {
  return {
    hold(name, onHeld) {
      const giveUp = new AbortController();
      let release = () => giveUp.abort();
      const held = locks.request(name, { signal: giveUp.signal }, () => {
        onHeld();
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      });
      held.catch(() => undefined);
      return () => release();
    },
  };
}

type LeaseStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const LEASE_MS = 5_000;
const REFRESH_MS = 4_000;

/**
 * Two tabs may both hold a lease for a moment. That costs a repeated request, which the server recognizes by its seq;
 * nothing depends on a single holder.
 */
export function createLeaseLock(
  storage: LeaseStorage,
  clock: { now(): number; after(ms: number, run: () => void): () => void },
  owner: string,
): TabLock {
  return {
    hold(name, onHeld) {
      let stop: () => void = () => undefined;
      let isHeld = false;
      const tryNow = () => {
        const lease = storage.getItem(name);
        if (lease?.split(' ')[0] === owner || isLeaseOver(lease, clock.now())) {
          storage.setItem(name, `${owner} ${clock.now() + LEASE_MS}`);
          if (!isHeld) onHeld();
          isHeld = true;
        }
        stop = clock.after(REFRESH_MS, tryNow);
      };
      tryNow();
      return () => {
        stop();
        if (isHeld) storage.removeItem(name);
      };
    },
  };
}

export function isLeaseOver(lease: string | null, now: number): boolean {
  const until = Number(lease?.split(' ')[1] ?? 0);
  // A clock that was set back would leave a lease in the far future: no tab would send for hours.
  return until < now || until > now + 2 * LEASE_MS;
}

/** navigator.locks exists on https and localhost only; a server on a home network has plain http. */
export function browserTabLock(owner: string): TabLock {
  if (navigator.locks) return createTabLock(navigator.locks);
  return createLeaseLock(localStorage, browserClock, owner);
}
