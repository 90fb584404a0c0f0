import type { Blueprint, TimelineEntry } from '#domain/blueprint/blueprint.ts';
import { writtenOn } from '#domain/blueprint/written-on.ts';
import { plainWords } from '#domain/reading/plain-words.ts';
import { planLines } from '#domain/reading/plan-lines.ts';
import { saidDates } from '#domain/week/finding/said-dates.ts';
import { RHYTHM_PLACE } from '#domain/week/same-words.ts';
import { taskTitle } from '#domain/week/task-title.ts';
import { type EntryLine, followLines, MOST_FOLLOWED } from './follow-lines.ts';

/** The current text of an entry's line, if it has changed; 'gone' if the line was removed. */
export type FollowedEntries = ReadonlyMap<TimelineEntry, { readonly title: string } | 'gone'>;

const NOTHING: FollowedEntries = new Map();

/**
 * Entries without a box whose words are no longer in their plan. Reads a plan line by line only if there is one:
 * nineteen would take a slow phone too long.
 */
export function followedEntries(blueprint: Blueprint, lone: readonly TimelineEntry[]): FollowedEntries {
  const { aiOutput: plan = '' } = blueprint.content;
  if (lone.length === 0 || plan.trim() === '') return NOTHING;
  const text = plainWords(plan).toLowerCase();
  // Messages of the rhythm have no line.
  const changed = lone.filter(
    ({ title, description }) => description !== RHYTHM_PLACE && !standsIn(text, title),
  );
  if (changed.length === 0) return NOTHING;
  const all = planLines(plan);
  const lines = all.length > MOST_FOLLOWED ? all.slice(0, MOST_FOLLOWED) : all;
  const since = writtenOn(blueprint);
  const dated: EntryLine[] = saidDates({ type: blueprint.type, lines, since }, {});
  const known = new Set(dated.map(({ title }) => title));
  const others = lines
    .filter(({ boxAt }) => boxAt === undefined)
    .map((line): EntryLine => ({ title: taskTitle(line), section: line.section, day: null }))
    .filter(({ title }) => title !== '' && !known.has(title));
  const lineOf = followLines(lone, [...dated, ...others]);
  return new Map(
    changed.map((entry) => {
      const line = lineOf.get(entry);
      return [entry, line ? { title: line.title } : 'gone'] as const;
    }),
  );
}

/** Word for word, cell by cell. A title that was too long has lost its end. */
function standsIn(text: string, title: string): boolean {
  const isCut = title.endsWith('…');
  const pieces = title
    .toLowerCase()
    .replace(/…$/, '')
    .split(/ · |: /);
  return pieces.every((piece, at) => hasWords(text, piece.trim(), isCut && at === pieces.length - 1));
}

/** As whole words: "for $290" is not in "for $2900". */
function hasWords(text: string, words: string, isCut: boolean): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const next = text[at + words.length] ?? '';
    if (isCut || words === '' || !(GOES_ON.test(next) && GOES_ON.test(words.at(-1) ?? ''))) return true;
  }
  return false;
}

const GOES_ON = /[\p{L}\p{N}]/u;
