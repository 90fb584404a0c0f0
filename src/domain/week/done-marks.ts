import type { TimelineEntry } from '#domain/blueprint/blueprint.ts';
import { replaceMarks } from '#domain/facts/change-facts.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { fingerprint } from '#domain/freshness/fingerprint.ts';

/**
 * Rows of a schedule have no box, so a mark with the facts says that they are done. `own` is this row's mark for its
 * day. `shared` is the form used until November 17, 2026, without the day, for all rows with the same words. Such marks
 * are stored, so they still count.
 */
export type DoneMarks = { readonly own: string; readonly shared: string };

export function doneMarks(blueprintId: string, { title, date, description }: TimelineEntry): DoneMarks {
  const words = `${blueprintId}\n${title}\n${description}`;
  return { own: `done:${fingerprint(`${words}\n${date}`)}`, shared: `done:${fingerprint(words)}` };
}

export function isMarkedDone({ own, shared }: DoneMarks, settled: ReadonlySet<string>): boolean {
  return settled.has(own) || settled.has(shared);
}

/** Sets or clears an entry's mark. `timeline`: all entries of its plan. */
export function markDone(
  sheet: FactSheet,
  blueprintId: string,
  entry: TimelineEntry,
  timeline: readonly TimelineEntry[],
  isDone: boolean,
  now: string,
): FactSheet {
  const { own, shared } = doneMarks(blueprintId, entry);
  if (isDone) return replaceMarks(sheet, [], [own], now);
  // The other entries with these words share the mark that goes now: each gets its own, or they would reopen.
  const others = timeline.map((each) => doneMarks(blueprintId, each)).filter((each) => each.own !== own);
  const kept = sheet.settled.includes(shared) ? others.filter((each) => each.shared === shared) : [];
  return replaceMarks(
    sheet,
    [own, shared],
    kept.map((each) => each.own),
    now,
  );
}

/** A done entry stays done when it moves to another day. */
export function moveDone(
  sheet: FactSheet,
  blueprintId: string,
  from: TimelineEntry,
  to: TimelineEntry,
  now: string,
): FactSheet {
  const [before, after] = [doneMarks(blueprintId, from), doneMarks(blueprintId, to)];
  return sheet.settled.includes(before.own) ? replaceMarks(sheet, [before.own], [after.own], now) : sheet;
}
