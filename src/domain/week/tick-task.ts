import { replaceRange } from '#domain/plan/source-range.ts';
import { checklistLines } from './finding/plan-lines.ts';
import type { Task } from './task.ts';
import { taskTitle } from './task-title.ts';

/**
 * The plan with this one box ticked or emptied; null when the item is no longer in it. The place is looked up anew:
 * another tab or device may have written above it since the list was drawn.
 */
export function tickTask(plan: string, task: Pick<Task, 'title' | 'boxAt'>, isDone: boolean): string | null {
  const alike = checklistLines(plan).filter((line) => taskTitle(line) === task.title);
  const line = alike.find(({ boxAt }) => boxAt === task.boxAt) ?? alike[0];
  if (line?.boxAt === undefined) return null;
  if (line.isTicked === isDone) return plan;
  return replaceRange(plan, { start: line.boxAt, end: line.boxAt + 1 }, isDone ? 'x' : ' ');
}
