import '#domain/account/account-errors.ts';
import type * as z from 'zod/mini';
import { sentenceFor } from '#domain/errors.ts';
import type { appUserSchema } from './account-schema.ts';

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
const EMAIL_MAX = 254;

export type AppUser = z.infer<typeof appUserSchema>;

// No ambiguous repetition: backtracking over a long address would take seconds.
const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export type SignInValues = { email: string; password: string };
export type SignUpValues = SignInValues & { confirmPassword: string };
export type AccountIssues = { email?: string; password?: string; confirmPassword?: string };

/** Phone keyboards add a space after a completed email; it is never part of the address. */
export function normalizeEmail(raw: string): string {
  return raw.trim();
}

export function emailIssue(raw: string): string | undefined {
  const email = normalizeEmail(raw);
  return email.length <= EMAIL_MAX && EMAIL.test(email) ? undefined : sentenceFor('email-invalid');
}

export type EmailSlip = 'space' | 'comma';

/** Why an address that is almost valid isn't, so that the person can fix it at once. */
export function emailSlip(raw: string): EmailSlip | undefined {
  const email = normalizeEmail(raw);
  if (!/^[^@]+@[^@]+$/.test(email)) return undefined;
  if (/\s/.test(email)) return 'space';
  return email.includes(',') ? 'comma' : undefined;
}

// Passwords are kept as typed: trimming here would lock out everyone whose password ends in a space.
export function passwordIssue(password: string): string | undefined {
  if (password.length < PASSWORD_MIN) return sentenceFor('password-too-short');
  if (password.length > PASSWORD_MAX) return sentenceFor('password-too-long');
  return undefined;
}

export function validateSignIn(values: SignInValues): AccountIssues {
  const email = emailIssue(values.email);
  const password = passwordIssue(values.password);
  return { ...(email && { email }), ...(password && { password }) };
}

export function validateSignUp(values: SignUpValues): AccountIssues {
  const differs = values.confirmPassword !== values.password;
  return { ...validateSignIn(values), ...(differs && { confirmPassword: sentenceFor('passwords-differ') }) };
}
