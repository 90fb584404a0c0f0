import { AppError } from '#domain/errors.ts';

/**
 * The browser's console, for helping a person over the phone. Logs only codes and kinds: a foreign message may quote
 * the person's words, or their key.
 */
export function logFailure(what: string, error: unknown): void {
  console.warn(`${what} (${error instanceof AppError ? error.code : kindOf(error)})`);
}

function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error === 'string' ? error : typeof error;
}
