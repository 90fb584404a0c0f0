import { hash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#domain/testing/eventually.ts';
import {
  type AccountServer,
  cookiesFrom,
  PASSWORD,
  startAccountServer,
} from '#server/accounts/testing/account-server.ts';
import { heldHasher } from '#server/accounts/testing/held-hasher.ts';

const DAY = 86_400_000;
const REPLAYS = 100;

let server: AccountServer;
afterEach(() => server.stop());

/** Tries an old cookie again and again, on the session route and through what every other route uses. */
async function acceptedReplays(cookie: string): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: REPLAYS }, () =>
      Promise.all([server.userOf(cookie), server.accounts.sessionOf(cookie)]),
    ),
  );
  return answers.flat().filter((answer) => answer !== null).length;
}

const setCookies = ({ headers }: LightMyRequestResponse) => [headers['set-cookie'] ?? []].flat();

function tokenIn(cookie: string): string {
  const value = decodeURIComponent(/bp_session=([^;]+)/.exec(cookie)?.[1] ?? '');
  return value.slice(0, value.lastIndexOf('.'));
}

describe('a session', () => {
  it('is never the one that was planted before signing in, and a second sign-in ends the first', async () => {
    server = await startAccountServer();
    await server.signUp('ruth@example.org');
    const planted = 'bp_session=planted-by-someone-else.c2lnbmF0dXJl';
    const first = cookiesFrom(await server.signIn('ruth@example.org', PASSWORD, { cookie: planted }));
    expect(tokenIn(first)).not.toContain('planted');
    expect(await acceptedReplays(planted)).toBe(0);

    const second = cookiesFrom(await server.signIn('ruth@example.org', PASSWORD, { cookie: first }));
    expect(tokenIn(second)).not.toBe(tokenIn(first));
    expect(await acceptedReplays(first)).toBe(0);
    expect(await server.userOf(second)).toMatchObject({ email: 'ruth@example.org' });
  });

  it('is over for a browser that signed out offline, and ends with its next request', async () => {
    server = await startAccountServer();
    const cookie = cookiesFrom(await server.signUp('ruth@example.org'));
    const left = `${cookie}; bp_left=1`;
    expect(await server.userOf(left)).toBeNull();
    await eventually(async () => expect(await server.engine.read('SELECT id FROM sessions')).toEqual([]));
    expect(await acceptedReplays(cookie)).toBe(0);
    for (const other of ['bp_left=0', 'xbp_left=1', 'bp_left=']) {
      const here = cookiesFrom(await server.signIn('ruth@example.org'));
      expect(await server.userOf(`${here}; ${other}`)).toMatchObject({ email: 'ruth@example.org' });
    }
  });

  it('is not looked up without a session cookie, whatever the sign-out mark says', async () => {
    server = await startAccountServer();
    const unit = vi.spyOn(server.engine, 'unit');
    for (const cookie of ['bp_left=1', 'bp_left=1; bp_session=made-up.c2lnbmF0dXJl']) {
      expect(await server.userOf(cookie)).toBeNull();
    }
    expect(unit).not.toHaveBeenCalled();
  });

  it('begins again for it with the next sign-in, which also ends the one it had', async () => {
    server = await startAccountServer();
    const cookie = cookiesFrom(await server.signUp('ruth@example.org'));
    const again = await server.signIn('ruth@example.org', PASSWORD, { cookie: `${cookie}; bp_left=1` });
    expect(setCookies(again)).toContainEqual(expect.stringMatching(/^bp_left=; Path=\/; .*Max-Age=0/));
    expect(await server.userOf(cookiesFrom(again))).toMatchObject({ email: 'ruth@example.org' });
    expect(await acceptedReplays(cookie)).toBe(0);
    expect(setCookies(await server.signIn('ruth@example.org')).join()).not.toContain('bp_left');
  });

  it('clears the mark once sign-out reaches the server', async () => {
    server = await startAccountServer();
    const cookie = cookiesFrom(await server.signUp('ruth@example.org'));
    const told = await server.post('/api/auth/sign-out', {
      cookie: `${cookie}; bp_left=1; __Host-bp_left=1`,
    });
    expect(setCookies(told)).toEqual([
      'bp_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
      'bp_left=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
      '__Host-bp_left=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
    ]);
    expect(await acceptedReplays(cookie)).toBe(0);
  });

  it('is not ended, on https, by a mark that a neighboring site could set', async () => {
    server = await startAccountServer({ env: { PUBLIC_URL: 'https://plan.example.org' } });
    const cookie = cookiesFrom(await server.signUp('ruth@example.org'));
    expect(await server.userOf(`bp_left=1; ${cookie}`)).toMatchObject({ email: 'ruth@example.org' });
    // And it doesn't override the page's own mark, which is `__Host-` like the session's.
    const left = `bp_left=0; ${cookie}; __Host-bp_left=1`;
    expect(await server.userOf(left)).toBeNull();
    const again = await server.signIn('ruth@example.org', PASSWORD, { cookie: left });
    expect(setCookies(again)).toContainEqual(
      expect.stringMatching(/^__Host-bp_left=; Path=\/; .*Max-Age=0; Secure$/),
    );
    expect(await acceptedReplays(cookie)).toBe(0);
  });

  it.each([
    [
      'change the password',
      {
        path: '/api/auth/change-password',
        body: { currentPassword: 'the password of ruth', newPassword: 'another long sentence' },
      },
    ],
    ['delete the account', { path: '/api/auth/delete-account', body: { password: 'the password of ruth' } }],
  ])(
    'cannot be sent along with another, spelled oddly, to %s of that other one',
    async (_what, { path, body }) => {
      server = await startAccountServer();
      const stolen = cookiesFrom(await server.signUp('ruth@example.org', 'the password of ruth'));
      const own = cookiesFrom(await server.signUp('mallory@example.org', 'the password of mallory'));
      const both = `${stolen.replace('bp_session=', 'bp_session =')}; ${own}`;
      const answer = await server.post(path, { cookie: both, body });
      expect(answer.json().error.code).toBe('wrong-password');
      expect((await server.signIn('ruth@example.org', 'the password of ruth')).statusCode).toBe(200);
    },
  );

  it('keeps the session of a browser whose sign-in failed', async () => {
    server = await startAccountServer();
    const cookie = cookiesFrom(await server.signUp('ruth@example.org'));
    await server.signIn('ruth@example.org', 'a wrong password', { cookie });
    expect(await server.userOf(cookie)).toMatchObject({ email: 'ruth@example.org' });
  });

  it.each([
    ['sign-out', { path: '/api/auth/sign-out', body: undefined }],
    ['sign-out everywhere', { path: '/api/auth/sign-out-everywhere', body: undefined }],
    [
      'a password change',
      {
        path: '/api/auth/change-password',
        body: { currentPassword: PASSWORD, newPassword: 'another long sentence' },
      },
    ],
    ['deletion of the account', { path: '/api/auth/delete-account', body: { password: PASSWORD } }],
  ])('is dead at once after %s, in 200 of 200 replays', async (_what, { path, body }) => {
    server = await startAccountServer();
    const cookie = cookiesFrom(await server.signUp('ruth@example.org'));
    expect(await server.userOf(cookie)).not.toBeNull();
    const answer = await server.post(path, { cookie, ...(body && { body }) });
    expect(answer.statusCode).toBe(204);
    expect(await acceptedReplays(cookie)).toBe(0);
  });

  it('is not opened by the old password when it was changed while the sign-in was being checked', async () => {
    const { hasher, checked, goOn } = heldHasher();
    server = await startAccountServer({ hasher });
    const cookie = cookiesFrom(await server.signUp('ruth@example.org'));
    const slow = server.signIn('ruth@example.org');
    await checked;
    const body = { currentPassword: PASSWORD, newPassword: 'another long sentence' };
    expect((await server.post('/api/auth/change-password', { cookie, body })).statusCode).toBe(204);
    goOn();
    expect((await slow).statusCode).toBe(401);
    expect(await server.engine.read('SELECT id FROM sessions')).toHaveLength(1);
  });

  it('refuses a cookie with any one character of its token or signature changed', async () => {
    server = await startAccountServer();
    const cookie = cookiesFrom(await server.signUp('ruth@example.org'));
    const value = /bp_session=([^;]+)/.exec(cookie)?.[1] ?? '';
    for (let index = 0; index < value.length; index += 1) {
      const changed = `${value.slice(0, index)}${value[index] === 'A' ? 'B' : 'A'}${value.slice(index + 1)}`;
      expect(await server.accounts.sessionOf(`bp_session=${changed}`), `character ${index}`).toBeNull();
    }
    expect(await server.accounts.sessionOf(`other=1; bp_session=${value}; more=2`)).not.toBeNull();
  });

  it.each(['', 'bp_session', 'bp_session=', 'bp_session=.', 'bp_session=%', 'bp_session=%00.%00', ';;;=;'])(
    'takes the malformed cookie header %j for nobody',
    async (header) => {
      server = await startAccountServer();
      expect(await server.accounts.sessionOf(header)).toBeNull();
    },
  );

  it('is stored only as a hash of its token', async () => {
    server = await startAccountServer();
    const token = tokenIn(cookiesFrom(await server.signUp('ruth@example.org')));
    const rows = await server.engine.read('SELECT * FROM sessions');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.token_hash).toBe(hash('sha256', token, 'base64url'));
  });
});

describe('how long a session lives', () => {
  it('ends 30 days after it was last used', async () => {
    let time = Date.now();
    server = await startAccountServer({ now: () => time });
    const used = cookiesFrom(await server.signUp('ruth@example.org'));
    const idle = cookiesFrom(await server.signIn('ruth@example.org'));
    time += 29.9 * DAY;
    expect(await server.accounts.sessionOf(used)).not.toBeNull();
    await expect
      .poll(() => server.engine.read('SELECT 1 FROM sessions WHERE updated_at = ?', [time]))
      .toHaveLength(1);
    time += 0.2 * DAY;
    expect(await server.accounts.sessionOf(used)).not.toBeNull();
    expect(await server.accounts.sessionOf(idle)).toBeNull();
  });

  it('was not ended by another device when it ran out, as long as a browser keeps its cookie', async () => {
    let time = Date.now();
    server = await startAccountServer({ now: () => time });
    const cookie = cookiesFrom(await server.signUp('ruth@example.org'));
    for (const days of [31, 58]) {
      time += days * DAY;
      await server.accounts.sweep();
      expect(await server.sessionFor(cookie)).toEqual({ user: null });
    }
  });

  it('is prolonged by use, written at most once a day, and ends after 90 days all the same', async () => {
    const start = Date.now();
    let time = start;
    server = await startAccountServer({ now: () => time });
    const cookie = cookiesFrom(await server.signUp('ruth@example.org'));
    const written = async () => (await server.engine.read('SELECT updated_at FROM sessions'))[0]?.updated_at;
    const units = vi.spyOn(server.engine, 'unit');

    for (let day = 1; day < 90; day += 1) {
      time = start + day * DAY + day * 60_000;
      expect(await server.accounts.sessionOf(cookie), `day ${day}`).not.toBeNull();
      await expect.poll(written, { interval: 1 }).toBe(time);
      expect(await server.accounts.sessionOf(cookie)).not.toBeNull();
    }
    expect(units).toHaveBeenCalledTimes(89);
    time = start + 90 * DAY + 60_000;
    expect(await server.accounts.sessionOf(cookie)).toBeNull();
  });
});
