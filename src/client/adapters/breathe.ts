const SLICE_MS = 8;

/**
 * Pauses after some milliseconds of work. Pieces of a reply that have already arrived are handed over without any
 * gap in which the browser could draw, so a burst of them would freeze the page. Timers would do too, but those
 * of a hidden tab run once a second.
 */
export function createBreather(): () => Promise<void> {
  const channel = new MessageChannel();
  let sliceStart = performance.now();
  return async () => {
    if (performance.now() - sliceStart < SLICE_MS) return;
    await new Promise<void>((resolve) => {
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    });
    // An open port keeps a page or a process alive for nothing.
    channel.port1.onmessage = null;
    sliceStart = performance.now();
  };
}
