import * as z from 'zod/mini';
import { sentenceFor } from './errors.ts';

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const EMAIL_MAX = 254;

export const appUserSchema = z.strictObject({
  uid: z.string().check(z.minLength(1)),
  displayName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  photoURL: z.nullable(z.string()),
});

export type AppUser = z.infer<typeof appUserSchema>;

export const emailSchema = z.email(sentenceFor('email-invalid')).check(z.maxLength(EMAIL_MAX));

export type SignInValues = { email: string; password: string };
export type SignUpValues = SignInValues & { confirmPassword: string };
export type AccountIssues = { email?: string; password?: string; confirmPassword?: string };

/** Phone keyboards add a space after a completed email; it is never part of the address. */
export function normalizeEmail(raw: string): string {
  return raw.trim();
}

export function emailIssue(raw: string): string | undefined {
  return emailSchema.safeParse(normalizeEmail(raw)).success ? undefined : sentenceFor('email-invalid');
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
