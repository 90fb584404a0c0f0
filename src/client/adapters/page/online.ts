/** A hint only: "online" means a network, not that our server answers. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Runs once, when there is a network again. Returns a function that cancels. */
export function onOnline(run: () => void): () => void {
  addEventListener('online', run, { once: true });
  return () => removeEventListener('online', run);
}

export function followOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
