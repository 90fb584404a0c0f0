import { describe, expect, it } from 'vitest';
import '#domain/account/account-errors.ts';
import { ACCOUNT_ERRORS } from '#domain/account/account-sentences.ts';
import { AppError, ERRORS, type ErrorCode, isErrorCode, sentenceFor } from './errors.ts';
import './late-errors.ts';
import { LATE_ERRORS } from './late-sentences.ts';
import { messageOf } from './message-of.ts';

const SPECIFIED: readonly [ErrorCode, string][] = [
  ['not-authenticated', 'User not authenticated'],
  ['load-failed', 'Failed to load blueprints'],
  ['sign-in-failed', 'Failed to sign in'],
  ['sign-up-failed', 'Failed to sign up'],
  ['key-missing', 'Please add your OpenAI API key in settings first'],
  ['key-not-found', 'OpenAI API key not found. Please add your API key in settings.'],
  ['prompt-not-found', 'Prompt not found for this blueprint type'],
  ['generation-failed', 'An error occurred'],
  ['save-failed', 'Failed to save content'],
  ['speech-unsupported', 'Speech recognition not supported'],
  ['speech-toggle-failed', 'Failed to toggle recording'],
  ['key-required', 'API Key is required'],
  ['key-invalid', 'Invalid API key format'],
  ['email-invalid', 'Please enter a valid email'],
  ['password-too-short', 'Password must be at least 6 characters'],
  ['passwords-differ', "Passwords don't match"],
  ['title-too-short', 'Title must be at least 3 characters'],
  ['description-too-short', 'Description must be at least 10 characters'],
  ['ai-timeout', 'Request timed out.'],
  ['ai-aborted', 'Request was aborted.'],
];

describe('error sentences', () => {
  it.each(SPECIFIED)('%s is worded as specified', (code, sentence) => {
    expect(sentenceFor(code)).toBe(sentence);
  });

  it('says the same for a wrong password and an unknown email', () => {
    const words = 'That email and password don’t match. Check both and try again.';
    expect(sentenceFor('wrong-password')).toBe(words);
    expect(sentenceFor('user-not-found')).toBe(words);
    expect(sentenceFor('invalid-credential')).toBe(words);
  });

  it('says that a ChatGPT subscription is not API credit', () => {
    expect(sentenceFor('ai-insufficient-quota')).toContain(
      'A ChatGPT subscription doesn’t count as credit here.',
    );
  });

  const ours = Object.keys({ ...ERRORS, ...ACCOUNT_ERRORS, ...LATE_ERRORS })
    .filter(isErrorCode)
    .filter((code) => !SPECIFIED.some(([specified]) => specified === code))
    .map((code) => [code, sentenceFor(code)] as const);

  // A sentence that only says what broke leaves the person stuck, so each must hold a verb they can act on.
  const STEP =
    /\b(?:check|try|wait|add|use|choose|shorten|reword|generate|keep|turn|ask|sign in|open|go back|restore|reload|leave|copy|enter|fill in|write|continue)\b/i;

  it.each(ours)('%s names a step and is a plain sentence', (_, sentence) => {
    expect(sentence).toMatch(STEP);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence.length).toBeLessThanOrEqual(160);
    expect(sentence).not.toMatch(
      /invalid|illegal|fatal|oops|sorry|exception|undefined|null|payload|status code/i,
    );
  });
});

describe('AppError', () => {
  it('carries its code, its sentence and its cause', () => {
    const cause = new Error('ECONNRESET');
    const error = new AppError('ai-connection', { cause });
    expect(error).toBeInstanceOf(Error);
    expect([error.name, error.code, error.cause]).toEqual(['AppError', 'ai-connection', cause]);
    expect(error.message).toBe(
      'We couldn’t reach the AI service. Check your internet connection, then generate again.',
    );
  });
});

describe('messageOf', () => {
  it.each([
    ['an app error', new AppError('not-authenticated'), 'User not authenticated'],
    ['any other error', new Error('Boom'), 'Boom'],
    ['an error without words', new Error(' '), 'Failed to sign in'],
    ['a thrown text', 'Boom', 'Failed to sign in'],
    ['a thrown object', { message: 'Boom' }, 'Failed to sign in'],
    ['nothing', undefined, 'Failed to sign in'],
  ])('reads %s', (_, error, expected) => {
    expect(messageOf(error, 'Failed to sign in')).toBe(expected);
  });
});

describe('isErrorCode', () => {
  it.each([
    ['deleted', true],
    ['toString', false],
    ['nonsense', false],
    [404, false],
  ])('%j: %j', (value, expected) => {
    expect(isErrorCode(value)).toBe(expected);
  });
});
