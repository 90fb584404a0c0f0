import type { Workspace } from '#client/saving/workspace.ts';
import { createPlanHistory, type PlanHistory } from './plan-history.ts';

const histories = new WeakMap<Workspace, Map<string, PlanHistory>>();

/** One per plan while somebody is signed in: visiting another screen must not end undo. */
export function planHistoryOf(workspace: Workspace, id: string): PlanHistory {
  const all = histories.get(workspace) ?? new Map<string, PlanHistory>();
  histories.set(workspace, all);
  const history = all.get(id) ?? createPlanHistory();
  all.set(id, history);
  return history;
}
