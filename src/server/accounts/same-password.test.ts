import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAdministration } from './administration.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';
import { type AccountServer, cookiesFrom, PASSWORD, startAccountServer } from './testing/account-server.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let server: AccountServer;
afterEach(() => server.stop());

/** Its first check takes until `goOn` is called. */
function heldHasher() {
  const base = createPasswordHasher({ logN: 4, r: 1, p: 1 });
  const checked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let isFirst = true;
  const hasher: PasswordHasher = {
    ...base,
    async verify(stored, password) {
      const isRight = await base.verify(stored, password);
      if (!isFirst) return isRight;
      isFirst = false;
      checked.resolve();
      await held.promise;
      return isRight;
    },
  };
  return { hasher, checked: checked.promise, goOn: held.resolve };
}

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

    const administration = createAdministration(server.engine, 'http://localhost:3000');
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
