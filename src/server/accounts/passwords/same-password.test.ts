import { afterEach, describe, expect, it } from 'vitest';
import {
  type AccountServer,
  cookiesFrom,
  ORIGIN,
  PASSWORD,
  startAccountServer,
} from '#server/accounts/testing/account-server.ts';
import { heldHasher } from '#server/accounts/testing/held-hasher.ts';
import { createAdministration } from '#server/administration/administration.ts';

let server: AccountServer;
afterEach(() => server.stop());

describe('a password that its owner resets while somebody who knew it is still being checked', () => {
  it.each([
    ['/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'the words of a thief' }],
    ['/api/auth/delete-account', { password: PASSWORD }],
  ])('makes %s fail as a whole', async (path, body) => {
    const { hasher, checked, goOn } = heldHasher();
    server = await startAccountServer({ hasher });
    const cookie = cookiesFrom(await server.signUp('ruth@example.org'));
    const slow = server.post(path, { cookie, body });
    await checked;

    const administration = createAdministration({
      engine: server.engine,
      baseUrl: 'http://localhost:3000',
      actor: 'operator',
    });
    const link = await administration.resetLinkFor('ruth@example.org');
    const token = new URL(link ?? '').searchParams.get('token');
    const reset = { token, password: 'only the owner knows' };
    expect((await server.post('/api/auth/reset-password', { body: reset })).statusCode).toBe(204);

    goOn();
    const answer = await slow;
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'wrong-password']);
    expect(await server.engine.read('SELECT id FROM sessions')).toEqual([]);
    expect((await server.signIn('ruth@example.org', 'only the owner knows')).statusCode).toBe(200);
  });
});

describe('an account that the operator locks while its password is being checked', () => {
  it.each([
    ['/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'the words of a thief' }],
    ['/api/auth/delete-account', { password: PASSWORD }],
    ['/api/auth/sign-in', { email: 'ruth@example.org', password: PASSWORD }],
  ])('opens no session and loses nothing by %s', async (path, body) => {
    const { hasher, checked, goOn } = heldHasher();
    server = await startAccountServer({ hasher });
    const cookie = cookiesFrom(await server.signUp('ruth@example.org'));
    const slow = server.post(path, { cookie, body });
    await checked;
    const { engine } = server;
    const administration = createAdministration({ engine, baseUrl: ORIGIN, actor: 'operator' });
    expect(await administration.lock('ruth@example.org')).toBe(true);

    goOn();
    const answer = await slow;
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'user-disabled']);
    expect(await engine.read('SELECT id FROM sessions')).toEqual([]);
    expect((await server.signIn('ruth@example.org')).json().error.code).toBe('user-disabled');
  });
});
