import type { ErrorCode } from '#domain/errors.ts';

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'ai-bad-request',
  401: 'ai-unauthorized',
  402: 'ai-insufficient-quota',
  403: 'ai-forbidden',
  404: 'ai-not-found',
  408: 'ai-timeout',
  409: 'ai-conflict',
  413: 'ai-context-length',
  422: 'ai-unprocessable',
  429: 'ai-rate-limited',
};

const BY_PROVIDER_CODE: Readonly<Record<string, ErrorCode>> = {
  insufficient_quota: 'ai-insufficient-quota',
  billing_hard_limit_reached: 'ai-insufficient-quota',
  model_not_found: 'ai-model-not-found',
  context_length_exceeded: 'ai-context-length',
  invalid_api_key: 'ai-unauthorized',
  content_filter: 'ai-content-filter',
  content_policy_violation: 'ai-content-filter',
};

/** `providerCode` is `error.code` or `error.type` of the reply; it knows more than the status does. */
export function aiErrorCode(status: number, providerCode?: string | null): ErrorCode {
  if (providerCode && Object.hasOwn(BY_PROVIDER_CODE, providerCode)) {
    return BY_PROVIDER_CODE[providerCode] ?? 'ai-bad-request';
  }
  return BY_STATUS[status] ?? (status >= 500 ? 'ai-server-error' : 'ai-bad-request');
}

// 'ai-insufficient-quota' also arrives as a 429: retrying only makes the person wait for the same error.
export function isRetriableAiStatus(status: number, providerCode?: string | null): boolean {
  if (aiErrorCode(status, providerCode) === 'ai-insufficient-quota') return false;
  return status === 408 || status === 409 || status === 429 || status >= 500;
}

const TOO_LARGE = /request too large|tokens must be reduced/i;

/** More at once than this account may ever send: it arrives as a 429, but waiting doesn't help. */
export function isTooLarge(status: number, message: string): boolean {
  return status === 429 && TOO_LARGE.test(message);
}

const FIXED_IN_SETTINGS = new Set<ErrorCode>([
  'key-missing',
  'key-not-found',
  'ai-unauthorized',
  'ai-forbidden',
  'ai-not-found',
  'ai-bad-request',
  'ai-blocked',
  'ai-context-length',
]);

/** Whether its sentence leads to Settings. */
export function isFixedInSettings(code: ErrorCode | null | undefined): boolean {
  return code !== null && code !== undefined && FIXED_IN_SETTINGS.has(code);
}
