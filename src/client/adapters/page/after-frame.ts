// A page that draws nothing must not keep anybody waiting: what is done here includes bringing words to safety.
const LATEST_MS = 40;

/** Once the frame is drawn that shows what happens now. At once where nobody looks: then there is no frame. */
export function afterFrame(run: () => void): void {
  let isDone = document.hidden;
  if (isDone) run();
  const once = () => {
    if (!isDone) run();
    isDone = true;
  };
  setTimeout(once, LATEST_MS);
  requestAnimationFrame(() => setTimeout(once));
}
