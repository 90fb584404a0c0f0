const HIDDEN_MS = 100;

/** Lets the browser draw what is there. In a hidden tab nothing is drawn, and work must go on all the same. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, HIDDEN_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve, 0);
    });
  });
}
