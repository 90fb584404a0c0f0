import { describe, expect, it } from 'vitest';
import { sampleOf } from '#domain/testing/arbitrary-document.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { statement } from '#server/database/engine.ts';
import { type AccountServer, cookiesFrom, PASSWORD } from './account-server.ts';

export function deletionSuite(running: () => AccountServer): void {
  describe('deleting an account', () => {
    it('asks for the password, then leaves no row of this person and every row of others', async () => {
      const server = running();
      const cookie = cookiesFrom(await server.signUp('leaver@example.org'));
      const stays = cookiesFrom(await server.signUp('stayer@example.org'));
      const leaver = await server.userOf(cookie);
      const stayer = await server.userOf(stays);
      if (!leaver || !stayer) throw new Error('nobody is signed in');
      await plant(server, leaver.uid);
      await plant(server, stayer.uid);
      await server.signIn('leaver@example.org', 'a wrong password');

      const refused = await server.post('/api/auth/delete-account', {
        cookie,
        body: { password: 'wrong one' },
      });
      expect(refused.json().error.code).toBe('wrong-password');
      expect(await rowsAbout(server, leaver)).not.toEqual([]);

      const deleted = await server.post('/api/auth/delete-account', { cookie, body: { password: PASSWORD } });
      expect(deleted.statusCode).toBe(204);
      expect(deleted.headers['clear-site-data']).toBeUndefined();
      expect(await server.userOf(cookie)).toBeNull();
      expect(await rowsAbout(server, leaver)).toEqual([]);
      expect(await rowsAbout(server, stayer)).toEqual(
        expect.arrayContaining([
          'users',
          'credentials',
          'sessions',
          'blueprints',
          'tellings',
          'revisions',
          'applied_saves',
        ]),
      );
      expect((await server.signIn('leaver@example.org')).statusCode).toBe(401);
      expect((await server.signUp('leaver@example.org')).statusCode).toBe(200);
    });
  });
}

async function plant({ engine }: AccountServer, uid: string): Promise<void> {
  const body = JSON.stringify(sampleBlueprint());
  await engine.unit(function* () {
    yield statement(
      `INSERT INTO blueprints (uid, id, type, version, created_at, updated_at, body) VALUES (?, 'b', 'identity', 1, '', '', ?)`,
      uid,
      body,
    );
    yield statement(
      `INSERT INTO tellings (uid, id, type, version, created_at, updated_at, body) VALUES (?, 'telling', 'telling', 1, '', '', ?)`,
      uid,
      JSON.stringify(sampleOf('telling')),
    );
    yield statement(
      `INSERT INTO applied_saves (uid, id, client, seq, version, updated_at) VALUES (?, 'b', 'c', 1, 1, '')`,
      uid,
    );
    yield statement(
      `INSERT INTO revisions (uid, id, revision_id, saved_at, origin, field, length, text)
       VALUES (?, 'b', 'r', 1, 'edited', 'aiOutput', 1, 'x')`,
      uid,
    );
    yield statement(
      `INSERT INTO verifications (id, identifier, value, expires_at, created_at, updated_at) VALUES (?, ?, ?, 1, 1, 1)`,
      `v-${uid}`,
      `i-${uid}`,
      uid,
    );
  });
}

async function rowsAbout(
  { engine, accounts }: AccountServer,
  { uid, email }: { uid: string; email: string },
) {
  const tables = ['users', 'credentials', 'sessions', 'blueprints', 'tellings', 'revisions', 'applied_saves'];
  const counts = tables.map(async (table) => ({
    table,
    rows: await engine.read(`SELECT uid FROM ${table} WHERE uid = ?`, [uid]),
  }));
  const links = {
    table: 'verifications',
    rows: await engine.read('SELECT id FROM verifications WHERE value = ?', [uid]),
  };
  const limits = {
    table: 'auth_limits',
    rows: await engine.read('SELECT key FROM auth_limits WHERE key LIKE ?', [
      `${accounts.limits.keysOf(email)}%`,
    ]),
  };
  const found = [...(await Promise.all(counts)), links, limits];
  return found.filter(({ rows }) => rows.length > 0).map(({ table }) => table);
}
