import {
  committed,
  connectTo,
  rangeOf,
  reopened,
  requestResult,
  STRICT,
} from '#client/adapters/device/indexed-db.ts';

/** A recording stored on this device. Its sound is in chunks, by part: each part is a file. */
export type KeptRecording = {
  uid: string;
  id: string;
  at: string;
  /** The recorded type: audio/webm or audio/mp4. */
  type: string;
  ms: number;
  /** It ended normally. Absent: it is being recorded now, or its tab was killed. */
  isDone?: boolean;
  /** The source with its words. The sound is deleted once the server has them. */
  writtenAs?: string;
};

type Chunk = { uid: string; id: string; part: number; index: number; bytes: ArrayBuffer };

export type SoundStore = {
  /** Rejects without storage: then nothing may be recorded. */
  keep(recording: KeptRecording): Promise<void>;
  /** Resolves when it is on the disk. */
  add(chunk: Chunk, ms: number): Promise<void>;
  finish(uid: string, id: string): Promise<void>;
  list(uid: string): Promise<KeptRecording[]>;
  /** The parts in order, each a file that can be played and decoded. */
  partsOf(recording: KeptRecording): Promise<Blob[]>;
  remove(uid: string, id: string): Promise<void>;
  clear(uid: string): Promise<void>;
  /** Removes anybody's recordings that are older than seven days. */
  removeOld(now: number): Promise<void>;
};

// A separate database: minutes of sound must not delay a keystroke.
const NAME = 'told-sound';
const KEPT_MS = 7 * 86_400_000;
const STORES = { recordings: 'recordings', chunks: 'chunks' } as const;

export function createSoundStore(factory: IDBFactory | undefined): SoundStore {
  const { within } = reopened(() =>
    connectTo(factory, NAME, 1, ({ result }) => {
      result.createObjectStore(STORES.recordings, { keyPath: ['uid', 'id'] });
      result.createObjectStore(STORES.chunks, { keyPath: ['uid', 'id', 'part', 'index'] });
    }),
  );
  const reading = <T>(name: keyof typeof STORES, work: (store: IDBObjectStore) => IDBRequest<T>) =>
    within((database) => requestResult(work(database.transaction(STORES[name]).objectStore(STORES[name]))));
  const writing = (work: (recordings: IDBObjectStore, chunks: IDBObjectStore) => Promise<void> | void) =>
    within(async (database) => {
      const transaction = database.transaction(Object.values(STORES), 'readwrite', STRICT);
      const done = committed(transaction);
      await work(transaction.objectStore(STORES.recordings), transaction.objectStore(STORES.chunks));
      await done;
    });
  const chunksOf = (uid: string, id: string) => IDBKeyRange.bound([uid, id], [uid, id, []]);

  return {
    keep: (recording) => writing((recordings) => void recordings.put(recording)),
    add: (chunk, ms) =>
      writing(async (recordings, chunks) => {
        const stored = await requestResult<KeptRecording | undefined>(recordings.get([chunk.uid, chunk.id]));
        // Deleted in the meantime, by hand or by signing out: the last two seconds must not stay behind.
        if (!stored) return;
        chunks.put(chunk);
        recordings.put({ ...stored, ms });
      }),
    finish: (uid, id) =>
      writing(async (recordings) => {
        const stored = await requestResult<KeptRecording | undefined>(recordings.get([uid, id]));
        if (stored) recordings.put({ ...stored, isDone: true });
      }),
    async list(uid) {
      const all = await reading<KeptRecording[]>('recordings', (store) => store.getAll(rangeOf(uid)));
      return all.toSorted((one, other) => one.at.localeCompare(other.at));
    },
    async partsOf({ uid, id, type }) {
      const chunks = await reading<Chunk[]>('chunks', (store) => store.getAll(chunksOf(uid, id)));
      return [...Map.groupBy(chunks, ({ part }) => part).values()].map(
        (part) =>
          new Blob(
            part.map(({ bytes }) => bytes),
            { type },
          ),
      );
    },
    remove: (uid, id) =>
      writing((recordings, chunks) => {
        recordings.delete([uid, id]);
        chunks.delete(chunksOf(uid, id));
      }),
    clear: (uid) =>
      writing((recordings, chunks) => {
        recordings.delete(rangeOf(uid));
        chunks.delete(rangeOf(uid));
      }),
    removeOld: (now) =>
      writing(async (recordings, chunks) => {
        const oldest = new Date(now - KEPT_MS).toISOString();
        const all = await requestResult<KeptRecording[]>(recordings.getAll());
        for (const old of all.filter((one) => one.at < oldest)) {
          recordings.delete([old.uid, old.id]);
          chunks.delete(chunksOf(old.uid, old.id));
        }
      }),
  };
}
