import type { ErrorCode } from '#domain/errors.ts';

const STATUS_BY_CODE: Partial<Record<ErrorCode, number>> = {
  'not-authenticated': 401,
  'invalid-credential': 401,
  'wrong-password': 401,
  'user-not-found': 401,
  'user-disabled': 403,
  'forbidden-origin': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'email-already-in-use': 409,
  'type-exists': 409,
  deleted: 410,
  'version-mismatch': 412,
  'too-large': 413,
  'unsupported-media-type': 415,
  'precondition-required': 428,
  'too-many-requests': 429,
  'rate-limited': 429,
  internal: 500,
  'mail-unavailable': 503,
  overloaded: 503,
  'storage-unavailable': 503,
  'storage-full': 507,
};

/** Codes that are not listed name something wrong in the request itself. */
export function statusOf(code: ErrorCode): number {
  return STATUS_BY_CODE[code] ?? 400;
}
