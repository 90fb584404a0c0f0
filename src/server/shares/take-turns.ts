/** Resolves when it is one's turn: to be asked again before each piece of work. */
export type TakeTurn = () => Promise<void>;

/**
 * One in each turn of the event loop, in the order in which they came. Two hundred readers who are served one after the other without a
 * pause hold up everybody's saves for as long as all of them take together; in turns, a save waits for one of them.
 */
export function createTurns(): TakeTurn {
  const waiting: (() => void)[] = [];
  let isCalling = false;

  function callNext(): void {
    waiting.shift()?.();
    isCalling = waiting.length > 0;
    // Not a microtask and no timer of 0 ms: sockets are read between two of these, and what was saved is written.
    if (isCalling) setImmediate(callNext);
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (isCalling) return;
      isCalling = true;
      setImmediate(callNext);
    });
}
