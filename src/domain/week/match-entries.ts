import type { TimelineEntry } from '#domain/blueprint/blueprint.ts';
import { likeness, wordsOf } from '#domain/plan/likeness.ts';
import type { PlanLine } from './finding/plan-lines.ts';
import { taskTitle } from './task-title.ts';

export type MatchedEntries = {
  readonly entryOf: ReadonlyMap<PlanLine, TimelineEntry>;
  /** Entries that belong to no item of a checklist. */
  readonly lone: readonly TimelineEntry[];
};

const LIKE_ENOUGH = 0.75;
// Under the same heading less is enough: somebody who rewrites an item mostly leaves it where it is.
const LIKE_ENOUGH_AT_HOME = 0.5;

/** Which item each entry dates: by the same words, or nearly. So a date follows its item when that is reworded. */
export function matchEntries(items: readonly PlanLine[], timeline: readonly TimelineEntry[]): MatchedEntries {
  const entryOf = new Map<PlanLine, TimelineEntry>();
  if (timeline.length === 0) return { entryOf, lone: [] };
  const named = items.map((line) => {
    const title = taskTitle(line);
    return { line, title, words: wordsOf(title) };
  });
  const rest: TimelineEntry[] = [];
  for (const entry of timeline) {
    const same = named.find(({ line, title }) => title === entry.title && !entryOf.has(line));
    if (same) entryOf.set(same.line, entry);
    else rest.push(entry);
  }
  const lone = rest.filter((entry) => {
    const words = wordsOf(entry.title);
    const [best] = named
      .filter(({ line }) => !entryOf.has(line))
      .map((item) => ({ ...item, alike: likeness(words, item.words) }))
      .filter(({ line, alike }) => alike >= (isAtHome(line, entry) ? LIKE_ENOUGH_AT_HOME : LIKE_ENOUGH))
      .sort((a, b) => b.alike - a.alike);
    if (best) entryOf.set(best.line, entry);
    return best === undefined;
  });
  return { entryOf, lone };
}

function isAtHome({ section }: PlanLine, { description }: TimelineEntry): boolean {
  return section !== '' && (description === section || description.startsWith(`${section} · `));
}
