import type { FactSheet } from './fact-sheet.ts';
import { FACT_FIELDS } from './fields.ts';

/** Adds or removes a mark: a dismissed finding, a settled point, a finished task. */
export function setMark(sheet: FactSheet, mark: string, isSettled: boolean, now: string): FactSheet {
  const others = sheet.settled.filter((known) => known !== mark);
  // The oldest make room: their subjects have mostly changed since.
  const marks = isSettled ? [...others.slice(1 - FACT_FIELDS.settled.limit), mark] : others;
  return { ...sheet, settled: marks, updatedAt: now };
}
