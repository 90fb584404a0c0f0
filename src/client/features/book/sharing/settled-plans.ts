import { localDay } from '#client/adapters/time/local-day.ts';
import type { WorkspaceState } from '#client/saving/workspace-state.ts';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import { settledPlans as settledOn } from '#domain/decisions/settled-plans.ts';

/** Removes the questions that a plan's owner has settled, for sharing it. */
export function settledPlans({ blueprints, sheet }: Pick<WorkspaceState, 'blueprints' | 'sheet'>) {
  const today = localDay();
  return settledOn({ blueprints: Object.values(blueprints), sheet, tables: DECISION_TABLES, today });
}
