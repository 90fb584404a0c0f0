import { COPIES } from './device-copies.ts';
import { committed, connectTo, openDatabase, requestResult, STORES, STRICT } from './indexed-db.ts';

/** Loaded late, separate from the code that writes these: hardly any visit needs it. */
export async function forgetCopies(factory: IDBFactory): Promise<void> {
  const { name, store } = COPIES;
  const database = await connectTo(factory, name, 1, ({ result }) => result.createObjectStore(store));
  const transaction = database.transaction(store, 'readwrite');
  transaction.objectStore(store).clear();
  await committed(transaction).finally(() => database.close());
}

/** Removes all rows of the journal, anybody's, for which `isKept` is false. */
export async function thinRows<Row extends { uid: string; id: string }>(
  factory: IDBFactory,
  isKept: (row: Row) => boolean,
): Promise<void> {
  const database = await openDatabase(factory);
  const transaction = database.transaction(STORES.rows, 'readwrite', STRICT);
  const done = committed(transaction).finally(() => database.close());
  const rows = transaction.objectStore(STORES.rows);
  const all: Row[] = await requestResult(rows.getAll());
  for (const row of all) if (!isKept(row)) rows.delete([row.uid, row.id]);
  await done;
}
