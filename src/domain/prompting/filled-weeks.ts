import { type IsoDay, weekStart } from '#domain/reading/calendar.ts';
import { datesIn } from '#domain/reading/days-in.ts';
import { minutesInLine } from '#domain/reading/figures/said-minutes.ts';
import { wordsOfLine } from '#domain/reading/line-marks.ts';
import type { OtherPlan } from './other-plans.ts';

export type FilledWeek = { readonly week: IsoDay; readonly minutes: number };

const LONGEST_READ = 400;
const MONDAY = 1;
/** With fewer planned minutes, nothing has to move. */
const WORTH_SAYING = 30;

/**
 * How many minutes the other plans ask of the owner, by week. Each plan kept to the owner's hours, yet nineteen of them
 * asked for nine hours in one week of somebody who has five. A helper's tasks don't count.
 */
export function filledWeeks(
  others: readonly OtherPlan[],
  today: IsoDay,
  helpers = '',
): readonly FilledWeek[] {
  const sums = new Map<IsoDay, number>();
  const known = new Set<string>();
  for (const { plan, since } of others) {
    for (const line of plan.split('\n')) {
      if (!/^\s*(?:\||[-*]\s|\d+[.)]\s)/.test(line) || !/\([^()]{0,40}\d\s*(?:min|h)/i.test(line)) continue;
      const words = wordsOfLine(line.slice(0, LONGEST_READ));
      const minutes = minutesInLine(words);
      const [day] = datesIn(words, since);
      if (minutes === null || day === undefined || day < today || known.has(words)) continue;
      if (isOfHelper(words, helpers)) continue;
      known.add(words);
      const week = weekStart(day, MONDAY);
      sums.set(week, (sums.get(week) ?? 0) + minutes);
    }
  }
  return [...sums]
    .filter(([, minutes]) => minutes >= WORTH_SAYING)
    .map(([week, minutes]) => ({ week, minutes }))
    .sort((one, other) => (one.week < other.week ? -1 : 1));
}

/** A row whose last cell names one of those who help, and nobody else. */
function isOfHelper(row: string, helpers: string): boolean {
  const [, who] = /\|\s*(?:your |my |the )?(\p{L}+)\s*\|?\s*$/iu.exec(row) ?? [];
  return who !== undefined && new RegExp(`(?<!\\p{L})${who}(?!\\p{L})`, 'iu').test(helpers);
}
