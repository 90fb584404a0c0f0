/** A hint only: "online" means a network, not that our server answers. */
export function isOnline(): boolean {
  return navigator.onLine;
}

export function followOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
