import { replaceRange } from '#domain/plan/source-range.ts';
import { checklistLines } from '#domain/reading/plan-lines.ts';
import { type ItemPlace, itemAt } from './same-words.ts';
import type { Task } from './task.ts';
import { taskTitle } from './task-title.ts';

/**
 * The plan with this one box toggled; null if the item is gone. Not by position: another tab or device may have written
 * above it since the list was rendered, and another item with the same words may be there now.
 */
export function tickTask(
  plan: string,
  task: Pick<Task, 'title'> & ItemPlace,
  isDone: boolean,
): string | null {
  const alike = checklistLines(plan).filter((line) => taskTitle(line) === task.title);
  const line = itemAt(alike, task);
  if (line?.boxAt === undefined) return null;
  if (line.isTicked === isDone) return plan;
  return replaceRange(plan, { start: line.boxAt, end: line.boxAt + 1 }, isDone ? 'x' : ' ');
}
