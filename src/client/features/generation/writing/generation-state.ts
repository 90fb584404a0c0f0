import type { Usage } from '#domain/ai/plan-cost.ts';
import type { OutputFacts } from '#domain/blueprint/blueprint.ts';
import { AppError, type ErrorCode, sentenceFor } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import { messageOf } from '#domain/message-of.ts';

export type Failure = { code: ErrorCode | null; message: string; detail: string };

export type PlanArrival = 'generated' | 'pasted';

/** Why the text on screen is not the saved plan. */
export type HeldReason = 'stopped' | 'length' | 'broken' | 'unsaved' | 'pasted';

export type Generation =
  /** `arrived` when a plan has just been written or pasted. */
  | { status: 'idle'; usage?: Usage | undefined; carriedTicks?: number; arrived?: PlanArrival }
  /** `part` when a plan that reached the length limit continues by itself. */
  | { status: 'generating'; part?: number }
  | { status: 'saving' }
  /** Another tab of this browser writes it. */
  | { status: 'elsewhere' }
  | { status: 'held'; reason: HeldReason; failure?: Failure | undefined; facts: OutputFacts }
  | { status: 'failed'; failure: Failure };

export const IDLE: Generation = { status: 'idle' };

export function failed(error: unknown): Generation {
  return { status: 'failed', failure: failureOf(error, sentenceFor('generation-failed')) };
}

/** Nothing arrived: the screen stays, with the reason next to it. */
export function afterNothing(before: Generation, failure: Failure | undefined): Generation {
  if (before.status === 'held') return { ...before, ...(failure && { failure }) };
  return failure ? { status: 'failed', failure } : IDLE;
}

export function failureOf(error: unknown, fallback: string): Failure {
  const cause = error instanceof Error ? error.cause : undefined;
  return {
    code: error instanceof AppError ? error.code : null,
    message: messageOf(error, fallback),
    detail: cause instanceof Error ? cause.message : '',
  };
}
