/** A cache that computes each key once, however many ask at the same time, and keeps the last few results that may be kept. */
export type KeepMade<T> = {
  (key: string, make: () => Promise<T>): Promise<T>;
  /** It is cached or in progress. */
  has(key: string): boolean;
};

export function keepMade<T>(most: number, mayKeep: (made: T) => boolean): KeepMade<T> {
  const cache = new Map<string, Promise<T>>();
  const made = (key: string, make: () => Promise<T>) => {
    const cached = cache.get(key);
    const one = cached ?? make();
    cache.delete(key);
    cache.set(key, one);
    if (!cached) {
      const forget = () => cache.get(key) === one && cache.delete(key);
      // A failure is not cached: the next request tries again.
      one.then((it) => mayKeep(it) || forget(), forget);
      for (const oldest of cache.keys()) {
        if (cache.size <= most) break;
        cache.delete(oldest);
      }
    }
    return one;
  };
  return Object.assign(made, { has: (key: string) => cache.has(key) });
}
