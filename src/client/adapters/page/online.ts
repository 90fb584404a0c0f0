/** A hint only: "online" means a network, not that our server answers. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Once, when there is a network again. Returns how to stop waiting. */
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
