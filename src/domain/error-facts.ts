import { type ErrorCode, type Failure, failureFor } from './errors.ts';

// For a reply with an unknown code, from a newer server or from a proxy in front of it.
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

/** The reply's status. A code that should never leave the device is our own bug. */
export function statusOf(code: ErrorCode): number {
  return factsOf(code).status ?? 500;
}

export function waitSecondsOf(code: ErrorCode): number | undefined {
  return factsOf(code).waitSeconds;
}

/** Worth sending again unchanged. Everything else needs the person, or is final. */
export function isRetried(code: ErrorCode): boolean {
  return factsOf(code).isRetried === true;
}

export function codeOfStatus(status: number): ErrorCode {
  return CODE_OF_STATUS[status] ?? (status >= 500 ? 'internal' : 'invalid-request');
}
