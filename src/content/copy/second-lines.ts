import { type ErrorCode, sentenceFor } from '#domain/errors.ts';

type Lines = Readonly<Partial<Record<ErrorCode, string>>>;

/** What to do about a failure whose specified sentence doesn't say it. Shown on a separate line. */
export const SECOND_LINES: Lines = {
  'not-authenticated': 'Sign in again. What you typed is kept.',
  'load-failed': 'Check your internet connection, then try again.',
  'save-failed': 'Your work is kept on this device. We’ll keep trying.',
  'speech-toggle-failed': 'Reload the page, or type instead.',
};

export function secondLineFor(sentence: string, lines = SECOND_LINES): string | undefined {
  const codes = Object.keys(lines) as (keyof Lines)[];
  const code = codes.find((known) => sentenceFor(known) === sentence);
  return code && lines[code];
}
