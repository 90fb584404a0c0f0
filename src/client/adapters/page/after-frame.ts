// A page that renders no frames must not delay callbacks: some of them store words.
const LATEST_MS = 40;
const PATIENT_MS = 100;

type Run = () => void;

// By maximum delay. One frame and one timer for all: each keystroke has several callbacks waiting for its frame.
const waiting = new Map<number, Run[]>();

/** Runs after the next frame is rendered. At once in a hidden page, which has no frames. */
export function afterFrame(run: Run, latestMs = LATEST_MS): void {
  if (document.hidden) {
    run();
    return;
  }
  const others = waiting.get(latestMs);
  if (others) {
    others.push(run);
    return;
  }
  const runs = [run];
  waiting.set(latestMs, runs);
  const take = () => {
    if (waiting.get(latestMs) === runs) waiting.delete(latestMs);
    return runs.splice(0);
  };
  setTimeout(() => runEach(take()), latestMs);
  // Each in its own task: another keystroke then waits for one of them, not for all.
  requestAnimationFrame(() => {
    for (const each of take()) setTimeout(each);
  });
}

function runEach([first, ...others]: readonly Run[]): void {
  try {
    first?.();
  } finally {
    // Even if one fails, the next one's words must reach the disk.
    if (others.length > 0) runEach(others);
  }
}

/** Lets the browser render before slow work that can wait. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => afterFrame(resolve, PATIENT_MS));
}
