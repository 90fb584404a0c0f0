import type { TimelineEntry } from '#domain/blueprint/blueprint.ts';
import { mostShare, sharesWith, tellingOf } from '#domain/plan/likeness.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { isUnder, orderIn } from '#domain/week/same-words.ts';
import { looseWords } from './loose-words.ts';

/** A plan's line, worded as an entry. `day`: the plan's day for it. */
export type EntryLine = {
  readonly title: string;
  readonly section: string;
  readonly day: IsoDay | null;
  readonly words?: string;
};

const LIKE_ENOUGH = 0.75;
// Under the same heading and on the same day, less similarity is enough.
const LIKE_ENOUGH_AT_HOME = 0.5;
// A plan has some hundred lines. Comparing a hundred entries with twenty thousand would take minutes.
export const MOST_FOLLOWED = 1_000;

/**
 * Matches each entry with its line, one to one. First by the same words, then by nearly the same, ignoring values of
 * facts. So when a line's price is replaced, its entry says the new price, and the line is not offered again.
 */
export function followLines<Line extends EntryLine>(
  entries: readonly TimelineEntry[],
  lines: readonly Line[],
): Map<TimelineEntry, Line> {
  const lineOf = new Map<TimelineEntry, Line>();
  const taken = new Set<Line>();
  const take = (entry: TimelineEntry, line: Line) => {
    lineOf.set(entry, line);
    taken.add(line);
  };
  const byTitle = Map.groupBy(lines, ({ title }) => title);
  let left = [...entries];
  for (const isMeant of SAME_WORDS) {
    left = left.filter((entry) => {
      const alike = byTitle.get(entry.title) ?? [];
      const line = alike.find((each) => !taken.has(each) && isMeant(each, entry));
      if (line) take(entry, line);
      return line === undefined;
    });
  }
  const loose = lines
    .filter((line) => !taken.has(line))
    .slice(0, MOST_FOLLOWED)
    .map((line) => {
      const words = looseWords(line.title);
      return { line, words, telling: tellingOf(words) };
    });
  for (const atHome of [true, false]) {
    for (const entry of left.filter((each) => !lineOf.has(each))) {
      const words = looseWords(entry.title);
      const telling = tellingOf(words);
      const shareOf = sharesWith(words);
      let best: { line: Line; alike: number } | undefined;
      for (const { line, words: other, telling: told } of loose) {
        if (taken.has(line) || mostShare(words, other) < LIKE_ENOUGH_AT_HOME) continue;
        const isHome = isUnder(line.section, entry.description);
        if (isHome !== atHome) continue;
        const isOfDay = line.day !== null && line.day === entry.date;
        // A different number is a different task, unless heading and day are the same.
        if (told !== telling && !(isHome && isOfDay)) continue;
        const alike = shareOf(other);
        const enough = isHome && isOfDay ? LIKE_ENOUGH_AT_HOME : LIKE_ENOUGH;
        if (alike >= enough && alike > (best?.alike ?? 0)) best = { line, alike };
      }
      if (best) take(entry, best.line);
    }
  }
  return lineOf;
}

const SAME_WORDS: readonly ((line: EntryLine, entry: TimelineEntry) => boolean)[] = [
  ({ section, day }, { description, date }) => isUnder(section, description) && day === date,
  ({ section }, { description }) => isUnder(section, description) && orderIn(description) === 0,
  ({ section }, { description }) => isUnder(section, description),
  ({ day }, { date }) => day === date,
  () => true,
];
