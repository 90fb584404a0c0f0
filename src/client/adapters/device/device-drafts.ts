import { browserIndexedDb, committed, openDatabase, rangeOf, STORES, STRICT, settled } from './indexed-db.ts';

type DraftRow = { uid: string; blueprintId: string; index: number; text: string };

/** Unsent answers of one user on this device. `read` is synchronous once `load` has resolved. */
export type DeviceDrafts = {
  load(uid: string): Promise<void>;
  read(uid: string, blueprintId: string, index: number): string;
  write(uid: string, blueprintId: string, index: number, text: string): void;
  clear(uid: string, blueprintId: string, index: number): void;
  clearAll(uid: string): Promise<void>;
  /** Resolves when everything written so far is on disk (or could not be). */
  flush(): Promise<void>;
};

const keyOf = (uid: string, blueprintId: string, index: number) => JSON.stringify([uid, blueprintId, index]);

export function createDeviceDrafts(factory: IDBFactory | undefined = browserIndexedDb()): DeviceDrafts {
  const texts = new Map<string, string>();
  const dirty = new Map<string, DraftRow>();
  let database: Promise<IDBDatabase> | undefined;
  let writing: Promise<void> | undefined;

  function open(): Promise<IDBDatabase> {
    if (!factory) return Promise.reject(new Error('no IndexedDB'));
    database ??= openDatabase(factory).catch((error: unknown) => {
      database = undefined;
      throw error;
    });
    return database;
  }

  async function drain(): Promise<void> {
    while (dirty.size > 0) {
      const batch = [...dirty.values()];
      dirty.clear();
      const transaction = (await open()).transaction(STORES.drafts, 'readwrite', STRICT);
      const store = transaction.objectStore(STORES.drafts);
      for (const row of batch) {
        if (row.text === '') store.delete([row.uid, row.blueprintId, row.index]);
        else store.put(row);
      }
      await committed(transaction);
    }
  }

  function write(uid: string, blueprintId: string, index: number, text: string): void {
    const key = keyOf(uid, blueprintId, index);
    if (text === '') texts.delete(key);
    else texts.set(key, text);
    dirty.set(key, { uid, blueprintId, index, text });
    // Without storage a draft lives in memory only: the same as before drafts existed, and no reason to fail.
    writing ??= drain()
      .catch(() => dirty.clear())
      .finally(() => {
        writing = undefined;
      });
  }

  return {
    async load(uid) {
      try {
        const store = (await open()).transaction(STORES.drafts).objectStore(STORES.drafts);
        const rows: DraftRow[] = await settled(store.getAll(rangeOf(uid)));
        for (const row of rows) {
          const key = keyOf(row.uid, row.blueprintId, row.index);
          // Typed while we were reading: newer than the disk.
          if (!dirty.has(key) && !texts.has(key)) texts.set(key, row.text);
        }
      } catch {
        return;
      }
    },
    read: (uid, blueprintId, index) => texts.get(keyOf(uid, blueprintId, index)) ?? '',
    write,
    clear: (uid, blueprintId, index) => write(uid, blueprintId, index, ''),
    async clearAll(uid) {
      await writing;
      for (const key of texts.keys())
        if (key.startsWith(JSON.stringify([uid]).slice(0, -1))) texts.delete(key);
      try {
        const transaction = (await open()).transaction(STORES.drafts, 'readwrite', STRICT);
        transaction.objectStore(STORES.drafts).delete(rangeOf(uid));
        await committed(transaction);
      } catch {
        return;
      }
    },
    flush: async () => writing,
  };
}
