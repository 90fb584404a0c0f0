import { committed, connectTo, rangeOf, requestResult, STRICT } from './indexed-db.ts';

/** The last words of a closing page. */
export type LastWordsStore<Words extends { id: string }> = {
  open(): Promise<void>;
  /** One write without waiting, which the browser finishes even after the page is gone. */
  leave(uid: string, tab: string, words: Words): void;
  remove(uid: string, tab: string, id: string): void;
  read(uid: string): Promise<{ words: Words; forget: () => Promise<void> }[]>;
  clear(uid: string): Promise<void>;
  close(): void;
};

// A separate database: in the journal's, a write at the very end waits behind the transaction that dies with the page,
// and is lost with it (2 to 4 of 6 survived in Chromium; here 10 of 10).
const NAME = 'blueprint-last-words';
const STORE = 'words';

export function createLastWordsStore<Words extends { id: string }>(
  factory: IDBFactory | undefined,
): LastWordsStore<Words> {
  // A closing page has no time to wait for a promise.
  let database: IDBDatabase | undefined;

  async function open(): Promise<void> {
    database?.close();
    database = await connectTo(factory, NAME, 1, ({ result }) => result.createObjectStore(STORE));
  }
  // The first try is made at once, before this waits for anything.
  async function write(change: (store: IDBObjectStore) => void): Promise<void> {
    const attempt = async () => {
      const transaction = database?.transaction(STORE, 'readwrite', STRICT);
      if (!transaction) return;
      change(transaction.objectStore(STORE));
      transaction.commit();
      await committed(transaction);
    };
    // The browser may have lost the connection. While the page lives there is time for another.
    await attempt().catch(() => open().then(attempt));
  }
  const remove = (keys: IDBValidKey | IDBKeyRange) => write((store) => void store.delete(keys));

  return {
    open,
    leave: (uid, tab, words) =>
      void write((store) => void store.put(words, [uid, words.id, tab])).catch(() => undefined),
    remove: (uid, tab, id) => void remove([uid, id, tab]).catch(() => undefined),
    async read(uid) {
      const store = database?.transaction(STORE).objectStore(STORE);
      if (!store) return [];
      const [keys, words] = await Promise.all([
        requestResult(store.getAllKeys(rangeOf(uid))),
        requestResult<Words[]>(store.getAll(rangeOf(uid))),
      ]);
      return words.flatMap((left, index) => {
        const key = keys[index];
        return key === undefined ? [] : [{ words: left, forget: () => remove(key) }];
      });
    },
    clear: (uid) => remove(rangeOf(uid)),
    close: () => database?.close(),
  };
}
