import { earliestDayOf, type IsoDay } from '#domain/reading/calendar.ts';
import type { Blueprint } from './blueprint.ts';

/**
 * The day from which the days of a plan are read: its "January 12" is the first one from here on. It is the day on which the plan
 * was written, and no edit moves it: read from the day of a tick, a task that's eight days late would be one of next year.
 */
export function writtenOn({ content, createdAt }: Pick<Blueprint, 'content' | 'createdAt'>): IsoDay {
  return earliestDayOf(content.outputFacts?.at ?? createdAt);
}
