import type { Blueprint } from '#domain/blueprint/blueprint.ts';

export type Sender = { client: string; seq: number };

/** What a version of a blueprint says, to find what its successor writes over; and whose save made it. */
export type KnownTexts = Blueprint & {
  version: number;
  sender?: Sender | undefined;
};

type Kept = { blueprint: Blueprint; sender: Sender | undefined };

const KEPT_CHARACTERS = 8 * 1024 * 1024;
// Whoever types saves each second. Without an end, the words of somebody who deleted them, here or through another
// server, would stay in memory until others need the room.
const FORGET_EVERY_MS = 60_000;
const OBJECT_COST = 1_000;

/**
 * The texts that were saved last, so that the next save of the same blueprint need not read and parse them.
 * Only a hint: whoever uses it compares the version with the database first.
 */
export function createRecentTexts(limit = KEPT_CHARACTERS) {
  const kept = new Map<string, { texts: KnownTexts; cost: number; keptIn: number }>();
  let total = 0;
  let round = 0;
  const forgetting = setInterval(() => {
    for (const [key, { keptIn }] of kept) {
      if (keptIn === round) break;
      drop(key);
    }
    round += 1;
  }, FORGET_EVERY_MS).unref();

  function drop(key: string): void {
    total -= kept.get(key)?.cost ?? 0;
    kept.delete(key);
  }

  return {
    get: (key: string): KnownTexts | undefined => kept.get(key)?.texts,
    /** Call only after the commit: a version that was undone will be given to other words. */
    keep(key: string, { blueprint, sender }: Kept, saved: { version: number; updatedAt: string }): void {
      drop(key);
      const cost = OBJECT_COST + lengthOf(blueprint.content);
      const { version, updatedAt } = saved;
      kept.set(key, { texts: { ...blueprint, version, updatedAt, sender }, cost, keptIn: round });
      total += cost;
      for (const oldest of kept.keys()) {
        if (total <= limit) break;
        drop(oldest);
      }
    },
    get size() {
      return kept.size;
    },
    close: () => clearInterval(forgetting),
  };
}

function lengthOf({
  aiOutput = '',
  notes = '',
  answers,
  objectives,
  timeline,
}: Blueprint['content']): number {
  let length = aiOutput.length + notes.length + (objectives.length + timeline.length) * OBJECT_COST;
  for (const answer of Object.values(answers)) length += answer?.length ?? 0;
  return length;
}
