/** Runs work with the same key in order. */
export type OneAfterAnother = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Two hundred people commenting on the same plans wait for the same rows. If they waited in the database, each would
 * hold a connection, and nobody else could save.
 */
export function createOneAfterAnother(): OneAfterAnother {
  const lines = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = lines.get(key) ?? Promise.resolve();
    const done = before.then(work, work);
    lines.set(key, done);
    const leave = () => {
      if (lines.get(key) === done) lines.delete(key);
    };
    done.then(leave, leave);
    return done;
  };
}
