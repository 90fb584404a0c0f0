import { AppError, type ErrorCode } from '#domain/errors.ts';

type Details = { retryAfterSeconds?: number; body?: Record<string, unknown> };

/** An expected failure with what the answer carries besides its sentence. */
export class RequestFailure extends AppError {
  readonly retryAfterSeconds: number | undefined;
  readonly body: Record<string, unknown>;

  constructor(code: ErrorCode, { retryAfterSeconds, body = {} }: Details = {}) {
    super(code);
    this.retryAfterSeconds = retryAfterSeconds;
    this.body = body;
  }
}
