const SLICE_MS = 8;

/**
 * Continues in its own task, after the browser could render and handle clicks. Not by a timer: browsers delay timers by
 * 4 ms each, which is longer than many chunks of work.
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
 * Pauses after some milliseconds of work. Chunks of a reply that have already arrived come without any gap for
 * rendering, so a burst of them would freeze the page. Timers won't do, since those of a hidden tab run once a second.
 */
export function createBreather(): () => Promise<void> {
  let sliceStart = performance.now();
  return async () => {
    if (performance.now() - sliceStart < SLICE_MS) return;
    await nextTask();
    sliceStart = performance.now();
  };
}
