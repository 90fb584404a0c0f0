import { monitorEventLoopDelay } from 'node:perf_hooks';

const WINDOW_MS = 60_000;
// Node samples this often, and includes the interval in every delay.
const RESOLUTION_MS = 20;
const NS_PER_MS = 1e6;

export type EventLoopLag = {
  /** The average lag since the last call. */
  sinceLastMs(): number;
  /** Over the last one to two minutes: over the whole run, one bad minute would vanish among good weeks. */
  recentSeconds(percentile: number): number;
  /** Since the start: the sum of all delays, and the number of samples. */
  total(): { seconds: number; count: number };
  close(): void;
};

/** The one measure of lag: for refusing writes, and for monitoring. */
export function createEventLoopLag(): EventLoopLag {
  // Never reset: after a reset, Node omits the next delay, which is the one that matters under pressure.
  const overall = begin();
  // Two histograms started a minute apart; the older one is read, so that reading changes nothing.
  let [older, younger] = [begin(), begin()];
  const turning = setInterval(() => {
    older.reset();
    [older, younger] = [younger, older];
  }, WINDOW_MS).unref();
  let seen = { count: 0, totalNs: 0 };
  let lastMs = 0;

  return {
    sinceLastMs() {
      const { count, mean } = overall;
      if (count === seen.count) return lastMs;
      const totalNs = count * mean;
      lastMs = lagOf((totalNs - seen.totalNs) / (count - seen.count));
      seen = { count, totalNs };
      return lastMs;
    },
    recentSeconds: (percentile) => lagOf(older.percentile(percentile)) / 1_000,
    total() {
      const { count, mean } = overall;
      return { seconds: count === 0 ? 0 : (count * lagOf(mean)) / 1_000, count };
    },
    close() {
      clearInterval(turning);
      for (const monitor of [overall, older, younger]) monitor.disable();
    },
  };
}

function lagOf(delayNs: number): number {
  return Math.max(0, delayNs / NS_PER_MS - RESOLUTION_MS);
}

function begin() {
  const monitor = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  monitor.enable();
  return monitor;
}
