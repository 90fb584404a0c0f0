import { replaceMarks } from '#domain/facts/change-facts.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { type PackedKind, packMarks, readPacked, shortKey } from '#domain/facts/packed-marks.ts';
import { addDays, type IsoDay } from '#domain/reading/calendar.ts';
import { dayNumber } from './day-number.ts';

// People look back at this week or the last.
const DONE_KEPT_DAYS = 14;
const MOST = 300;

/**
 * Stores a number or a day for some tasks; null removes it. With 'first', a stored value stays: the plan's day is the
 * one before the first move.
 */
export function remembered(
  sheet: FactSheet,
  kind: PackedKind,
  values: readonly (readonly [key: string, value: IsoDay | number | null])[],
  now: string,
  wins: 'first' | 'last' = 'last',
): FactSheet {
  const known = readPacked(kind, sheet.settled);
  for (const [key, value] of values) {
    const short = shortKey(key);
    if (value === null) known.delete(short);
    else if (wins === 'last' || !known.has(short))
      known.set(short, typeof value === 'number' ? value : dayNumber(value));
  }
  if (kind === 'did') {
    const oldest = dayNumber(addDays(now.slice(0, 10), -DONE_KEPT_DAYS));
    for (const [key, day] of known) if (day < oldest) known.delete(key);
  }
  const kept = new Map([...known].slice(-MOST));
  const { gone, fresh } = repacked(kind, sheet.settled, kept);
  return gone.length + fresh.length === 0 ? sheet : replaceMarks(sheet, gone, fresh, now);
}

/** Which marks to remove and add, so that these values replace all of this kind. */
export function repacked(
  kind: PackedKind,
  settled: readonly string[],
  values: ReadonlyMap<string, number>,
): { readonly gone: readonly string[]; readonly fresh: readonly string[] } {
  const next = new Set(packMarks(kind, values));
  const before = settled.filter((mark) => mark.startsWith(`${kind}:`));
  return {
    gone: before.filter((mark) => !next.has(mark)),
    fresh: [...next].filter((mark) => !before.includes(mark)),
  };
}
