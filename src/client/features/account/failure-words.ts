import { ACCOUNT_COPY } from '#content/copy/account.ts';
import { AppError, messageOf } from '#domain/errors.ts';

/** The sentence of sign-in says to check the email too, and here nobody was asked for one. */
export function failureWords(error: unknown, fallback: string): string {
  const isWrongPassword = error instanceof AppError && error.code === 'wrong-password';
  return isWrongPassword ? ACCOUNT_COPY.wrongPassword : messageOf(error, fallback);
}
