import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#domain/testing/eventually.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { statement } from '#server/database/engine.ts';
import { type AccountServer, cookiesFrom, PASSWORD } from './account-server.ts';

const NEW_PASSWORD = 'another long sentence';

/** What accounts promise, whichever database they live in. */
export function accountSuite(start: () => Promise<AccountServer>): void {
  let server: AccountServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  describe('signing up and in', () => {
    it('signs up, knows who it is, signs out, and signs in again whatever the capitals', async () => {
      const up = await server.signUp(' Ruth@Example.org ');
      expect(up.statusCode).toBe(200);
      expect(up.json()).toEqual({
        user: { uid: expect.any(String), email: 'ruth@example.org', displayName: null, photoURL: null },
        blueprints: [],
        launch: null,
      });
      const cookie = cookiesFrom(up);
      expect(await server.userOf(cookie)).toEqual(up.json().user);

      const out = await server.post('/api/auth/sign-out', { cookie });
      expect(out.statusCode).toBe(204);
      expect(out.headers['clear-site-data']).toBeUndefined();
      expect(await server.userOf(cookie)).toBeNull();

      const again = await server.signIn('RUTH@example.org');
      expect(again.json()).toEqual(up.json());
    });

    it('answers a wrong password and an unknown email with the same words', async () => {
      await server.signUp('anna@example.org');
      const wrong = await server.signIn('anna@example.org', 'not her password');
      const unknown = await server.signIn('nobody@example.org', 'not her password');
      expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
      const { requestId: _, ...error } = wrong.json().error;
      expect(unknown.json().error).toMatchObject(error);
      expect(error).toEqual({
        code: 'invalid-credential',
        message: 'That email and password don’t match. Check both and try again.',
      });
    });

    it('refuses a second account for an email, however it is written', async () => {
      await server.signUp('mary@example.org');
      const second = await server.signUp('MARY@example.org', NEW_PASSWORD);
      expect(second.statusCode).toBe(409);
      expect(second.json().error).toMatchObject({
        code: 'email-already-in-use',
        message: 'An account with this email already exists. Sign in instead.',
      });
      expect(second.headers['set-cookie']).toBeUndefined();
    });

    it('opens one account when ten sign-ups for an email arrive together', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => server.signUp('together@example.org')),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)]);
      const rows = await server.engine.read(
        `SELECT u.uid FROM users u JOIN credentials c ON c.uid = u.uid WHERE u.email = 'together@example.org'`,
      );
      expect(rows).toHaveLength(1);
    });
  });

  describe('passwords', () => {
    it('changes the password, keeps this browser signed in and ends every other session', async () => {
      const here = cookiesFrom(await server.signUp('martha@example.org'));
      const elsewhere = cookiesFrom(await server.signIn('martha@example.org'));
      const wrong = await server.post('/api/auth/change-password', {
        cookie: here,
        body: { currentPassword: 'not the right one', newPassword: NEW_PASSWORD },
      });
      expect(wrong.json().error.code).toBe('wrong-password');
      expect(await server.userOf(elsewhere)).not.toBeNull();

      const changed = await server.post('/api/auth/change-password', {
        cookie: here,
        body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
      });
      expect(changed.statusCode).toBe(204);
      expect(await server.userOf(cookiesFrom(changed))).toMatchObject({ email: 'martha@example.org' });
      expect(await server.userOf(elsewhere)).toBeNull();
      expect(await server.userOf(here)).toBeNull();
      expect((await server.signIn('martha@example.org')).statusCode).toBe(401);
      expect((await server.signIn('martha@example.org', NEW_PASSWORD)).statusCode).toBe(200);
    });

    it('ends the session of a browser that was left without a connection, and no other of that person', async () => {
      const left = cookiesFrom(await server.signUp('phoebe@example.org'));
      const elsewhere = cookiesFrom(await server.signIn('phoebe@example.org'));
      expect(await server.userOf(`${left}; bp_left=1`)).toBeNull();
      await eventually(async () => expect(await server.userOf(left)).toBeNull());
      expect(await server.userOf(elsewhere)).toMatchObject({ email: 'phoebe@example.org' });
    });

    it('signs out everywhere', async () => {
      const here = cookiesFrom(await server.signUp('lydia@example.org'));
      const elsewhere = cookiesFrom(await server.signIn('lydia@example.org'));
      expect((await server.post('/api/auth/sign-out-everywhere', { cookie: here })).statusCode).toBe(204);
      expect(await server.userOf(here)).toBeNull();
      expect(await server.userOf(elsewhere)).toBeNull();
    });
  });

  describe('deleting an account', () => {
    it('asks for the password, then leaves no row of this person and every row of others', async () => {
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
          'revisions',
          'applied_saves',
        ]),
      );
      expect((await server.signIn('leaver@example.org')).statusCode).toBe(401);
      expect((await server.signUp('leaver@example.org')).statusCode).toBe(200);
    });
  });

  describe('without a session', () => {
    it.each([
      ['/api/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }],
      ['/api/auth/delete-account', { password: PASSWORD }],
      ['/api/auth/sign-out-everywhere', {}],
    ])('%s answers 401', async (path, body) => {
      const answer = await server.post(path, { body });
      expect(answer.statusCode).toBe(401);
      expect(answer.json().error).toMatchObject({
        code: 'not-authenticated',
        message: 'User not authenticated',
      });
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
  const tables = ['users', 'credentials', 'sessions', 'blueprints', 'revisions', 'applied_saves'];
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
