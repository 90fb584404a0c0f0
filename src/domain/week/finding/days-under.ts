import type { IsoDay } from '#domain/reading/calendar.ts';
import { WEEKDAY } from '#domain/reading/day-patterns.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import type { PlanLine } from '#domain/reading/plan-lines.ts';
import { WEEK_OF } from './around-a-day.ts';
import { inWeek } from './in-week.ts';

const TO_OTHERS = /messages?\b|emails?\b|letters?\b|script|in full|sample/i;
/** "Week 2: ", "Day 3 (", "T-14 · " before the day itself. */
const PLACE = /^(?:(?:week|day|step|phase)\s+\w+|T\s?[-–−+]\s?\d{1,3})\s*[:,(·–—-]\s*/i;
const NOTHING = /^\W*(?:nothing|none|no\s+\p{L}+)\b/iu;
const OWN_WEEKDAY = new RegExp(`^(${WEEKDAY})(?=\\s*[:,(–—-]|$)`);

/** The day of an item without its own date below "Week of March 8" or "Monday, February 1". */
export function daysUnder(line: PlanLine, since: IsoDay): IsoDay[] {
  if (line.kind !== 'item' || line.under === '' || TO_OTHERS.test(line.section)) return [];
  const heading = line.under.replace(PLACE, '');
  const [first] = dayRangesIn(heading, since);
  const lead = heading.slice(0, first?.start ?? 0).replace(WEEK_OF, '');
  if (!first || !/^\W*(?:by|on|due)?\s*$/i.test(lead)) return [];
  const [name = ''] = OWN_WEEKDAY.exec(line.label || line.words) ?? [];
  const words = line.label === '' ? line.words.slice(name.length) : line.words;
  if (NOTHING.test(words)) return [];
  return name === '' ? [first.day] : inWeek(first, name);
}
