/** Resolves when it is one's turn: to be asked again before each piece of work. */
export type TakeTurn = () => Promise<void>;

// Long enough for the saves that came meanwhile to be read, written and answered. In turns without a pause, saves took half as
// long again while two hundred people read.
const PAUSE_MS = 3;

/**
 * One after the other, in the order in which they came, with a pause between two. Two hundred readers who are served without one
 * hold up everybody's saves for as long as all of them take together; in turns, a save waits for one of them.
 */
export function createTurns(): TakeTurn {
  const waiting: (() => void)[] = [];
  let isCalling = false;

  function callNext(): void {
    waiting.shift()?.();
    isCalling = waiting.length > 0;
    // After the pause in a turn of its own: timers run right behind the immediates, and before any socket is read. Somebody whose page
    // took longer than the pause would have been followed by the next without one.
    if (isCalling) setTimeout(() => setImmediate(callNext), PAUSE_MS);
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (isCalling) return;
      isCalling = true;
      // Not a microtask: sockets are read, and what was saved is written, before it runs.
      setImmediate(callNext);
    });
}
