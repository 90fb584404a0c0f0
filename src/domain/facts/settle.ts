import type { FactSheet } from './fact-sheet.ts';
import { FACT_FIELDS } from './fields.ts';

/** Remembers, or forgets, a mark: a finding that is fine, a point that is settled, a task that is done. */
export function settle(sheet: FactSheet, mark: string, isSettled: boolean, now: string): FactSheet {
  const others = sheet.settled.filter((known) => known !== mark);
  // The oldest make room: what they were about has mostly changed since.
  const kept = isSettled ? [...others.slice(1 - FACT_FIELDS.settled.limit), mark] : others;
  return { ...sheet, settled: kept, updatedAt: now };
}
