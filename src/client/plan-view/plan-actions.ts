import { createContext } from 'react';
import type { Gap } from '#domain/plan/gaps/gaps.ts';

/** Actions in a rendered plan. */
export type PlanActions = {
  /** Null while the plan is being written: boxes and gaps look the same but are inactive. */
  tick: ((at: number, isTicked: boolean) => void) | null;
  fill: ((gap: Gap) => void) | null;
  /** Part of each gap's accessible description. */
  fillHint: string;
};

/** Absent if a plan is read-only: in print, in a comparison. */
export const PlanActionsContext = createContext<PlanActions | null>(null);
