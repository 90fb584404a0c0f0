import type { LightMyRequestResponse } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type AccountServer,
  cookiesFrom,
  PASSWORD,
  startAccountServer,
} from '#server/accounts/testing/account-server.ts';

let server: AccountServer;
afterEach(() => server.stop());

const NEXT = 'another long sentence';

/** Every account route once, successfully, in a working order. */
async function everyAnswer() {
  const up = await server.signUp('ruth@example.org');
  const inside = await server.signIn('ruth@example.org', PASSWORD, { cookie: cookiesFrom(up) });
  const session = await server.app.inject({
    url: '/api/auth/session',
    headers: { cookie: cookiesFrom(inside) },
  });
  const changed = await server.post('/api/auth/change-password', {
    cookie: cookiesFrom(inside),
    body: { currentPassword: PASSWORD, newPassword: NEXT },
  });
  const out = await server.post('/api/auth/sign-out', { cookie: cookiesFrom(changed) });
  const third = await server.signIn('ruth@example.org', NEXT);
  const everywhere = await server.post('/api/auth/sign-out-everywhere', { cookie: cookiesFrom(third) });
  const fourth = await server.signIn('ruth@example.org', NEXT);
  const deleted = await server.post('/api/auth/delete-account', {
    cookie: cookiesFrom(fourth),
    body: { password: NEXT },
  });
  const failed = await server.signIn('ruth@example.org', NEXT);
  return { up, inside, session, changed, out, third, everywhere, fourth, deleted, failed };
}

function setCookies(answer: LightMyRequestResponse): string[] {
  return [answer.headers['set-cookie'] ?? []].flat();
}

describe.each([
  ['over https', { PUBLIC_URL: 'https://plan.example.org' }, '__Host-', '; Secure'],
  ['on loopback', {}, '', ''],
])('cookies %s', (_where, env, prefix, secure) => {
  it('carry every protection, and no token is ever in a body', async () => {
    server = await startAccountServer({ env });
    const answers = await everyAnswer();
    for (const [name, answer] of Object.entries(answers)) {
      expect(answer.headers['cache-control'], name).toContain('no-store');
      for (const line of setCookies(answer)) {
        expect(line, name).toMatch(
          new RegExp(
            `^${prefix}bp_(session|device)=[^;]*; Path=/; HttpOnly; SameSite=Lax; Max-Age=\\d+${secure}$`,
          ),
        );
        const value = decodeURIComponent(/=([^;]*)/.exec(line)?.[1] ?? '');
        for (const part of value.split('.').filter((text) => text.length > 8)) {
          expect(answer.body, name).not.toContain(part);
        }
      }
    }
    const { up, inside, changed, out, everywhere, deleted, session, failed } = answers;
    for (const answer of [up, inside, changed]) {
      expect(setCookies(answer).join()).toContain(`${prefix}bp_session=`);
    }
    for (const answer of [out, everywhere, deleted]) {
      expect(answer.statusCode).toBe(204);
      expect(setCookies(answer)).toEqual([expect.stringMatching(/bp_session=; .*Max-Age=0/)]);
    }
    expect(session.headers['set-cookie']).toBeUndefined();
    expect(failed.headers['set-cookie']).toBeUndefined();
    expect(session.json()).toEqual({ user: expect.objectContaining({ email: 'ruth@example.org' }) });
  });
});
