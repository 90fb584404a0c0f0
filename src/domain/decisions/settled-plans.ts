import { findDecisions, type ToDecide } from './find-decisions.ts';
import { settledMatters, withoutSettled } from './settled-text.ts';

/** A plan as it is handed on: without the questions that its owner has settled. */
export function settledPlans(from: ToDecide): (plan: string) => string {
  const { open, later } = findDecisions(from);
  const isSettled = settledMatters(from.sheet, [...open, ...later]);
  return (plan) => withoutSettled(plan, isSettled, from.tables);
}
