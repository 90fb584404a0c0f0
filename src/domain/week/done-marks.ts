import type { TimelineEntry } from '#domain/blueprint/blueprint.ts';
import { settleAll } from '#domain/facts/change-facts.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { fingerprint } from '#domain/freshness/fingerprint.ts';

/**
 * A row of a schedule has no box: that it is done is remembered with the facts. `own` is the mark of this row on its day.
 * `shared` is how it was remembered until November 17, 2026: without the day, for all rows of the same words at once. People
 * have such marks stored, so they still count.
 */
export type DoneMarks = { readonly own: string; readonly shared: string };

export function doneMarks(blueprintId: string, { title, date, description }: TimelineEntry): DoneMarks {
  const words = `${blueprintId}\n${title}\n${description}`;
  return { own: `done:${fingerprint(`${words}\n${date}`)}`, shared: `done:${fingerprint(words)}` };
}

export function isMarkedDone({ own, shared }: DoneMarks, settled: ReadonlySet<string>): boolean {
  return settled.has(own) || settled.has(shared);
}

/** Remembers, or forgets, that one entry is done. `timeline`: all entries of its plan. */
export function markDone(
  sheet: FactSheet,
  blueprintId: string,
  entry: TimelineEntry,
  timeline: readonly TimelineEntry[],
  isDone: boolean,
  now: string,
): FactSheet {
  const { own, shared } = doneMarks(blueprintId, entry);
  if (isDone) return settleAll(sheet, [], [own], now);
  // The others of the same words were done by the one mark that goes now: each gets its own, or they would open again.
  const others = timeline.map((each) => doneMarks(blueprintId, each)).filter((each) => each.own !== own);
  const kept = sheet.settled.includes(shared) ? others.filter((each) => each.shared === shared) : [];
  return settleAll(
    sheet,
    [own, shared],
    kept.map((each) => each.own),
    now,
  );
}

/** A done entry that is moved to another day is still done. */
export function moveDone(
  sheet: FactSheet,
  blueprintId: string,
  from: TimelineEntry,
  to: TimelineEntry,
  now: string,
): FactSheet {
  const [before, after] = [doneMarks(blueprintId, from), doneMarks(blueprintId, to)];
  return sheet.settled.includes(before.own) ? settleAll(sheet, [before.own], [after.own], now) : sheet;
}
