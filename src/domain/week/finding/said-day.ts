import type { IsoDay } from '#domain/reading/calendar.ts';
import type { PlanLine } from '#domain/reading/plan-lines.ts';
import { daysUnder } from './days-under.ts';
import { itemDays } from './item-days.ts';
import { messageOf } from './message-day.ts';

const LONGEST_READ = 2_000;

/**
 * The day that a checklist line or its heading says, as it is offered for the schedule. From the line alone: the
 * dashboard needs it at once, and a whole plan would take a slow phone too long. Only the plan shows whether "04/02" is
 * in April.
 */
export function saidDayOf(line: PlanLine, since: IsoDay): IsoDay | null {
  const said = `${line.under} ${line.label} ${line.words}`;
  const isRead = said.length <= LONGEST_READ && /\d/.test(said) && !/\d\/\d/.test(said);
  if (!isRead || /^overview/i.test(line.section) || messageOf(line)) return null;
  return itemDays(line, since)[0] ?? daysUnder(line, since)[0] ?? null;
}
