import { type HasTime, whenIdle } from './when-idle.ts';

// Without an idle callback. With the delay of the first step, Safari would take seconds for work that is instant elsewhere.
const BETWEEN_MS = 20;

/** Runs long work step by step while the page is idle. Returns a function that cancels. */
export function stepsWhenIdle<Found>(
  steps: Iterator<unknown, Found>,
  onFound: (found: Found) => void,
): () => void {
  let stop = whenIdle(next);
  function next(hasTime: HasTime): void {
    do {
      const step = steps.next();
      if (step.done) {
        onFound(step.value);
        return;
      }
    } while (hasTime());
    stop = whenIdle(next, BETWEEN_MS);
  }
  return () => stop();
}
