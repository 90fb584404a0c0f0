import type { TimelineEntry } from '#domain/blueprint/blueprint.ts';
import { mostShare, sharesWith, tellingOf, wordsOf } from '#domain/plan/likeness.ts';
import type { PlanLine } from '#domain/reading/plan-lines.ts';
import { MOST_FOLLOWED } from './following/follow-lines.ts';
import { looseWords } from './following/loose-words.ts';
import { isUnder, orderCounter, orderIn } from './same-words.ts';
import { taskTitle } from './task-title.ts';

/** A checklist item, its task, and its number among items with the same words. */
export type TitledItem = { readonly line: PlanLine; readonly title: string; readonly nth: number };

/** Those with a box. */
export function titledItems(lines: readonly PlanLine[]): TitledItem[] {
  const orderOf = orderCounter();
  return lines
    .filter(({ boxAt }) => boxAt !== undefined)
    .map((line) => {
      const title = taskTitle(line);
      return { line, title, nth: orderOf(line.section, title) };
    });
}

export type MatchedEntries = {
  readonly entryOf: ReadonlyMap<PlanLine, TimelineEntry>;
  /** Entries without a checklist item. */
  readonly lone: readonly TimelineEntry[];
};

const LIKE_ENOUGH = 0.75;
// Under the same heading less is enough: a rewritten item usually stays in place.
const LIKE_ENOUGH_AT_HOME = 0.5;

/**
 * Matches dates with checklist items, by the same words or nearly. So a date follows its item when that is reworded. Of
 * several items with the same words: the same heading first, then the same order.
 */
export function matchEntries(
  items: readonly TitledItem[],
  timeline: readonly TimelineEntry[],
): MatchedEntries {
  const entryOf = new Map<PlanLine, TimelineEntry>();
  if (timeline.length === 0) return { entryOf, lone: [] };
  const byTitle = Map.groupBy(items, ({ title }) => title);
  // One rule after the other for all entries: with a weaker rule, one entry would take an item that surely belongs to another.
  const rest = SAME_WORDS.reduce<readonly TimelineEntry[]>(
    (left, isMeant) =>
      left.filter((entry) => {
        const free = byTitle
          .get(entry.title)
          ?.find((item) => !entryOf.has(item.line) && isMeant(item, entry));
        if (free) entryOf.set(free.line, entry);
        return free === undefined;
      }),
    timeline,
  );
  // Then without prices, days and times: an item with a replaced fact is still the same item.
  const lone = [wordsOf, looseWords].reduce(
    (left, read) =>
      left.length === 0
        ? left
        : matchByLikeness(read === looseWords ? items.slice(0, MOST_FOLLOWED) : items, left, entryOf, read),
    rest,
  );
  return { entryOf, lone };
}

/** Entries that found no item. */
function matchByLikeness(
  items: readonly TitledItem[],
  entries: readonly TimelineEntry[],
  entryOf: Map<PlanLine, TimelineEntry>,
  read: (title: string) => readonly string[],
): readonly TimelineEntry[] {
  const named = items
    .filter(({ line }) => !entryOf.has(line))
    .map(({ line, title }) => {
      const words = read(title);
      return { line, words, telling: tellingOf(words) };
    });
  return entries.filter((entry) => {
    const words = read(entry.title);
    const telling = tellingOf(words);
    const shareOf = sharesWith(words);
    let best = { line: undefined as PlanLine | undefined, alike: 0 };
    for (const item of named) {
      // Rules out most pairs: a hundred entries and a hundred items make ten thousand.
      if (
        item.telling !== telling ||
        entryOf.has(item.line) ||
        mostShare(words, item.words) < LIKE_ENOUGH_AT_HOME
      )
        continue;
      const alike = shareOf(item.words);
      const enough = isAtHome(item.line, entry) ? LIKE_ENOUGH_AT_HOME : LIKE_ENOUGH;
      if (alike >= enough && alike > best.alike) best = { line: item.line, alike };
    }
    if (best.line) entryOf.set(best.line, entry);
    return best.line === undefined;
  });
}

const SAME_WORDS: readonly ((item: TitledItem, entry: TimelineEntry) => boolean)[] = [
  ({ line, nth }, { description }) => isUnder(line.section, description) && nth === orderIn(description),
  ({ line }, { description }) => isUnder(line.section, description),
  () => true,
];

function isAtHome({ section }: PlanLine, { description }: TimelineEntry): boolean {
  return section !== '' && isUnder(section, description);
}
