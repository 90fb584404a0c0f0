import { earliestDayOf, type IsoDay } from '#domain/reading/calendar.ts';
import type { Blueprint } from './blueprint.ts';

/**
 * Where a plan's dates are counted from: its "January 12" is the first one after the day it was written. Edits don't
 * move it: counted from the day of a tick, a task eight days overdue would fall into next year.
 */
export function writtenOn({ content, createdAt }: Pick<Blueprint, 'content' | 'createdAt'>): IsoDay {
  return earliestDayOf(content.outputFacts?.at ?? createdAt);
}
