import { AppError } from '#domain/errors.ts';

/**
 * The browser's console, for anyone who helps a person over the phone. Only codes and kinds go there: a message from
 * outside may quote what the person wrote, or their key.
 */
export function logFailure(what: string, error: unknown): void {
  console.warn(`${what} (${error instanceof AppError ? error.code : kindOf(error)})`);
}

function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error === 'string' ? error : typeof error;
}
