import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#domain/testing/eventually.ts';
import { type AccountServer, cookiesFrom, PASSWORD } from './account-server.ts';
import { deletionSuite } from './deletion-suite.ts';

const NEW_PASSWORD = 'another long sentence';

/** The promises of accounts, on any database. */
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
        comments: [],
        facts: null,
        launch: null,
        telling: null,
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

  describe('a device that has signed in before', () => {
    const office = { address: '198.51.100.77' };
    const guess = (email: string, index: number, cookie = '') =>
      server.signIn(email, `guess number ${index}`, { ...office, cookie });

    it('gets in while others at its address use up the address’s allowance', async () => {
      const cookie = cookiesFrom(await server.signUp('naomi@example.org', PASSWORD, office));
      for (let index = 0; index < 60; index += 1) await guess(`person${index}@example.org`, index);
      expect((await guess('boaz@example.org', 0)).statusCode).toBe(429);
      expect((await guess('naomi@example.org', 0, cookie)).statusCode).toBe(401);
      const own = await server.signIn('naomi@example.org', PASSWORD, { ...office, cookie });
      expect(own.statusCode).toBe(200);
    });

    it('may guess ten times, and takes nothing from anybody else at its address', async () => {
      const address = { address: '198.51.100.78' };
      const cookie = cookiesFrom(await server.signUp('orpah@example.org', PASSWORD, address));
      const statuses: number[] = [];
      for (let index = 0; index < 40; index += 1) {
        const wrong = { ...address, cookie };
        statuses.push((await server.signIn('orpah@example.org', `guess ${index}`, wrong)).statusCode);
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(30);
      expect((await server.signIn('orpah@example.org', PASSWORD, address)).statusCode).toBe(200);
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

    it('ends the session of a browser that signed out offline, and no other of that person', async () => {
      const left = cookiesFrom(await server.signUp('phoebe@example.org'));
      const elsewhere = cookiesFrom(await server.signIn('phoebe@example.org'));
      expect(await server.userOf(`${left}; bp_left=1`)).toBeNull();
      await eventually(async () => expect(await server.userOf(left)).toBeNull());
      expect(await server.userOf(elsewhere)).toMatchObject({ email: 'phoebe@example.org' });
    });

    it('tells a browser that another device has signed it out, but not a browser that signed out itself', async () => {
      const here = await server.signUp('dorcas@example.org');
      const elsewhere = cookiesFrom(await server.signIn('dorcas@example.org'));
      expect(await server.sessionFor(elsewhere)).toEqual({ user: here.json().user });
      const out = await server.post('/api/auth/sign-out-everywhere', { cookie: cookiesFrom(here) });
      expect(await server.sessionFor(elsewhere)).toEqual({ user: null, isEndedElsewhere: true });
      expect(await server.sessionFor(cookiesFrom(here, out))).toEqual({ user: null });
      expect(await server.sessionFor(`${elsewhere}; bp_left=1`)).toEqual({ user: null });

      const changing = cookiesFrom(await server.signIn('dorcas@example.org'));
      const other = cookiesFrom(await server.signIn('dorcas@example.org'));
      const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      await server.post('/api/auth/change-password', { cookie: changing, body });
      expect(await server.sessionFor(other)).toEqual({ user: null, isEndedElsewhere: true });
    });

    it('signs out everywhere', async () => {
      const here = cookiesFrom(await server.signUp('lydia@example.org'));
      const elsewhere = cookiesFrom(await server.signIn('lydia@example.org'));
      expect((await server.post('/api/auth/sign-out-everywhere', { cookie: here })).statusCode).toBe(204);
      expect(await server.userOf(here)).toBeNull();
      expect(await server.userOf(elsewhere)).toBeNull();
    });
  });

  deletionSuite(() => server);

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
