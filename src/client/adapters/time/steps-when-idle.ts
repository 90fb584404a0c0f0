import { type HasTime, whenIdle } from './when-idle.ts';

// Without an idle callback. As long as before the first step, Safari would take seconds for what others have at once.
const BETWEEN_MS = 20;

/** Goes on with long work, step by step, while the page is idle. Returns how to give it up. */
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
