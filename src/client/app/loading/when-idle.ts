/** Whether there is time for one more step before something else wants to be done. */
export type HasTime = () => boolean;

const LEAST_MS = 2;
const SLICE_MS = 12;

/** Runs once the browser has nothing to draw. Safari has no idle callback: there, shortly after. */
export function whenIdle(run: (hasTime: HasTime) => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = (deadline: IdleDeadline) => run(() => deadline.timeRemaining() > LEAST_MS);
    const handle = requestIdleCallback(idle, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(() => {
    const until = performance.now() + SLICE_MS;
    run(() => performance.now() < until);
  }, 200);
  return () => clearTimeout(timer);
}
