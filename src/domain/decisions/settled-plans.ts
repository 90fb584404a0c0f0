import { type OpenPoint, openPointsIn } from '#domain/plan/gaps/gap-list.ts';
import { toTheEnd } from '#domain/to-the-end.ts';
import { decisionsInSteps, findDecisions, type ToDecide } from './find-decisions.ts';
import { settledMatters, withoutSettled } from './settled-text.ts';
import { subjectOfPoint } from './subject-of.ts';

/** A plan as it is handed on: without the questions that its owner has settled. */
export function settledPlans(from: ToDecide): (plan: string) => string {
  const { open, later } = findDecisions(from);
  const isSettled = settledMatters(from.sheet, [...open, ...later]);
  return (plan) => withoutSettled(plan, isSettled, from.tables);
}

/** What plans ask their owner to confirm, as far as it is neither done nor settled. */
export function pointsLeft(from: ToDecide): OpenPoint[] {
  return toTheEnd(pointsLeftInSteps(from));
}

export function* pointsLeftInSteps(from: ToDecide): Generator<undefined, OpenPoint[]> {
  const { blueprints, sheet, tables } = from;
  const { open, later } = yield* decisionsInSteps(from);
  const isSettled = settledMatters(sheet, [...open, ...later]);
  return openPointsIn(blueprints, sheet?.settled ?? []).filter(({ text }) => {
    const matter = subjectOfPoint(text, tables);
    return !matter || !isSettled(matter);
  });
}
