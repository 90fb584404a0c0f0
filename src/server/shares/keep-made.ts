/** A cache that computes each key once, however many ask at the same time, and keeps the last few results that may be kept. */
export type KeepMade<T> = {
  (key: string, make: () => Promise<T>): Promise<T>;
  /** It is cached or in progress. */
  has(key: string): boolean;
};

export function keepMade<T>(most: number, mayKeep: (made: T) => boolean): KeepMade<T> {
  const kept = new Map<string, Promise<T>>();
  const made = (key: string, make: () => Promise<T>) => {
    const known = kept.get(key);
    const one = known ?? make();
    kept.delete(key);
    kept.set(key, one);
    if (!known) {
      const forget = () => kept.get(key) === one && kept.delete(key);
      // A failure is not cached: the next request tries again.
      one.then((it) => mayKeep(it) || forget(), forget);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    }
    return one;
  };
  return Object.assign(made, { has: (key: string) => kept.has(key) });
}
