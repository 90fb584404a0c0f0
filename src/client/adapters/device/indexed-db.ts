const NAME = 'blueprint';
const VERSION = 2;

export const STORES = { rows: 'rows', meta: 'meta' } as const;

/** If storage is blocked, some browsers throw on any access to it. */
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
  return connectTo(factory, NAME, VERSION, ({ result }) => {
    result.createObjectStore(STORES.rows, { keyPath: ['uid', 'id'] });
    result.createObjectStore(STORES.meta);
    // Empty. The previous release reads it, and an operator may go back to that one.
    result.createObjectStore('drafts', { keyPath: ['uid', 'blueprintId', 'index'] });
  });
}

export async function connectTo(
  factory: IDBFactory,
  name: string,
  version: number,
  create: (opening: IDBOpenDBRequest) => void,
): Promise<IDBDatabase> {
  const opening = factory.open(name, version);
  opening.onupgradeneeded = () => create(opening);
  const database = await settled(opening).catch((error: DOMException) => {
    // A newer version of the app was here before a downgrade. Newer versions only add to the schema.
    if (error.name === 'VersionError') return settled(factory.open(name));
    throw error;
  });
  // Otherwise a newer version of the app in another tab could never upgrade.
  database.onversionchange = () => database.close();
  return database;
}

/** One connection for as long as the page lives. What failed once may work later: a promise that was refused is not kept. */
export function keptConnection(
  factory: IDBFactory | undefined,
  connect: (factory: IDBFactory) => Promise<IDBDatabase>,
) {
  let database: Promise<IDBDatabase> | undefined;
  const forget = () => {
    database = undefined;
  };
  return {
    async connect(): Promise<IDBDatabase> {
      if (!factory) throw new Error('no IndexedDB');
      database ??= connect(factory);
      database.catch(forget);
      return database;
    },
    forget,
    close(): void {
      void database?.then(
        (open) => open.close(),
        () => undefined,
      );
      forget();
    },
  };
}

/** All keys that begin with this uid: an array sorts after every string and number. */
export function rangeOf(uid: string): IDBKeyRange {
  return IDBKeyRange.bound([uid], [uid, []]);
}

// Chromium's default since 121 is 'relaxed': the words are then in a buffer that a power cut empties.
export const STRICT: IDBTransactionOptions = { durability: 'strict' };
