const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'] as const;

/** Calls `look` in each frame until it returns true, or until the person does anything else. */
export function untilMoved(look: () => boolean): void {
  const stop = new AbortController();
  function again(): void {
    if (stop.signal.aborted) return;
    if (look()) stop.abort();
    else requestAnimationFrame(again);
  }
  // The click that started this is still being handled.
  requestAnimationFrame(() => {
    for (const name of MOVES) {
      addEventListener(name, () => stop.abort(), { signal: stop.signal, passive: true });
    }
    requestAnimationFrame(again);
  });
}
