import { AppError, type ErrorCode } from '#domain/errors.ts';

type Details = { retryAfterSeconds?: number; etag?: string; body?: Record<string, unknown> };

/** An expected failure with extra data for the reply. */
export class RequestFailure extends AppError {
  readonly retryAfterSeconds: number | undefined;
  readonly etag: string | undefined;
  readonly body: Record<string, unknown>;

  constructor(code: ErrorCode, { retryAfterSeconds, etag, body = {} }: Details = {}) {
    super(code);
    this.retryAfterSeconds = retryAfterSeconds;
    this.etag = etag;
    this.body = body;
  }
}
