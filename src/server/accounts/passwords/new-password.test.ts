import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountServer, startAccountServer } from '#server/accounts/testing/account-server.ts';
import { isCommonPassword } from './common-passwords.ts';
import { requireNewPassword } from './new-password.ts';

const LISTED = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer({ env: { AUTH_LIMITS: 'off' } });
});
afterAll(() => server.stop());

function refusal(password: string): unknown {
  try {
    requireNewPassword(password);
    return 'accepted';
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}

describe('common passwords', () => {
  it('are refused, all of the 3,000 most common ones, whatever their capitals', () => {
    const top = LISTED.slice(0, 3_000);
    expect(top).toHaveLength(3_000);
    expect(top.filter((password) => refusal(password) === 'common-password')).toHaveLength(3_000);
    expect(top.filter((password) => isCommonPassword(password.toUpperCase()))).toHaveLength(3_000);
  });

  it('include the ones everybody knows', () => {
    for (const password of [
      '123456',
      'password',
      'Password1',
      'qwerty123',
      'iloveyou',
      'abc123',
      'letmein',
    ]) {
      expect(refusal(password), password).toBe('common-password');
    }
  });

  it('are all at least six characters long, so that the other sentence never hides this one', () => {
    expect(LISTED.filter((password) => password.length < 6)).toEqual([]);
    expect(LISTED.length).toBeGreaterThan(10_000);
  });

  it('are refused with a sentence of their own at sign-up, and cost no hash', async () => {
    const before = server.hasher.derivations;
    const answer = await server.signUp('ruth@example.org', '123456');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({
      code: 'common-password',
      message: 'That password is too easy to guess. Choose a less common one.',
    });
    expect(server.hasher.derivations).toBe(before);
  });
});

describe('passwords are kept as typed', () => {
  it.each([
    ['64 characters', `${'x'.repeat(63)}y`],
    ['128 characters', `${'ab'.repeat(63)}yz`],
    ['spaces around it', '  two spaces each side  '],
    ['only spaces', '        '],
    ['other scripts', 'пароль-密码-סיסמה'],
    ['emoji joined by invisible characters', '👩‍👩‍👧 family'],
    ['combining accents', 'e\u0301te\u0301 comme ça'],
    ['quotes and backslashes', `'"\\\\;--<script>`],
    ['tabs and line breaks', 'one\ttwo\nthree'],
  ])('%s', async (name, password) => {
    const email = `${name.replaceAll(' ', '-')}@example.org`;
    expect((await server.signUp(email, password)).statusCode).toBe(200);
    expect((await server.signIn(email, password)).statusCode).toBe(200);
    expect((await server.signIn(email, `${password} `)).statusCode).not.toBe(200);
    if (password.trim() !== password && password.trim() !== '') {
      expect((await server.signIn(email, password.trim())).statusCode).toBe(401);
    }
  });
});

describe('lengths', () => {
  it.each([
    ['abcde', 'password-too-short', 'Password must be at least 6 characters'],
    ['x'.repeat(129), 'password-too-long', 'Passwords can be up to 128 characters. Choose a shorter one.'],
    ['x'.repeat(1_000), 'password-too-long', 'Passwords can be up to 128 characters. Choose a shorter one.'],
  ])(
    'refuses %.10s... with %s and without hashing, at sign-up and at sign-in',
    async (password, code, message) => {
      const before = server.hasher.derivations;
      for (const answer of [
        await server.signUp('l@example.org', password),
        await server.signIn('l@example.org', password),
      ]) {
        expect(answer.statusCode).toBe(400);
        expect(answer.json().error).toMatchObject({ code, message });
      }
      expect(server.hasher.derivations).toBe(before);
    },
  );

  it('refuses a password of 200,000 characters without hashing it', async () => {
    const before = server.hasher.derivations;
    expect((await server.signUp('l@example.org', 'x'.repeat(200_000))).statusCode).toBe(400);
    expect(server.hasher.derivations).toBe(before);
  });
});
