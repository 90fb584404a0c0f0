import { setTimeout as wait } from 'node:timers/promises';

const LOOK_MS = 25;
// For a moment after a fault saves continue: the primary may still answer pending ones.
const GAP_MS = 700;
const LONGEST_MS = 90_000;

/** Measures how long nothing was confirmed. */
export function startProgress(confirmed: () => number) {
  let count = confirmed();
  let movedAt = performance.now();
  let longestMs = 0;
  const looking = setInterval(() => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - movedAt);
    if (confirmed() === count) return;
    count = confirmed();
    movedAt = now;
  }, LOOK_MS);

  async function until(isMet: () => boolean): Promise<void> {
    const end = performance.now() + LONGEST_MS;
    while (!isMet()) {
      if (performance.now() > end) throw new Error('No save was confirmed for a minute and a half.');
      await wait(LOOK_MS);
    }
  }

  return {
    restart() {
      longestMs = 0;
      movedAt = performance.now();
    },
    async untilMoved(): Promise<void> {
      const before = confirmed();
      await until(() => confirmed() > before);
    },
    /** Resolves when saves have stopped and resumed; or when they clearly never stopped. */
    async untilMovedAfterGap(): Promise<void> {
      const begun = performance.now();
      await until(() => longestMs > GAP_MS || performance.now() - begun > 30_000);
      const before = confirmed();
      await until(() => confirmed() > before);
    },
    longestGapSeconds: () => longestMs / 1_000,
    stop: () => clearInterval(looking),
  };
}
