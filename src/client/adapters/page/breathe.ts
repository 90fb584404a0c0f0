const SLICE_MS = 8;

/**
 * Goes on in a task of its own, after the browser had its chance to draw and to hear clicks. Not by a timer: browsers
 * hold those back by 4 ms each, which is longer than many a slice of work.
 */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      // An open port keeps a process alive for nothing.
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Pauses after some milliseconds of work. Pieces of a reply that have already arrived are handed over without any
 * gap in which the browser could draw, so a burst of them would freeze the page. Timers would do too, but those
 * of a hidden tab run once a second.
 */
export function createBreather(): () => Promise<void> {
  let sliceStart = performance.now();
  return async () => {
    if (performance.now() - sliceStart < SLICE_MS) return;
    await nextTask();
    sliceStart = performance.now();
  };
}
