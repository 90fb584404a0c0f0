import type { Journal, JournalRow } from '#client/adapters/journal/journal.ts';
import { createMemoryJournal } from '#client/adapters/journal/memory-journal.ts';

const OPEN_MS = 2_000;
/** A browser that was killed and started again may still hold its own disk for some seconds. */
const AGAIN_MS = 500;
const LONGEST_MS = 60_000;

type Opened<Row> = { clientId: string; rows: Row[] };

type Options<Row> = {
  freshId: () => string;
  /** Not once the page is closed. */
  after: (ms: number, run: () => void) => () => void;
  /** The disk is full, blocked or gone: from here on the words are only in memory and on the server. */
  onLost: (clientId: string) => void;
  /** It has answered after all, only late: `goBack` leaves the memory, and says what the disk has by then. */
  onFound: (goBack: () => Promise<Opened<Row>>) => void;
};

/** Never fails: when the disk does, it goes on in memory with the rows it has seen. */
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
        // A client id of its own: this tab now counts apart from the others, and two saves of one client
        // with one number would be taken for a repetition.
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
        // A slow phone that opens several tabs at once, or a disk that refuses for a moment: words belong there as soon as it
        // answers, and those of the last visit on the screen.
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
      // Words of an earlier visit may still lie on a disk that takes no new ones.
      await disk.clear(uid).catch(() => undefined);
    },
    close: () => disk.close(),
  };
}
