import { describe, expect, it } from 'vitest';
import '#domain/account/account-errors.ts';
import { ACCOUNT_ERRORS } from '#domain/account/account-sentences.ts';
import { codeOfStatus, isRetried, statusOf, waitSecondsOf } from './error-facts.ts';
import { ERRORS, isErrorCode } from './errors.ts';
import './late-errors.ts';
import { LATE_ERRORS } from './late-sentences.ts';

const CODES = Object.keys({ ...ERRORS, ...ACCOUNT_ERRORS, ...LATE_ERRORS }).filter(isErrorCode);

describe('what a failure means', () => {
  it.each([
    ['not-authenticated', 401],
    ['invalid-credential', 401],
    ['forbidden-origin', 403],
    ['not-found', 404],
    ['email-already-in-use', 409],
    ['type-exists', 409],
    ['deleted', 410],
    ['version-mismatch', 412],
    ['too-large', 413],
    ['too-deep', 400],
    ['answer-too-long', 400],
    ['notes-too-long', 400],
    ['precondition-required', 428],
    ['too-many-requests', 429],
    ['overloaded', 503],
    ['storage-full', 507],
    ['internal', 500],
  ] as const)('%s is answered with %s', (code, status) => {
    expect(statusOf(code)).toBe(status);
  });

  it('passes by itself when the network or the server is the cause, and only then', () => {
    expect(CODES.filter(isRetried)).toEqual([
      'too-many-requests',
      'network-request-failed',
      'rate-limited',
      'overloaded',
      'storage-unavailable',
      'storage-full',
      'internal',
    ]);
  });

  it('says how long to wait', () => {
    expect(CODES.flatMap((code) => waitSecondsOf(code) ?? [])).toEqual([1, 2, 30]);
  });

  it('is our own fault when a code that belongs to the device comes from the server', () => {
    expect(statusOf('speech-unsupported')).toBe(500);
  });
});

describe('an answer with an unknown code', () => {
  it.each([
    [401, 'not-authenticated'],
    [404, 'not-found'],
    [409, 'type-exists'],
    [410, 'deleted'],
    [412, 'version-mismatch'],
    [413, 'too-large'],
    [429, 'rate-limited'],
    [503, 'storage-unavailable'],
    [507, 'storage-full'],
    [502, 'internal'],
    [418, 'invalid-request'],
    [403, 'invalid-request'],
  ] as const)('%s is read as %s', (status, code) => {
    expect(codeOfStatus(status)).toBe(code);
  });

  it('is sent again exactly when its status says that it may pass', () => {
    const statuses = Array.from({ length: 200 }, (_, index) => 400 + index);
    expect(statuses.filter((status) => isRetried(codeOfStatus(status)))).toEqual(
      statuses.filter((status) => [408, 425, 429].includes(status) || status >= 500),
    );
  });

  it('has the status that its code would have, wherever a code has one', () => {
    for (const status of [401, 404, 405, 409, 410, 412, 413, 415, 428, 429, 503, 507])
      expect(statusOf(codeOfStatus(status))).toBe(status);
  });
});
