// A page that draws nothing must not keep anybody waiting: what is done here includes bringing words to safety.
const LATEST_MS = 40;
const PATIENT_MS = 100;

/** Once the frame is drawn that shows what happens now. At once where nobody looks: then there is no frame. */
export function afterFrame(run: () => void, latestMs = LATEST_MS): void {
  if (document.hidden) {
    run();
    return;
  }
  let isDone = false;
  const once = () => {
    if (!isDone) run();
    isDone = true;
  };
  setTimeout(once, latestMs);
  requestAnimationFrame(() => setTimeout(once));
}

/** Lets the browser draw what is there, for work that can wait for a slow one. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => afterFrame(resolve, PATIENT_MS));
}
