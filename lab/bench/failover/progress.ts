import { setTimeout as wait } from 'node:timers/promises';

const LOOK_MS = 25;
// After a fault saves go on for a moment: the primary may still answer what was under way.
const GAP_MS = 700;
const LONGEST_MS = 90_000;

/** Watches how long nothing was confirmed. */
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
    /** Until saves stood still and then went on; or until they plainly never did. */
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
