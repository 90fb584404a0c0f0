import { BestPieceSlot } from './best-piece-slot.tsx';
import { TakePlanSlot } from './take-plan-slot.tsx';

/** What comes once a plan is there, in one file: each file costs a slow phone two requests. */
export const AFTER_PLAN = { BestPieceSlot, TakePlanSlot };
