/** Resolves when it is this address's turn: call it before each piece of work. */
export type TakeTurn = (from: string) => Promise<void>;

// Long enough for waiting saves to be read, written and answered. Without a pause, saves took half as long again while
// two hundred people read.
const PAUSE_MS = 3;

/**
 * One after the other in order of arrival, with a pause in between. Two hundred readers served without pauses would
 * delay everybody's saves until all are done; with turns, a save waits for one of them. An address that asks for a
 * thousand pages at once delays only itself.
 */
export function createTurns(): TakeTurn {
  const lines = new Map<string, (() => void)[]>();
  let isCalling = false;

  function callNext(): void {
    const [next] = lines;
    if (next) {
      const [from, waiting] = next;
      waiting.shift()?.();
      // To the end of the queue.
      lines.delete(from);
      if (waiting.length > 0) lines.set(from, waiting);
    }
    isCalling = lines.size > 0;
    // After the pause, in its own turn: timers run right after immediates, before any socket is read. A page that took
    // longer than the pause would be followed by the next without one.
    if (isCalling) setTimeout(() => setImmediate(callNext), PAUSE_MS);
  }
  return (from) =>
    new Promise((resolve) => {
      const waiting = lines.get(from);
      if (waiting) waiting.push(resolve);
      else lines.set(from, [resolve]);
      if (isCalling) return;
      isCalling = true;
      // Not a microtask: sockets are read and saves written before it runs.
      setImmediate(callNext);
    });
}
