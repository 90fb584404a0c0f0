import type { TimelineEntry } from '#domain/blueprint/blueprint.ts';
import { shareOf, tellingOf, wordsOf } from '#domain/plan/likeness.ts';
import type { PlanLine } from './finding/plan-lines.ts';

/** An item of a checklist and what there is to do by it. */
export type TitledItem = { readonly line: PlanLine; readonly title: string };

export type MatchedEntries = {
  readonly entryOf: ReadonlyMap<PlanLine, TimelineEntry>;
  /** Entries that belong to no item of a checklist. */
  readonly lone: readonly TimelineEntry[];
};

const LIKE_ENOUGH = 0.75;
// Under the same heading less is enough: somebody who rewrites an item mostly leaves it where it is.
const LIKE_ENOUGH_AT_HOME = 0.5;

/** Which item each entry dates: by the same words, or nearly. So a date follows its item when that is reworded. */
export function matchEntries(
  items: readonly TitledItem[],
  timeline: readonly TimelineEntry[],
): MatchedEntries {
  const entryOf = new Map<PlanLine, TimelineEntry>();
  if (timeline.length === 0) return { entryOf, lone: [] };
  const named = items.map(({ line, title }) => {
    const words = wordsOf(title);
    return { line, title, words, telling: tellingOf(words) };
  });
  const rest: TimelineEntry[] = [];
  for (const entry of timeline) {
    const same = named.find(({ line, title }) => title === entry.title && !entryOf.has(line));
    if (same) entryOf.set(same.line, entry);
    else rest.push(entry);
  }
  const lone = rest.filter((entry) => {
    const words = wordsOf(entry.title);
    const telling = tellingOf(words);
    let best = { line: undefined as PlanLine | undefined, alike: 0 };
    for (const item of named) {
      // This rules out most pairs: a hundred entries and a hundred items make ten thousand.
      if (item.telling !== telling || entryOf.has(item.line) || !canBeLike(words, item.words)) continue;
      const alike = shareOf(words, item.words);
      const enough = isAtHome(item.line, entry) ? LIKE_ENOUGH_AT_HOME : LIKE_ENOUGH;
      if (alike >= enough && alike > best.alike) best = { line: item.line, alike };
    }
    if (best.line) entryOf.set(best.line, entry);
    return best.line === undefined;
  });
  return { entryOf, lone };
}

function isAtHome({ section }: PlanLine, { description }: TimelineEntry): boolean {
  return section !== '' && (description === section || description.startsWith(`${section} · `));
}

/** Two lists of which one is three times as long cannot share half of their words. */
function canBeLike({ length: a }: readonly string[], { length: b }: readonly string[]): boolean {
  return (2 * Math.min(a, b)) / (a + b) >= LIKE_ENOUGH_AT_HOME;
}
