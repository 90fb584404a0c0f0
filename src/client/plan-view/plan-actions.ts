import { createContext } from 'react';
import type { Gap } from '#domain/plan/gaps/gaps.ts';

/** What can be done with a plan where it is drawn. */
export type PlanActions = {
  /** Null while the plan is being written: boxes and gaps look the same and wait. */
  tick: ((at: number, isTicked: boolean) => void) | null;
  fill: ((gap: Gap) => void) | null;
  /** Said of each gap beside its own words. */
  fillHint: string;
};

/** Absent where a plan is only to be read: on paper, in a comparison. */
export const PlanActionsContext = createContext<PlanActions | null>(null);
