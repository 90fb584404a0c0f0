// A page that draws nothing must not keep anybody waiting: what is done here includes bringing words to safety.
const LATEST_MS = 40;
const PATIENT_MS = 100;

type Run = () => void;

// By how long they may wait. One frame and one timer for all of them: each keystroke has several that wait for its frame.
const waiting = new Map<number, Run[]>();

/** Once the frame is rendered that shows what happens now. At once where nobody looks: then there is no frame. */
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
  // Each in a task of its own: a keystroke that comes meanwhile waits for one of them, not for all.
  requestAnimationFrame(() => {
    for (const each of take()) setTimeout(each);
  });
}

function runEach([first, ...others]: readonly Run[]): void {
  try {
    first?.();
  } finally {
    // Whatever one of them does, the words of the next go to the disk.
    if (others.length > 0) runEach(others);
  }
}

/** Lets the browser draw what is there, for work that can wait for a slow one. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => afterFrame(resolve, PATIENT_MS));
}
