import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { logFailure } from './log.ts';

afterEach(() => vi.restoreAllMocks());

describe('logFailure', () => {
  it.each([
    ['an expected failure by its code', new AppError('wrong-password'), 'Sign-in failed (wrong-password)'],
    [
      'a foreign failure by its kind, not its words',
      new TypeError('sk-secret'),
      'Sign-in failed (TypeError)',
    ],
    ['a reason given as a word', 'not-allowed', 'Sign-in failed (not-allowed)'],
    ['anything else by its type', { key: 'sk-secret' }, 'Sign-in failed (object)'],
  ])('names %s', (_name, error, expected) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    logFailure('Sign-in failed', error);
    expect(warn.mock.calls).toEqual([[expected]]);
  });
});
