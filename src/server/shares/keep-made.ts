/** Makes something for a key, once, however many ask for it at the same moment, and keeps the last few that may be kept. */
export type KeepMade<T> = (key: string, make: () => Promise<T>) => Promise<T>;

export function keepMade<T>(most: number, mayKeep: (made: T) => boolean): KeepMade<T> {
  const kept = new Map<string, Promise<T>>();
  return (key, make) => {
    const known = kept.get(key);
    const made = known ?? make();
    kept.delete(key);
    kept.set(key, made);
    if (!known) {
      const forget = () => kept.get(key) === made && kept.delete(key);
      // What could not be made is tried again by the next who asks.
      made.then((one) => mayKeep(one) || forget(), forget);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    }
    return made;
  };
}
