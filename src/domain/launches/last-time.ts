import { LAUNCH_DAYS } from '#domain/facts/fact-names.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';

/** The day in the previous launch, if the next one has none yet. */
export function lastTime(sheet: FactSheet | null | undefined, name: string): string | undefined {
  const day = LAUNCH_DAYS.find((known) => known === name);
  if (!day || sheet?.facts[day]) return undefined;
  return sheet?.launches?.findLast(({ dates }) => dates[day])?.dates[day];
}
