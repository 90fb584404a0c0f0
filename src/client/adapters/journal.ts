import { committed, openDatabase, rangeOf, STORES, STRICT, settled } from './indexed-db.ts';

export type JournalRow = { uid: string; id: string; stamp: number };

/** Rows in, rows out, at once: the transaction would close under anything that waits. */
export type RowChange<Row> = (
  read: (id: string) => Row | null | undefined,
  nextStamp: () => number,
) => { rows: Row[]; removed: string[] } | { needs: string };

/** Words that a closing page could only drop at the door: made part of its row when the next page opens. */
export type Fold<Row, Words> = (words: Words) => RowChange<Row>;

export type Journal<Row extends JournalRow, Words extends { id: string }> = {
  /** `clientId` belongs to the browser profile: all its tabs count their saves together. */
  open(uid: string, fold: Fold<Row, Words>): Promise<{ clientId: string; rows: Row[] }>;
  read(uid: string): Promise<Row[]>;
  /** Loads the row, changes it and writes it in one transaction; resolves when it is on disk. */
  change(uid: string, id: string, change: RowChange<Row>): Promise<Row[]>;
  /** One blind write, which the browser finishes even if the page is gone by then. */
  leave(uid: string, tab: string, words: Words): void;
  /** The words of `leave` have come into the journal after all. */
  unleave(uid: string, tab: string, id: string): void;
  clear(uid: string): Promise<void>;
  close(): void;
};

const CLIENT_ID = 'clientId';
const STAMP = 'stamp';
const BOTH = [STORES.rows, STORES.meta];
const ALL = [...BOTH, STORES.last];

export function createJournal<Row extends JournalRow, Words extends { id: string }>(
  factory: IDBFactory | undefined,
  freshId: () => string,
): Journal<Row, Words> {
  let database: Promise<IDBDatabase> | undefined;
  // `leave` has no time to wait for a promise.
  let connected: IDBDatabase | undefined;

  async function connect(): Promise<IDBDatabase> {
    if (!factory) throw new Error('no IndexedDB');
    database ??= openDatabase(factory);
    connected = await database;
    return connected;
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
    async open(uid, fold) {
      const clientId = await within((open) => clientIdIn(open, freshId));
      await within((open) => foldLastWords(open, uid, fold));
      return { clientId, rows: await readAll(uid) };
    },
    read: readAll,
    change: (uid, id, change) => within((open) => changeIn(open, uid, id, change)),
    leave(uid, tab, words) {
      try {
        // A store of its own: behind a transaction that will never finish, this one would not even begin.
        const transaction = connected?.transaction(STORES.last, 'readwrite', STRICT);
        transaction?.objectStore(STORES.last).put(words, [uid, words.id, tab]);
        transaction?.commit();
      } catch {
        return;
      }
    },
    unleave(uid, tab, id) {
      const transaction = connected?.transaction(STORES.last, 'readwrite');
      transaction?.objectStore(STORES.last).delete([uid, id, tab]);
    },
    clear: (uid) =>
      within(async (open) => {
        const transaction = open.transaction(ALL, 'readwrite', STRICT);
        transaction.objectStore(STORES.rows).delete(rangeOf(uid));
        transaction.objectStore(STORES.last).delete(rangeOf(uid));
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

async function foldLastWords<Row extends JournalRow, Words extends { id: string }>(
  open: IDBDatabase,
  uid: string,
  fold: Fold<Row, Words>,
): Promise<void> {
  const last = open.transaction(STORES.last).objectStore(STORES.last);
  const [keys, words] = await Promise.all([
    settled(last.getAllKeys(rangeOf(uid))),
    settled<Words[]>(last.getAll(rangeOf(uid))),
  ]);
  for (const [index, key] of keys.entries()) {
    const left = words[index];
    if (left) await changeIn(open, uid, left.id, fold(left), key);
  }
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
  folded?: IDBValidKey,
): Promise<Row[]> {
  const transaction = open.transaction(folded === undefined ? BOTH : ALL, 'readwrite', STRICT);
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
  if (folded !== undefined) {
    // Another page may have folded them in between.
    const last = transaction.objectStore(STORES.last);
    if ((await settled(last.getKey(folded))) === undefined) return [];
    last.delete(folded);
  }
  // Asked for together and committed by hand: each wait more is a key that a crash would take.
  const [last] = await Promise.all([settled<unknown>(meta.get(STAMP)), load(id)]);
  const first = typeof last === 'number' ? last : 0;
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
    transaction.commit();
    await done;
    return changed.rows;
  }
}
