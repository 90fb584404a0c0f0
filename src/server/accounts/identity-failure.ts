import '#domain/account/account-errors.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';

const CODES: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid-credential',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
  INVALID_PASSWORD: 'wrong-password',
  INVALID_TOKEN: 'reset-link-invalid',
  USER_NOT_FOUND: 'reset-link-invalid',
};

/** Translates the library's failures into ours; an unexpected failure passes through and becomes a 500. */
export function fromIdentity(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  const code = CODES[libraryCode(error) ?? ''];
  return code ? new AppError(code, { cause: error }) : error;
}

function libraryCode(error: Error): string | undefined {
  const body = 'body' in error ? error.body : undefined;
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
  return typeof body.code === 'string' ? body.code : undefined;
}
