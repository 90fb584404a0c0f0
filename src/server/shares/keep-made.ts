/** Makes something for a key, once, however many ask for it at the same moment, and keeps the last few. */
export type KeepMade<T> = (key: string, make: () => Promise<T>) => Promise<T>;

export function keepMade<T>(most: number): KeepMade<T> {
  const kept = new Map<string, Promise<T>>();
  return (key, make) => {
    const known = kept.get(key);
    const made = known ?? make();
    kept.delete(key);
    kept.set(key, made);
    if (!known) {
      // What could not be made is tried again by the next who asks.
      made.catch(() => kept.delete(key));
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    }
    return made;
  };
}
