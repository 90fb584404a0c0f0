import { type ErrorCode, sentenceFor } from '#domain/errors.ts';

/** What to do about a failure whose own sentence, promised word for word, doesn't say it. Shown on a line of its own. */
export const SECOND_LINES: Readonly<Partial<Record<ErrorCode, string>>> = {
  'generation-failed': 'Nothing was lost. Wait a minute and try again.',
  'ai-timeout': 'The AI service took too long. Try again, or choose another model.',
  'not-authenticated': 'Sign in again. What you typed is kept.',
  'load-failed': 'Check your internet connection, then try again.',
  'save-failed': 'Your work is kept on this device. We’ll keep trying.',
  'speech-toggle-failed': 'Reload the page, or type instead.',
  'prompt-not-found': 'Reload the page to get the newest version.',
};

export function secondLineFor(sentence: string): string | undefined {
  const codes = Object.keys(SECOND_LINES) as (keyof typeof SECOND_LINES)[];
  const code = codes.find((known) => sentenceFor(known) === sentence);
  return code && SECOND_LINES[code];
}
