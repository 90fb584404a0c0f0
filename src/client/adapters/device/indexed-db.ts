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

export function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export function committed(transaction: IDBTransaction): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
  });
  // Anyone who waits for it hears of it all the same; a failure before that must not count as unhandled.
  done.catch(() => undefined);
  return done;
}

export function openDatabase(factory: IDBFactory | undefined): Promise<IDBDatabase> {
  return connectTo(factory, NAME, VERSION, ({ result }) => {
    result.createObjectStore(STORES.rows, { keyPath: ['uid', 'id'] });
    result.createObjectStore(STORES.meta);
    // Empty. The previous release reads it, and an operator may go back to that one.
    result.createObjectStore('drafts', { keyPath: ['uid', 'blueprintId', 'index'] });
  });
}

export async function connectTo(
  factory: IDBFactory | undefined,
  name: string,
  version: number,
  create: (opening: IDBOpenDBRequest) => void,
): Promise<IDBDatabase> {
  if (!factory) throw new Error('no IndexedDB');
  const opening = factory.open(name, version);
  opening.onupgradeneeded = () => create(opening);
  const database = await requestResult(opening).catch((error: DOMException) => {
    // A newer version of the app was here before a downgrade. Newer versions only add to the schema.
    if (error.name === 'VersionError') return requestResult(factory.open(name));
    throw error;
  });
  // Otherwise a newer version of the app in another tab could never upgrade.
  database.onversionchange = () => database.close();
  return database;
}

type Work<T> = (database: IDBDatabase) => Promise<T>;

/**
 * A database that is opened when it is first needed, and again when the browser has lost it. iOS does that to a page in the
 * background, under several names ("Connection to Indexed Database server lost"), and without this every later write would fail.
 */
export function reopened(open: () => Promise<IDBDatabase>) {
  let opened: Promise<IDBDatabase> | undefined;

  function close(): void {
    void opened?.then(
      (database) => database.close(),
      () => undefined,
    );
    opened = undefined;
  }
  async function attempt<T>(work: Work<T>): Promise<T> {
    opened ??= open();
    const used = opened;
    try {
      return await work(await used);
    } catch (error) {
      // Somebody else may have opened it again by now.
      if (opened === used) close();
      throw error;
    }
  }
  return {
    within: <T>(work: Work<T>): Promise<T> =>
      attempt(work).catch((error: unknown) => {
        if (!mayPass(error)) throw error;
        return attempt(work);
      }),
    close,
  };
}

/** A full disk stays full; anything else that a browser says of its disk may be over in a moment. */
export function mayPass(error: unknown): boolean {
  return error instanceof DOMException && error.name !== 'QuotaExceededError';
}

/** All keys that begin with this uid: an array sorts after every string and number. */
export function rangeOf(uid: string): IDBKeyRange {
  return IDBKeyRange.bound([uid], [uid, []]);
}

// Chromium's default since 121 is 'relaxed': the words are then in a buffer that a power cut empties.
export const STRICT: IDBTransactionOptions = { durability: 'strict' };
