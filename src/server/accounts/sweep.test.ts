import { afterEach, describe, expect, it, vi } from 'vitest';
import { OWNED_DOCUMENTS } from '#server/all-kinds.ts';
import { statement } from '#server/database/engine.ts';
import { sweepAccounts } from './sweep.ts';
import { type AccountServer, cookiesFrom, PASSWORD, startAccountServer } from './testing/account-server.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const DAY = 86_400_000;

let server: AccountServer;
afterEach(() => server.stop());

const count = async (table: string) => (await server.engine.read(`SELECT 1 AS one FROM ${table}`)).length;

describe('the sweep', () => {
  it('removes what has run out and keeps what has not', async () => {
    server = await startAccountServer();
    await server.signUp('ruth@example.org');
    await server.signIn('ruth@example.org', 'a wrong password');
    await sweepAccounts(server.engine, OWNED_DOCUMENTS, Date.now());
    expect([await count('sessions'), (await count('auth_limits')) > 0]).toEqual([1, true]);
    await sweepAccounts(server.engine, OWNED_DOCUMENTS, Date.now() + 31 * DAY);
    expect([await count('sessions'), await count('auth_limits'), await count('users')]).toEqual([0, 0, 1]);
  });

  it('removes a save that landed after its account was deleted', async () => {
    server = await startAccountServer();
    const up = await server.signUp('ruth@example.org');
    const { uid } = up.json().user;
    const cookie = cookiesFrom(up);
    await server.post('/api/auth/delete-account', { cookie, body: { password: PASSWORD } });
    await server.engine.unit(function* () {
      yield statement(
        `INSERT INTO blueprints (uid, id, type, version, created_at, updated_at, body) VALUES (?, 'b', 'ai', 1, '', '', '{}')`,
        uid,
      );
    });
    await sweepAccounts(server.engine, OWNED_DOCUMENTS, Date.now());
    expect(await count('blueprints')).toBe(0);
    expect(await count('erased_users')).toBe(1);
    await sweepAccounts(server.engine, OWNED_DOCUMENTS, Date.now() + 2 * DAY);
    expect(await count('erased_users')).toBe(0);
  });
});
