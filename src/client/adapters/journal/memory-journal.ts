import type { Journal, JournalRow } from './journal.ts';

/** For browsers without storage: the same rules, for the life of the page. */
export function createMemoryJournal<Row extends JournalRow, Words extends { id: string }>(
  freshId: () => string,
  known: Iterable<Row> = [],
): Journal<Row, Words> & { clientId: string } {
  const clientId = freshId();
  const rows = new Map<string, Row>();
  let stamp = 0;
  for (const row of known) {
    rows.set(JSON.stringify([row.uid, row.id]), row);
    stamp = Math.max(stamp, row.stamp);
  }
  const keyOf = (uid: string, id: string) => JSON.stringify([uid, id]);
  const rowsOf = (uid: string) => [...rows.values()].filter((row) => row.uid === uid);

  return {
    clientId,
    open: async (uid) => ({ clientId, rows: rowsOf(uid) }),
    read: async (uid) => rowsOf(uid),
    async change(uid, _id, change) {
      const changed = change(
        (id) => rows.get(keyOf(uid, id)) ?? null,
        () => {
          stamp += 1;
          return stamp;
        },
      );
      if ('needs' in changed) return [];
      for (const row of changed.rows) rows.set(keyOf(uid, row.id), row);
      for (const id of changed.removed) rows.delete(keyOf(uid, id));
      return changed.rows;
    },
    leave: () => undefined,
    unleave: () => undefined,
    async clear(uid) {
      for (const row of rowsOf(uid)) rows.delete(keyOf(uid, row.id));
    },
    close: () => undefined,
  };
}
