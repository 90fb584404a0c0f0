/** Whether there is time for one more step before something else wants to be done. */
export type HasTime = () => boolean;

const LEAST_MS = 2;
// A browser that has nothing to draw offers 50 ms at once; anyone who touches the screen then would wait for all of it.
const SLICE_MS = 6;

/** Runs once the browser has nothing to draw. Safari has no idle callback: there, shortly after. */
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
