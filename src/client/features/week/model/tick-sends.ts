import { localDay } from '#client/adapters/time/local-day.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { titleOf } from '#content/outline-of.ts';
import { LAUNCH_TITLES } from '#content/week/launch-titles.ts';
import { TASK_MINUTES } from '#content/week/task-minutes.ts';
import { type SentPiece, sendsOf } from '#domain/week/following/sends-of.ts';
import { weekTasks } from '#domain/week/plan-tasks.ts';
import { weekSourcesOf } from './use-week-model.ts';
import { weekActions } from './week-actions.ts';

/** A message used under Ready to use is sent: tick it in the week, too. */
export function tickSends(workspace: Workspace, piece: SentPiece, isUsed: boolean): void {
  const today = localDay();
  const sources = weekSourcesOf(workspace.store.getState());
  const rules = { today, table: TASK_MINUTES, titleOf, titles: LAUNCH_TITLES };
  const { tick } = weekActions(workspace, () => today);
  for (const task of sendsOf(piece, weekTasks({ ...sources, ...rules }))) {
    if (!task.isAside && task.isDone !== isUsed) tick(task, isUsed);
  }
}
