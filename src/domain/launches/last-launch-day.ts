import { LAUNCH_DAYS } from '#domain/facts/fact-names.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { earliestDayOf, type IsoDay } from '#domain/reading/calendar.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';

export type Launch = Pick<FactSheet, 'facts' | 'launches' | 'createdAt'>;

/**
 * "March 13" without a year is the first one after the previous launch, or after the first fact: counted from today, a
 * launch would never be over.
 */
export const beginOfLaunch = ({ launches, createdAt }: Launch): IsoDay =>
  launches?.at(-1)?.day || earliestDayOf(createdAt);

/** The last of the confirmed days of this launch. */
export function lastLaunchDay(sheet: Launch | null): IsoDay | undefined {
  if (!sheet) return undefined;
  const since = beginOfLaunch(sheet);
  return LAUNCH_DAYS.flatMap((name) =>
    dayRangesIn(sheet.facts[name] ?? '', since).map(({ day, last = day }) => last),
  )
    .sort()
    .at(-1);
}
