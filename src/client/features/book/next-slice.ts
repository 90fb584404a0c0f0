const HIDDEN_MS = 100;

/** Lets the browser answer clicks before the next slice of work. */
export function nextSlice(): Promise<void> {
  return new Promise((resolve) => {
    // Not a timer: browsers hold those back by 4 ms each, which is longer than many a slice.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

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
