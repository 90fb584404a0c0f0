import { BestPieceSlot } from './best-piece-slot.tsx';
import { TakePlanSlot } from './take-plan-slot.tsx';

/** Needed once there is a plan, in one file: each file costs a slow phone two requests. */
export const AFTER_PLAN = { BestPieceSlot, TakePlanSlot };
