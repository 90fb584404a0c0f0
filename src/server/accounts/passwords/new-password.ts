import '#domain/account/account-errors.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/account/account.ts';
import { AppError } from '#domain/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Before any hashing: a megabyte of password must cost nothing but reading it. */
export function requirePasswordLength(password: string): void {
  if (password.length < PASSWORD_MIN) throw new AppError('password-too-short');
  if (password.length > PASSWORD_MAX) throw new AppError('password-too-long');
}

export function requireNewPassword(password: string): void {
  requirePasswordLength(password);
  if (isCommonPassword(password)) throw new AppError('common-password');
}
