import { type ErrorCode, type Failure, failureFor } from './errors.ts';

// For an answer whose code this page does not know: a newer server's, or that of a proxy before it.
const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'not-authenticated',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'network-request-failed',
  409: 'type-exists',
  410: 'deleted',
  412: 'version-mismatch',
  413: 'too-large',
  415: 'unsupported-media-type',
  425: 'network-request-failed',
  428: 'precondition-required',
  429: 'rate-limited',
  503: 'storage-unavailable',
  507: 'storage-full',
};

function factsOf(code: ErrorCode): Partial<Failure> {
  const failure = failureFor(code);
  return typeof failure === 'string' ? {} : failure;
}

/** What the server answers with. A code that should never have left the device is our own fault. */
export function statusOf(code: ErrorCode): number {
  return factsOf(code).status ?? 500;
}

export function waitSecondsOf(code: ErrorCode): number | undefined {
  return factsOf(code).waitSeconds;
}

/** Worth sending again as it is. Everything else needs the person, or has been decided. */
export function isRetried(code: ErrorCode): boolean {
  return factsOf(code).isRetried === true;
}

export function codeOfStatus(status: number): ErrorCode {
  return CODE_OF_STATUS[status] ?? (status >= 500 ? 'internal' : 'invalid-request');
}
