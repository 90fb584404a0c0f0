import type { FactSheet } from '#domain/facts/fact-sheet.ts';

const LAUNCH_DATES = ['eventDate', 'doorsOpen', 'doorsClose', 'startDate'] as const;

/** From the first confirmed date on, the dashboard leads to the one page. */
export function hasLaunchDate(launch: Pick<FactSheet, 'facts'> | null): boolean {
  return LAUNCH_DATES.some((name) => Boolean(launch?.facts[name]));
}
