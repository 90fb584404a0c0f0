import type { Journal, JournalRow } from '#client/adapters/journal/journal.ts';
import { createMemoryJournal } from '#client/adapters/journal/memory-journal.ts';

const OPEN_MS = 2_000;
/** A browser restarted after a crash may lock its own disk for some seconds. */
const AGAIN_MS = 500;
const LONGEST_MS = 60_000;

type Opened<Row> = { clientId: string; rows: Row[] };

type Options<Row> = {
  freshId: () => string;
  /** Not after the page is closed. */
  after: (ms: number, run: () => void) => () => void;
  /** The disk is full, blocked or missing: from now on, words are only in memory and on the server. */
  onLost: (clientId: string) => void;
  /** The disk answered late. `goBack` leaves the memory and returns the disk's rows. */
  onFound: (goBack: () => Promise<Opened<Row>>) => void;
};

/** Never fails: without a disk, it continues in memory with the rows it has seen. */
export function createSafeJournal<Row extends JournalRow, Words extends { id: string }>(
  disk: Journal<Row, Words>,
  { freshId, after, onLost, onFound }: Options<Row>,
): Journal<Row, Words> {
  const seen = new Map<string, Row>();
  let memory: ReturnType<typeof createMemoryJournal<Row, Words>> | undefined;

  function note(rows: Row[]): Row[] {
    for (const row of rows) seen.set(JSON.stringify([row.uid, row.id]), row);
    return rows;
  }

  async function attempt<T>(work: (journal: Journal<Row, Words>) => Promise<T>): Promise<T> {
    if (!memory) {
      try {
        return await work(disk);
      } catch {
        // A new client id: this tab now counts separately, and two saves with the same client and number would be taken
        // for a repetition.
        memory ??= createMemoryJournal(freshId, seen.values());
        onLost(memory.clientId);
      }
    }
    return work(memory);
  }

  function inTime<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, new Promise<never>((_, reject) => after(OPEN_MS, reject))]);
  }

  async function goBack(uid: string, clientId: string): Promise<Opened<Row>> {
    const rows = await disk.read(uid);
    memory = undefined;
    seen.clear();
    return { clientId, rows: note(rows) };
  }

  return {
    open: (uid, fold) =>
      attempt(async (journal) => {
        // A slow phone opening several tabs, or a disk that fails for a moment: as soon as it answers, words must go
        // there, and those of the last visit must appear.
        const findLater = (late: Promise<Opened<Row>>, ms: number): void => {
          late.then(
            ({ clientId }) => onFound(() => goBack(uid, clientId)),
            () => {
              if (ms < LONGEST_MS) after(ms, () => findLater(disk.open(uid, fold), ms * 2));
            },
          );
        };
        const opening = journal.open(uid, fold);
        const { clientId, rows } = await inTime(opening).catch((error: unknown) => {
          findLater(opening, AGAIN_MS);
          throw error;
        });
        return { clientId, rows: note(rows) };
      }),
    read: (uid) => attempt(async (journal) => note(await journal.read(uid))),
    change: (uid, id, change) => attempt(async (journal) => note(await journal.change(uid, id, change))),
    leave: (uid, tab, words) => (memory ?? disk).leave(uid, tab, words),
    unleave: (uid, tab, id) => (memory ?? disk).unleave(uid, tab, id),
    async clear(uid) {
      for (const [key, row] of seen) if (row.uid === uid) seen.delete(key);
      await memory?.clear(uid);
      // A disk that takes no new words may still hold those of an earlier visit.
      await disk.clear(uid).catch(() => undefined);
    },
    close: () => disk.close(),
  };
}
