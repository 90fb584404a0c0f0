import { localDay } from '#client/adapters/time/local-day.ts';
import type { WorkspaceState } from '#client/saving/workspace-state.ts';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import { findDecisions } from '#domain/decisions/find-decisions.ts';
import { settledMatters, withoutSettled } from '#domain/decisions/settled-text.ts';

/** A plan as it is handed on: without the questions that its owner has settled. */
export function settledPlans({ blueprints, sheet }: Pick<WorkspaceState, 'blueprints' | 'sheet'>) {
  const today = localDay(new Date());
  const { open, later } = findDecisions({
    blueprints: Object.values(blueprints),
    sheet,
    tables: DECISION_TABLES,
    today,
  });
  const isSettled = settledMatters(sheet, [...open, ...later]);
  return (text: string) => withoutSettled(text, isSettled, DECISION_TABLES);
}
