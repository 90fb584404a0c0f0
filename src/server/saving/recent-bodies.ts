import type { Sender } from '#server/documents/sql/applied-saves.ts';
import type { KnownBody, Save } from '#server/documents/sql/save-document.ts';

/** A document's version, for finding the texts that its successor overwrites; and whose save made it. */
export type RecentBody = KnownBody & { sender: Sender | undefined };

const KEPT_CHARACTERS = 8 * 1024 * 1024;
// While somebody types, saves come every second. Without an expiry, deleted words would stay in memory until others
// need the room.
const FORGET_EVERY_MS = 60_000;
const OBJECT_COST = 1_000;

/**
 * A cache of the last saved bodies, so that a document's next save needn't read and parse it. Only a hint: compare its
 * version with the database first.
 */
export function createRecentBodies(limit = KEPT_CHARACTERS) {
  const cache = new Map<string, { recent: RecentBody; cost: number; keptIn: number }>();
  let total = 0;
  let round = 0;
  const forgetting = setInterval(() => {
    for (const [key, { keptIn }] of cache) {
      if (keptIn === round) break;
      drop(key);
    }
    round += 1;
  }, FORGET_EVERY_MS).unref();

  function drop(key: string): void {
    total -= cache.get(key)?.cost ?? 0;
    cache.delete(key);
  }

  return {
    get: (key: string): RecentBody | undefined => cache.get(key)?.recent,
    /** Call only after the commit: a rolled-back version number will be used for other words. */
    keep(
      key: string,
      { body, sender }: Pick<Save, 'body' | 'sender'>,
      saved: { version: number; updatedAt: string },
      length: number,
    ): void {
      drop(key);
      const cost = OBJECT_COST + length;
      const { version, updatedAt } = saved;
      cache.set(key, { recent: { body, version, updatedAt, sender }, cost, keptIn: round });
      total += cost;
      for (const oldest of cache.keys()) {
        if (total <= limit) break;
        drop(oldest);
      }
    },
    get size() {
      return cache.size;
    },
    close: () => clearInterval(forgetting),
  };
}
