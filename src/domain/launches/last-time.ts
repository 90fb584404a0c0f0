import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { LAUNCH_DAYS } from './launch-results.ts';

/** What this day was in the launch before, where it is not known for the next one. */
export function lastTime(sheet: FactSheet | null | undefined, name: string): string | undefined {
  const day = LAUNCH_DAYS.find((known) => known === name);
  if (!day || sheet?.facts[day]) return undefined;
  return sheet?.launches?.findLast(({ dates }) => dates[day])?.dates[day];
}
