import { addDays, type IsoDay, weekdayOf } from '#domain/prompting/calendar-days.ts';
import { WEEKDAY } from './day-patterns.ts';
import type { NamedDay } from './named-day.ts';
import { namedDays } from './named-days.ts';
import type { PlanLine } from './plan-lines.ts';
import { WEEK_OF } from './plan-sentences.ts';

const TO_OTHERS = /messages?\b|emails?\b|letters?\b|script|in full|sample/i;
const NOTHING = /^\W*(?:nothing|none|no\s+\p{L}+)\b/iu;
const OWN_WEEKDAY = new RegExp(`^(${WEEKDAY})(?=[:,]|$)`);

/** The day of an item that stands below "Week of March 8" or "Monday, February 1" and names none itself. */
export function daysUnder(line: PlanLine, since: IsoDay): IsoDay[] {
  if (line.kind !== 'item' || line.under === '' || TO_OTHERS.test(line.section)) return [];
  const heading = line.under.replace(/^week\s+\w+\s*[:,–—-]\s*/i, '');
  const [first] = namedDays(heading, since);
  const lead = heading.slice(0, first?.start ?? 0).replace(WEEK_OF, '');
  if (!first || !/^\W*(?:by|on|due)?\s*$/i.test(lead)) return [];
  const [name = ''] = OWN_WEEKDAY.exec(line.label || line.words) ?? [];
  const words = line.label === '' ? line.words.slice(name.length) : line.words;
  if (NOTHING.test(words)) return [];
  return name === '' ? [first.day] : inWeek(first, name);
}

function inWeek({ day, last }: NamedDay, name: string): IsoDay[] {
  const week = Array.from({ length: 7 }, (_, index) => addDays(day, index));
  return week.filter((each) => weekdayOf(each).startsWith(name.slice(0, 3)) && each <= (last ?? each));
}
