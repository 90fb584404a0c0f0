import type { ErrorBody } from '#domain/api/api-contract.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';

type ApiErrorFacts = {
  status: number;
  retryAfterMs?: number | undefined;
  current?: ErrorBody['current'];
  existing?: ErrorBody['existing'];
  cause?: unknown;
};

/** A refusal by our server, or its silence (`status` 0: no reply, or not ours). */
export class ApiError extends AppError {
  readonly status: number;
  readonly retryAfterMs: number | undefined;
  readonly current: ErrorBody['current'];
  readonly existing: ErrorBody['existing'];

  constructor(code: ErrorCode, facts: ApiErrorFacts) {
    super(code, { cause: facts.cause });
    this.status = facts.status;
    this.retryAfterMs = facts.retryAfterMs;
    this.current = facts.current;
    this.existing = facts.existing;
  }
}
