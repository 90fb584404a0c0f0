import type { Blueprint } from '#domain/blueprint.ts';

export type Sender = { client: string; seq: number };

/** What a version of a blueprint says, to find what its successor writes over; and whose save made it. */
export type KnownTexts = Pick<Blueprint, 'content' | 'updatedAt'> & {
  version: number;
  sender?: Sender | undefined;
};

type Kept = { blueprint: Blueprint; sender: Sender | undefined };

const KEPT_CHARACTERS = 8 * 1024 * 1024;
const OBJECT_COST = 1_000;

/**
 * The texts that were saved last, so that the next save of the same blueprint need not read and parse them.
 * Only a hint: whoever uses it compares the version with the database first.
 */
export function createRecentTexts(limit = KEPT_CHARACTERS) {
  const kept = new Map<string, { texts: KnownTexts; cost: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= kept.get(key)?.cost ?? 0;
    kept.delete(key);
  }

  return {
    get: (key: string): KnownTexts | undefined => kept.get(key)?.texts,
    /** Call only after the commit: a version that was undone will be given to other words. */
    keep(key: string, { blueprint, sender }: Kept, saved: { version: number; updatedAt: string }): void {
      const { content } = blueprint;
      drop(key);
      const cost = OBJECT_COST + lengthOf(content);
      const { version, updatedAt } = saved;
      kept.set(key, { texts: { content, version, updatedAt, sender }, cost });
      total += cost;
      for (const oldest of kept.keys()) {
        if (total <= limit) break;
        drop(oldest);
      }
    },
    get size() {
      return kept.size;
    },
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
