import { describe, expect, it } from 'vitest';
import { aiErrorCode, isRetriableAiStatus } from './ai-error-code.ts';

describe('aiErrorCode', () => {
  it.each([
    [400, undefined, 'ai-bad-request'],
    [401, undefined, 'ai-unauthorized'],
    [403, null, 'ai-forbidden'],
    [404, undefined, 'ai-not-found'],
    [404, 'model_not_found', 'ai-model-not-found'],
    [408, undefined, 'ai-timeout'],
    [409, undefined, 'ai-conflict'],
    [418, undefined, 'ai-bad-request'],
    [422, undefined, 'ai-unprocessable'],
    [429, 'rate_limit_exceeded', 'ai-rate-limited'],
    [429, 'insufficient_quota', 'ai-insufficient-quota'],
    [400, 'context_length_exceeded', 'ai-context-length'],
    [400, 'content_filter', 'ai-content-filter'],
    [400, 'toString', 'ai-bad-request'],
    [500, undefined, 'ai-server-error'],
    [503, '', 'ai-server-error'],
  ])('%i %s', (status, providerCode, expected) => {
    expect(aiErrorCode(status, providerCode)).toBe(expected);
  });
});

describe('isRetriableAiStatus', () => {
  it.each([408, 409, 429, 500, 502, 503])('%i is tried again', (status) => {
    expect(isRetriableAiStatus(status)).toBe(true);
  });

  it.each([200, 400, 401, 403, 404, 422])('%i is not', (status) => {
    expect(isRetriableAiStatus(status)).toBe(false);
  });

  it('does not try again when the credit is used up', () => {
    expect(isRetriableAiStatus(429, 'insufficient_quota')).toBe(false);
  });
});
