/** Runs what has the same key one after the other. */
export type OneAfterAnother = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Two hundred people who comment on the same plans wait for the same rows. Waiting in the database, each would hold a
 * connection, and nobody else's words could be saved meanwhile.
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
