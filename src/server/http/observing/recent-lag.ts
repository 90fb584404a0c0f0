import { monitorEventLoopDelay } from 'node:perf_hooks';

const WINDOW_MS = 60_000;
const NS_PER_SECOND = 1e9;

/**
 * How late the event loop was in the last one to two minutes: counted since the start, one bad minute would not be
 * seen among good weeks. Two counts, begun a minute apart, of which the older is read: whoever asks changes nothing.
 */
export function createRecentLag() {
  let [older, younger] = [begin(), begin()];
  const turning = setInterval(() => {
    older.reset();
    [older, younger] = [younger, older];
  }, WINDOW_MS).unref();

  return {
    seconds: (percentile: number) => older.percentile(percentile) / NS_PER_SECOND,
    close() {
      clearInterval(turning);
      older.disable();
      younger.disable();
    },
  };
}

function begin() {
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  return lag;
}
