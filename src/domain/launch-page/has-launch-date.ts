import { LAUNCH_DAYS } from '#domain/facts/fact-names.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';

/** From the first confirmed date on, the dashboard leads to the one page. */
export function hasLaunchDate(launch: Pick<FactSheet, 'facts'> | null): boolean {
  return LAUNCH_DAYS.some((name) => Boolean(launch?.facts[name]));
}
