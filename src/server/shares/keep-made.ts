/** Makes something for a key, once, however many ask for it at the same moment, and keeps the last few that may be kept. */
export type KeepMade<T> = {
  (key: string, make: () => Promise<T>): Promise<T>;
  /** It's there, or being made. */
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
      // What could not be made is tried again by the next who asks.
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
