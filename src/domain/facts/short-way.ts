import type { FactSheet } from './fact-sheet.ts';
import { settle } from './settle.ts';

const MARK = 'way/first-client';

export function takesShortWay(sheet: FactSheet | null): boolean {
  return sheet?.settled.includes(MARK) ?? false;
}

/** Kept with everything else that this person has settled, so that every device shows the same way. */
export function chooseWay(sheet: FactSheet, isShort: boolean, now: string): FactSheet {
  return settle(sheet, MARK, isShort, now);
}
