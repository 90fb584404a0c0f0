import { secondLineFor as lineFor, SECOND_LINES } from '#content/copy/second-lines.ts';
import type { ErrorCode } from '#domain/errors.ts';

/** The same, plus errors that only occur while writing. */
const WRITING_SECOND_LINES: Readonly<Partial<Record<ErrorCode, string>>> = {
  ...SECOND_LINES,
  'generation-failed': 'Nothing was lost. Wait a minute and try again.',
  'ai-timeout': 'The AI service took too long. Try again, or choose another model.',
  'prompt-not-found': 'Reload the page to get the newest version.',
};

export const secondLineFor = (sentence: string) => lineFor(sentence, WRITING_SECOND_LINES);
