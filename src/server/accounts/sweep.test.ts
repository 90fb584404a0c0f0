import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { OWNED_DOCUMENTS } from '#server/all-kinds.ts';
import { type Engine, type Statement, statement } from '#server/database/engine.ts';
import { sweepAccounts } from './sweep.ts';
import { type AccountServer, cookiesFrom, PASSWORD, startAccountServer } from './testing/account-server.ts';

const DAY = 86_400_000;

let server: AccountServer;
afterEach(() => server.stop());

const count = async (table: string) => (await server.engine.read(`SELECT 1 AS one FROM ${table}`)).length;

describe('the sweep', () => {
  it('removes expired rows and keeps all others', async () => {
    server = await startAccountServer();
    await server.signUp('ruth@example.org');
    await server.signIn('ruth@example.org', 'a wrong password');
    await sweepAccounts(server.engine, OWNED_DOCUMENTS, Date.now());
    expect([await count('sessions'), (await count('auth_limits')) > 0]).toEqual([1, true]);
    await sweepAccounts(server.engine, OWNED_DOCUMENTS, Date.now() + 89 * DAY);
    expect([await count('sessions'), await count('auth_limits'), await count('users')]).toEqual([1, 0, 1]);
    await sweepAccounts(server.engine, OWNED_DOCUMENTS, Date.now() + 91 * DAY);
    expect([await count('sessions'), await count('users')]).toEqual([0, 1]);
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

  it('takes small steps, smaller ones when the database is slow, and goes on past a part that fails', async () => {
    server = await startAccountServer();
    const inner = server.engine;
    await inner.unit(function* () {
      for (let n = 0; n < 450; n += 1) {
        yield statement('INSERT INTO verifications VALUES (?, ?, ?, 0, 0, 0)', `v${n}`, 'i', 'v');
        yield statement('INSERT INTO auth_limits VALUES (?, 0)', `k${n}`);
      }
      yield statement("INSERT INTO audit_log VALUES ('old', 0, 'boaz', 'users', NULL)");
    });
    const limits: unknown[] = [];
    const slow: Engine = {
      kind: 'sqlite',
      read: (sql, params) => inner.read(sql, params),
      unit(unit) {
        const first = unit().next().value as Statement | undefined;
        if (first?.sql.includes('auth_limits')) return Promise.reject(new Error('broken'));
        if (!first?.sql.includes('verifications')) return inner.unit(unit);
        limits.push(first.params[1]);
        if (Number(first.params[1]) > 20) return Promise.reject(new AppError('storage-unavailable'));
        return inner.unit(unit);
      },
      commit: () => inner.commit(),
      ping: () => inner.ping(),
      close: () => inner.close(),
    };
    await expect(sweepAccounts(slow, OWNED_DOCUMENTS, Date.now())).rejects.toThrow('broken');
    expect(limits.slice(0, 3)).toEqual([200, 20, 20]);
    expect([await count('verifications'), await count('auth_limits'), await count('audit_log')]).toEqual([
      0, 450, 0,
    ]);
  });
});
