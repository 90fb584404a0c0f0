/** Whether there is time for one more step before the browser needs the thread. */
export type HasTime = () => boolean;

const LEAST_MS = 2;
// An idle browser offers 50 ms at once; a touch in that time would wait for all of it.
const SLICE_MS = 6;

/** Runs when the browser is idle. Safari has no idle callback: there, after a short delay. */
export function whenIdle(run: (hasTime: HasTime) => void, shortlyMs = 200): () => void {
  const begin = (deadline?: IdleDeadline) => {
    const until = performance.now() + SLICE_MS;
    run(() => performance.now() < until && (!deadline || deadline.timeRemaining() > LEAST_MS));
  };
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(begin, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(begin, shortlyMs);
  return () => clearTimeout(timer);
}
