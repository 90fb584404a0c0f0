import type { Journal, JournalRow } from './journal.ts';

/** For browsers that keep nothing: the same rules for the rows of one person, as long as the page lives. */
export function createMemoryJournal<Row extends JournalRow>(
  known: readonly Row[],
): Pick<Journal<Row, never>, 'read' | 'change'> {
  const rows = new Map(known.map((row) => [row.id, row]));
  let stamp = Math.max(0, ...known.map((row) => row.stamp));
  return {
    read: async () => [...rows.values()],
    async change(_uid, _id, change) {
      const changed = change(
        (id) => rows.get(id) ?? null,
        () => {
          stamp += 1;
          return stamp;
        },
      );
      if ('needs' in changed) return [];
      for (const row of changed.rows) rows.set(row.id, row);
      for (const id of changed.removed) rows.delete(id);
      return changed.rows;
    },
  };
}
