import type { AppUser } from '#domain/account/account.ts';
import type { ReceivedDocument } from '#domain/all-documents.ts';
import { withCurrentNames, withFormerNames } from './former-kinds.ts';
import { committed, connectTo, reopened, requestResult } from './indexed-db.ts';

/**
 * The last copy of one person's documents, for opening the page offline. At most one person's: the next person to sign
 * in replaces it.
 */
export type DeviceCopies = {
  /** null: nobody is signed in here, or the first copy isn't complete. */
  read(): Promise<{ user: AppUser; docs: ReceivedDocument[] } | null>;
  isSomebodyKnown(): Promise<boolean>;
  begin(user: AppUser): Promise<void>;
  /** `ids`: all existing documents; copies of any others are removed. Does nothing if the person hasn't begun, or signed out. */
  keep(uid: string, changed: readonly ReceivedDocument[], ids: ReadonlySet<string>): Promise<void>;
  clear(uid: string): Promise<void>;
  close(): void;
};

type Person = { user: AppUser; isWhole: boolean };

// Separate from the journal: an operator may go back to an older version of the app, which can open the journal only in
// the form that it knows.
export const COPIES = { name: 'blueprint-copies', store: 'copies' } as const;
const { name: NAME, store: STORE } = COPIES;
const PERSON = 'person';

export function createDeviceCopies(factory: IDBFactory | undefined): DeviceCopies {
  const { within, close } = reopened(() =>
    connectTo(factory, NAME, 1, ({ result }) => result.createObjectStore(STORE)),
  );
  const reading = <T>(work: (store: IDBObjectStore) => Promise<T>) =>
    within((database) => work(database.transaction(STORE).objectStore(STORE)));
  const personIn = (store: IDBObjectStore) => requestResult<Person | undefined>(store.get(PERSON));
  const writing = (work: (store: IDBObjectStore, person: Person | undefined) => void) =>
    within(async (database) => {
      // Not strict: the server has every word of these.
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'relaxed' });
      const done = committed(transaction);
      const store = transaction.objectStore(STORE);
      work(store, await personIn(store));
      await done;
    });

  return {
    read: () =>
      reading(async (store) => {
        const [person, docs] = await Promise.all([
          personIn(store),
          requestResult<ReceivedDocument[]>(store.getAll(IDBKeyRange.lowerBound([]))),
        ]);
        return person?.isWhole ? { user: person.user, docs: docs.map(withCurrentNames) } : null;
      }),
    isSomebodyKnown: () => reading(async (store) => (await personIn(store))?.isWhole ?? false),
    begin: (user) =>
      writing((store, person) => {
        if (person?.user.uid !== user.uid) store.clear();
        store.put({ user, isWhole: person?.user.uid === user.uid && person.isWhole }, PERSON);
      }),
    keep: (uid, changed, ids) =>
      writing((store, person) => {
        if (person?.user.uid !== uid) return;
        for (const copy of changed) store.put(withFormerNames(copy), [copy.doc.id]);
        const asking = store.getAllKeys(IDBKeyRange.lowerBound([]));
        asking.onsuccess = () => {
          for (const key of asking.result)
            if (Array.isArray(key) && !ids.has(String(key[0]))) store.delete(key);
        };
        if (!person.isWhole) store.put({ ...person, isWhole: true }, PERSON);
      }),
    clear: (uid) =>
      writing((store, person) => {
        if (person?.user.uid === uid) store.clear();
      }),
    close,
  };
}
