import { describe, expect, it } from 'vitest';
import { emailSlip, normalizeEmail, validateSignIn, validateSignUp } from './account.ts';
import { appUserSchema } from './account-schema.ts';

const EMAIL = 'Please enter a valid email';
const SHORT = 'Password must be at least 6 characters';

describe('validateSignIn', () => {
  it.each([
    ['ana@example.com', 'secret', {}],
    [' ana@example.com ', 'secret', {}],
    ['ana+piano@mail.example.co.uk', '      ', {}],
    ['', 'secret', { email: EMAIL }],
    ['ana', 'secret', { email: EMAIL }],
    ['ana@example', 'secret', { email: EMAIL }],
    ['ana@exam ple.com', 'secret', { email: EMAIL }],
    ["ana'@example.com", 'secret', { email: EMAIL }],
    ["o'ana@example.com", 'secret', {}],
    [`${'a'.repeat(250)}@example.com`, 'secret', { email: EMAIL }],
    ['ana@example.com', '', { password: SHORT }],
    ['ana@example.com', '12345', { password: SHORT }],
    ['ana@example.com', '123456', {}],
    ['ana@example.com', 'a'.repeat(128), {}],
    [
      'ana@example.com',
      'a'.repeat(129),
      { password: 'Passwords can be up to 128 characters. Choose a shorter one.' },
    ],
    ['ana', '123', { email: EMAIL, password: SHORT }],
  ])('%j with %j', (email, password, issues) => {
    expect(validateSignIn({ email, password })).toEqual(issues);
  });
});

describe('validateSignUp', () => {
  it.each([
    ['secret', 'secret', {}],
    ['secret', 'secret ', { confirmPassword: "Passwords don't match" }],
    ['secret', '', { confirmPassword: "Passwords don't match" }],
    ['123', '1234', { password: SHORT, confirmPassword: "Passwords don't match" }],
  ])('%j confirmed by %j', (password, confirmPassword, issues) => {
    expect(validateSignUp({ email: 'ana@example.com', password, confirmPassword })).toEqual(issues);
  });
});

describe('normalizeEmail', () => {
  it('drops the spaces that phone keyboards add and nothing else', () => {
    expect(normalizeEmail(' Ana.Diaz@Example.com\n')).toBe('Ana.Diaz@Example.com');
  });
});

describe('appUserSchema', () => {
  it('takes a user without name or photo, and nothing beyond the four fields', () => {
    const user = { uid: 'u1', displayName: null, email: 'ana@example.com', photoURL: null };
    expect(appUserSchema.safeParse(user).success).toBe(true);
    expect(appUserSchema.safeParse({ ...user, passwordHash: 'x' }).success).toBe(false);
    expect(appUserSchema.safeParse({ ...user, uid: '' }).success).toBe(false);
  });
});

it.each([
  ['gladys marsh@example.com', 'space'],
  ['gladys@exam ple.com', 'space'],
  ['gladys@example,com', 'comma'],
  ['gladys@example', undefined],
  [' gladys@example.com ', undefined],
  ['gladys', undefined],
  ['gladys at example.com', undefined],
  ['a@b@example.com', undefined],
])('of %j says %s', (email, slip) => expect(emailSlip(email)).toBe(slip));
