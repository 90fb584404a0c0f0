/** Resolves when it is the turn of somebody from there: to be asked again before each piece of work. */
export type TakeTurn = (from: string) => Promise<void>;

// Long enough for the saves that came meanwhile to be read, written and answered. In turns without a pause, saves took half as
// long again while two hundred people read.
const PAUSE_MS = 3;

/**
 * One after the other, in the order in which they came, with a pause between two. Two hundred readers who are served without one
 * hold up everybody's saves for as long as all of them take together; in turns, a save waits for one of them. Whoever asks for a
 * thousand pages at once waits for those alone: others come in between.
 */
export function createTurns(): TakeTurn {
  const lines = new Map<string, (() => void)[]>();
  let isCalling = false;

  function callNext(): void {
    const [next] = lines;
    if (next) {
      const [from, waiting] = next;
      waiting.shift()?.();
      // Behind all others.
      lines.delete(from);
      if (waiting.length > 0) lines.set(from, waiting);
    }
    isCalling = lines.size > 0;
    // After the pause in a turn of its own: timers run right behind the immediates, and before any socket is read. Somebody whose page
    // took longer than the pause would have been followed by the next without one.
    if (isCalling) setTimeout(() => setImmediate(callNext), PAUSE_MS);
  }
  return (from) =>
    new Promise((resolve) => {
      const waiting = lines.get(from);
      if (waiting) waiting.push(resolve);
      else lines.set(from, [resolve]);
      if (isCalling) return;
      isCalling = true;
      // Not a microtask: sockets are read, and what was saved is written, before it runs.
      setImmediate(callNext);
    });
}
