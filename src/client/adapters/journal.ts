import { committed, openDatabase, rangeOf, STORES, STRICT, settled } from './indexed-db.ts';

export type JournalRow = { uid: string; id: string; stamp: number };

/** Rows in, rows out, at once: the transaction would close under anything that waits. */
export type RowChange<Row> = (
  read: (id: string) => Row | null | undefined,
  nextStamp: () => number,
) => { rows: Row[]; removed: string[] } | { needs: string };

export type Journal<Row extends JournalRow> = {
  /** `clientId` belongs to the browser profile: all its tabs count their saves together. */
  open(uid: string): Promise<{ clientId: string; rows: Row[] }>;
  read(uid: string): Promise<Row[]>;
  /** Loads the row, changes it and writes it in one transaction; resolves when it is on disk. */
  change(uid: string, id: string, change: RowChange<Row>): Promise<Row[]>;
  clear(uid: string): Promise<void>;
  close(): void;
};

const CLIENT_ID = 'clientId';
const STAMP = 'stamp';
const BOTH = [STORES.rows, STORES.meta];

export function createJournal<Row extends JournalRow>(
  factory: IDBFactory | undefined,
  freshId: () => string,
): Journal<Row> {
  let database: Promise<IDBDatabase> | undefined;

  async function connect(): Promise<IDBDatabase> {
    if (!factory) throw new Error('no IndexedDB');
    database ??= openDatabase(factory);
    return database;
  }

  /** A connection that the browser has closed is opened again, once. */
  async function within<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    try {
      return await work(await connect());
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      database = undefined;
      return work(await connect());
    }
  }

  const readAll = (uid: string) =>
    within<Row[]>(async (open) =>
      settled(open.transaction(STORES.rows).objectStore(STORES.rows).getAll(rangeOf(uid))),
    );

  return {
    async open(uid) {
      const clientId = await within((open) => clientIdIn(open, freshId));
      return { clientId, rows: await readAll(uid) };
    },
    read: readAll,
    change: (uid, id, change) => within((open) => changeIn(open, uid, id, change)),
    clear: (uid) =>
      within(async (open) => {
        const transaction = open.transaction(STORES.rows, 'readwrite', STRICT);
        transaction.objectStore(STORES.rows).delete(rangeOf(uid));
        await committed(transaction);
      }),
    close() {
      void database?.then(
        (open) => open.close(),
        () => undefined,
      );
      database = undefined;
    },
  };
}

async function clientIdIn(open: IDBDatabase, freshId: () => string): Promise<string> {
  const transaction = open.transaction(STORES.meta, 'readwrite', STRICT);
  const meta = transaction.objectStore(STORES.meta);
  const known: unknown = await settled(meta.get(CLIENT_ID));
  if (typeof known === 'string') return known;
  const clientId = freshId();
  meta.put(clientId, CLIENT_ID);
  await committed(transaction);
  return clientId;
}

async function changeIn<Row extends JournalRow>(
  open: IDBDatabase,
  uid: string,
  id: string,
  change: RowChange<Row>,
): Promise<Row[]> {
  const transaction = open.transaction(BOTH, 'readwrite', STRICT);
  const done = committed(transaction);
  // Whoever waits for `done` hears of it below; a failure before that must not count as unhandled.
  done.catch(() => undefined);
  const rows = transaction.objectStore(STORES.rows);
  const meta = transaction.objectStore(STORES.meta);
  const loaded = new Map<string, Row | null>();
  const load = async (key: string) => {
    const row: Row | undefined = await settled(rows.get([uid, key]));
    loaded.set(key, row ?? null);
  };
  const last: unknown = await settled(meta.get(STAMP));
  const first = typeof last === 'number' ? last : 0;
  await load(id);
  for (;;) {
    let stamp = first;
    const changed = change(
      (key) => loaded.get(key),
      () => {
        stamp += 1;
        return stamp;
      },
    );
    if ('needs' in changed) {
      await load(changed.needs);
      continue;
    }
    if (stamp !== first) meta.put(stamp, STAMP);
    for (const row of changed.rows) rows.put(row);
    for (const key of changed.removed) rows.delete([uid, key]);
    await done;
    return changed.rows;
  }
}
