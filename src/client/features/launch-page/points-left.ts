import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import type { ToDecide } from '#domain/decisions/find-decisions.ts';
import { pointsLeftInSteps } from '#domain/decisions/settled-plans.ts';

/** The number of points left to confirm, as My facts counts them. */
export function* countPointsLeft(from: Omit<ToDecide, 'tables'>): Generator<undefined, number> {
  return (yield* pointsLeftInSteps({ ...from, tables: DECISION_TABLES })).length;
}
