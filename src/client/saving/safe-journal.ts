import { mayPass } from '#client/adapters/device/indexed-db.ts';
import type { Journal, JournalRow } from '#client/adapters/journal/journal.ts';
import { createMemoryJournal } from '#client/adapters/journal/memory-journal.ts';

const OPEN_MS = 2_000;
/** A browser restarted after a crash may lock its own disk for some seconds. */
const AGAIN_MS = 500;
const LONGEST_MS = 60_000;
/** An iPhone that wakes up takes a moment to give its disk back. */
const PAUSES_MS: readonly number[] = [50, 200, 800];

type Opened<Row> = { clientId: string; rows: Row[] };

type Options<Row> = {
  freshId: () => string;
  /** The tab's rows, including those heard from other tabs, and none that were removed since. */
  known: () => readonly Row[];
  /** Not after the page is closed. */
  after: (ms: number, run: () => void) => () => void;
  /** Also then: whoever signs out waits for the words that are being written. */
  pause: (ms: number) => Promise<void>;
  /** The disk is full, blocked or gone: from here on the words are only in memory and on the server. */
  onLost: (clientId: string) => void;
  /**
   * It answers after all, or again: `goBack` leaves the memory, and says what the disk has by then. null: no longer
   * possible once the disk was read, because somebody typed meanwhile.
   */
  onFound: (goBack: (isPossible: () => boolean) => Promise<Opened<Row> | null>) => void;
};

/** Never fails: without a disk, it continues in memory with the rows that the tab has. */
export function createSafeJournal<Row extends JournalRow, Words extends { id: string }>(
  disk: Journal<Row, Words>,
  { freshId, known, after, pause, onLost, onFound }: Options<Row>,
): Journal<Row, Words> {
  let memory: Pick<Journal<Row, Words>, 'read' | 'change'> | undefined;
  let diskId = '';
  let wait = AGAIN_MS;

  // A client id of its own: this tab now counts apart from the others, and two saves of one client
  // with one number would be taken for a repetition.
  function lose(): string {
    memory = createMemoryJournal(known());
    const clientId = freshId();
    onLost(clientId);
    return clientId;
  }

  async function onDisk<T>(work: () => Promise<T>, [ms, ...later] = PAUSES_MS): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (ms === undefined || !mayPass(error)) throw error;
      await pause(ms);
      return onDisk(work, later);
    }
  }

  async function attempt(
    uid: string,
    id: string,
    work: (journal: Pick<Journal<Row, Words>, 'read' | 'change'>) => Promise<Row[]>,
  ): Promise<Row[]> {
    if (!memory) {
      try {
        return await onDisk(() => work(disk));
      } catch (error) {
        if (!memory) {
          lose();
          findLater(uid, Promise.reject(error), () => tryToWrite(uid, id), wait);
          // A disk that takes a small row and refuses a larger one would make the warning come and go.
          wait = Math.min(wait * 2, LONGEST_MS);
        }
      }
    }
    return work(memory ?? disk);
  }

  /** Writes what is there already. */
  const tryToWrite = (uid: string, id: string) =>
    disk.change(uid, id, (read, nextStamp) => {
      const row = nextStamp() > 0 && read(id);
      return { rows: row ? [row] : [], removed: [] };
    });

  // A slow phone that opens several tabs at once, or a disk that refuses for a moment: words belong there as soon as it
  // answers, and those of the last visit on the screen.
  function findLater(uid: string, late: Promise<unknown>, ask: () => Promise<unknown>, ms: number): void {
    const again = (asked: Promise<unknown>) => findLater(uid, asked, ask, Math.min(ms * 2, LONGEST_MS));
    late.then(
      () =>
        onFound(async (isPossible) => {
          const reading = disk.read(uid);
          reading.catch(() => again(reading));
          const rows = await reading;
          if (!isPossible()) return null;
          memory = undefined;
          return { clientId: diskId, rows };
        }),
      () => void after(ms, () => again(ask())),
    );
  }

  return {
    async open(uid, fold) {
      const open = async () => {
        const { clientId, rows } = await disk.open(uid, fold);
        diskId = clientId;
        return rows;
      };
      const opening = open();
      const late = new Promise<never>((_, reject) => after(OPEN_MS, reject));
      try {
        const rows = await Promise.race([opening, late]);
        return { clientId: diskId, rows };
      } catch {
        findLater(uid, opening, open, AGAIN_MS);
        return { clientId: lose(), rows: [] };
      }
    },
    read: (uid) => attempt(uid, '', (journal) => journal.read(uid)),
    change: (uid, id, change) => attempt(uid, id, (journal) => journal.change(uid, id, change)),
    leave: (uid, tab, words) => memory || disk.leave(uid, tab, words),
    unleave: (uid, tab, id) => memory || disk.unleave(uid, tab, id),
    async clear(uid) {
      // Words of an earlier visit may still lie on a disk that takes no new ones.
      await onDisk(() => disk.clear(uid)).catch(() => undefined);
    },
    close: () => disk.close(),
  };
}
