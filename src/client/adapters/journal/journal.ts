import { withCurrentNames, withFormerNames } from '#client/adapters/device/former-kinds.ts';
import {
  committed,
  openDatabase,
  rangeOf,
  reopened,
  requestResult,
  STORES,
  STRICT,
} from '#client/adapters/device/indexed-db.ts';
import { createLastWordsStore } from '#client/adapters/device/last-words.ts';

export type JournalRow = { uid: string; id: string; stamp: number };

/** Synchronous: the transaction would close during any wait. */
export type RowChange<Row> = (
  read: (id: string) => Row | null | undefined,
  nextStamp: () => number,
) => { rows: Row[]; removed: string[] } | { needs: string };

/** Merges the last words of a closed page into their row when the next page opens. */
export type Fold<Row, Words> = (words: Words) => RowChange<Row>;

export type Journal<Row extends JournalRow, Words extends { id: string }> = {
  /** `clientId` belongs to the browser profile: all its tabs share one count of saves. */
  open(uid: string, fold: Fold<Row, Words>): Promise<{ clientId: string; rows: Row[] }>;
  read(uid: string): Promise<Row[]>;
  /** Loads the row, changes it and writes it in one transaction; resolves when it is on disk. */
  change(uid: string, id: string, change: RowChange<Row>): Promise<Row[]>;
  /** For words of a closing page. They are merged into their row when the next page opens. */
  leave(uid: string, tab: string, words: Words): void;
  /** The words of `leave` reached the journal after all. */
  unleave(uid: string, tab: string, id: string): void;
  clear(uid: string): Promise<void>;
  close(): void;
};

const CLIENT_ID = 'clientId';
const STAMP = 'stamp';
const BOTH = [STORES.rows, STORES.meta];
// The server reads numbers of fifteen digits; no clock, however wrong, may exceed that.
const LATEST_START = 100_000_000_000_000;

export function createJournal<Row extends JournalRow, Words extends { id: string }>(
  factory: IDBFactory | undefined,
  freshId: () => string,
): Journal<Row, Words> {
  const { within, close } = reopened(() => openDatabase(factory));
  const last = createLastWordsStore<Words>(factory);

  const readAll = (uid: string) =>
    within<Row[]>(async (open) => {
      const rows = open.transaction(STORES.rows).objectStore(STORES.rows);
      return (await requestResult<Row[]>(rows.getAll(rangeOf(uid)))).map(withCurrentNames);
    });

  return {
    async open(uid, fold) {
      const clientId = await within((open) => clientIdIn(open, freshId));
      await last.open();
      for (const { words, forget } of await last.read(uid)) {
        await within((open) => changeIn(open, uid, words.id, fold(withCurrentNames(words))));
        await forget();
      }
      return { clientId, rows: await readAll(uid) };
    },
    read: readAll,
    change: (uid, id, change) => within((open) => changeIn(open, uid, id, change)),
    leave: (uid, tab, words) => last.leave(uid, tab, withFormerNames(words)),
    unleave: last.remove,
    clear: (uid) =>
      within(async (open) => {
        const transaction = open.transaction(STORES.rows, 'readwrite', STRICT);
        transaction.objectStore(STORES.rows).delete(rangeOf(uid));
        await committed(transaction);
        await last.clear(uid);
      }),
    close() {
      last.close();
      close();
    },
  };
}

async function clientIdIn(open: IDBDatabase, freshId: () => string): Promise<string> {
  const transaction = open.transaction(STORES.meta, 'readwrite', STRICT);
  const meta = transaction.objectStore(STORES.meta);
  const storedId: unknown = await requestResult(meta.get(CLIENT_ID));
  if (typeof storedId === 'string') return storedId;
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
  const rows = transaction.objectStore(STORES.rows);
  const meta = transaction.objectStore(STORES.meta);
  const loaded = new Map<string, Row | null>();
  const load = async (key: string) => {
    const row: Row | undefined = await requestResult(rows.get([uid, key]));
    loaded.set(key, withCurrentNames(row) ?? null);
  };
  const read = (key: string) => loaded.get(key);
  // Requested together and committed by hand: each further wait risks one more keystroke in a crash.
  const [counted] = await Promise.all([requestResult<unknown>(meta.get(STAMP)), load(id)]);
  // Never below the clock: a browser set back to an older copy of itself would reuse its numbers, and the server would
  // mistake new words for old ones.
  const first = Math.max(typeof counted === 'number' ? counted : 0, Math.min(Date.now(), LATEST_START));
  for (;;) {
    let stamp = first;
    const changed = change(read, () => ++stamp);
    if ('needs' in changed) {
      await load(changed.needs);
      continue;
    }
    if (stamp !== first) meta.put(stamp, STAMP);
    for (const row of changed.rows) rows.put(withFormerNames(row));
    for (const key of changed.removed) rows.delete([uid, key]);
    transaction.commit();
    await done;
    return changed.rows;
  }
}
