import type { FactSheet } from './fact-sheet.ts';
import { setMark } from './settle.ts';

const MARK = 'way/first-client';

export function takesShortPath(sheet: FactSheet | null): boolean {
  return sheet?.settled.includes(MARK) ?? false;
}

/** Stored with the other marks, so that every device shows the same path. */
export function chooseWay(sheet: FactSheet, isShort: boolean, now: string): FactSheet {
  return setMark(sheet, MARK, isShort, now);
}
