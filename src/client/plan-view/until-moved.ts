const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'] as const;

/** Looks in each frame until `look` says that it is done, or until the person does anything else. */
export function untilMoved(look: () => boolean): void {
  const stop = new AbortController();
  function again(): void {
    if (stop.signal.aborted) return;
    if (look()) stop.abort();
    else requestAnimationFrame(again);
  }
  // The click that asked for it is still on its way.
  requestAnimationFrame(() => {
    for (const name of MOVES) {
      addEventListener(name, () => stop.abort(), { signal: stop.signal, passive: true });
    }
    requestAnimationFrame(again);
  });
}
