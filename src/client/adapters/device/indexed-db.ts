const NAME = 'blueprint';
const VERSION = 1;

export const STORES = { rows: 'rows', meta: 'meta', drafts: 'drafts' } as const;

/** Where storage is blocked, some browsers throw as soon as it is looked at. */
export function browserIndexedDb(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB ?? undefined;
  } catch {
    return undefined;
  }
}

export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
  });
}

export function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return connectTo(factory, NAME, (database) => {
    database.createObjectStore(STORES.rows, { keyPath: ['uid', 'id'] });
    database.createObjectStore(STORES.meta);
    database.createObjectStore(STORES.drafts, { keyPath: ['uid', 'blueprintId', 'index'] });
  });
}

export async function connectTo(
  factory: IDBFactory,
  name: string,
  create: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const opening = factory.open(name, VERSION);
  opening.onupgradeneeded = () => create(opening.result);
  const database = await settled(opening);
  // A newer version of the app in another tab could never upgrade while this one holds on.
  database.onversionchange = () => database.close();
  return database;
}

/** All keys that begin with this uid: an array sorts after every string and number. */
export function rangeOf(uid: string): IDBKeyRange {
  return IDBKeyRange.bound([uid], [uid, []]);
}

// Chromium's default since 121 is 'relaxed': the words are then in a buffer that a power cut empties.
export const STRICT: IDBTransactionOptions = { durability: 'strict' };
