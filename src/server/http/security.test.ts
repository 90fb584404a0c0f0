import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClientFolder } from '#server/pages/testing/client-folder.ts';
import { type OpenedEngine, openSqlite } from '#server/testing/engines.ts';
import { newBlueprint, ORIGIN, openTestApp, type Person, type TestApp } from '#server/testing/test-app.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const client = makeClientFolder();
let opened: OpenedEngine;
let app: TestApp;
let ruth: Person;
beforeAll(async () => {
  opened = await openSqlite();
  app = await openTestApp(opened.engine, { page: client.page });
  app.app.get('/broken', async () => {
    throw new Error('SELECT secret FROM /home/somebody');
  });
  ruth = await app.person('ruth@example.org');
});
afterAll(async () => {
  await app.close();
  await opened.stop();
  client.remove();
});

describe('headers', () => {
  const kinds: [string, number, () => ReturnType<Person['call']>][] = [
    ['the page', 200, () => ruth.call('GET', '/')],
    ['a file', 200, () => ruth.call('GET', '/assets/a-1.js')],
    ['the API', 200, () => ruth.call('GET', ruth.mine)],
    [
      'a file that is known',
      304,
      () => ruth.call('GET', '/favicon.svg', { headers: { 'if-none-match': '*' } }),
    ],
    ['a path that leads nowhere', 404, () => ruth.call('GET', '/api/nothing')],
    ['a path that is no path', 400, () => ruth.call('GET', '/%zz')],
    ['a path that is too long', 404, () => ruth.call('GET', `${ruth.mine}/${'x'.repeat(300)}/versions`)],
    [
      'a foreign request',
      403,
      () => ruth.call('DELETE', ruth.mine, { headers: { origin: 'https://evil.test' } }),
    ],
    ['nobody', 401, () => app.call('GET', ruth.mine)],
    ['a failure', 500, () => ruth.call('GET', '/broken')],
  ];
  it.each(kinds)('are on the answer to %s (%i)', async (_, status, ask) => {
    const { statusCode, headers } = await ask();
    expect(statusCode).toBe(status);
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'; script-src 'self'(?: 'sha256-[\w+/=]+')?; style-src 'self'(?: 'sha256-[\w+/=]+')*; .*base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default app-worker inert-document$/,
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('microphone=(self)'),
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(headers['strict-transport-security']).toBeUndefined();
    if (![200, 304].includes(status)) expect(headers['cache-control']).toBe('no-store');
  });

  it('reveal nothing of an unexpected failure but a request id', async () => {
    const { headers, ...answer } = await ruth.call('GET', '/broken');
    expect(answer.json()).toEqual({
      error: {
        code: 'internal',
        message: 'Something went wrong on our side. Try again in a moment.',
        requestId: headers['x-request-id'],
      },
    });
  });

  it('ask for https once the address is https', async () => {
    const secure = await openTestApp(opened.engine, { env: { PUBLIC_URL: 'https://plan.example.com' } });
    const { headers } = await secure.call('GET', '/healthz');
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    await secure.close();
  });

  it('allow the AI services of the operator only, and analytics only when it is set up', () => {
    const open = contentSecurityPolicy({ aiOrigins: [], analytics: undefined });
    expect(open).toContain("connect-src 'self' https: http://localhost:* http://127.0.0.1:*;");
    expect(open).not.toContain('google');
    const pinned = contentSecurityPolicy({ aiOrigins: ['https://api.openai.com'], analytics: undefined });
    expect(pinned).toContain("connect-src 'self' https://api.openai.com;");
    const measured = contentSecurityPolicy({
      aiOrigins: ['https://api.openai.com'],
      analytics: { measurementId: 'G-1' },
    });
    expect(measured).toContain("script-src 'self' https://www.googletagmanager.com;");
  });
});

describe('requests from elsewhere', () => {
  const foreign: [string, Record<string, string | undefined>][] = [
    ['another site', { origin: 'https://evil.test' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['no origin at all', { origin: undefined }],
    ['our name as a prefix', { origin: `${ORIGIN}.evil.test` }],
    ['our name as a suffix', { origin: 'http://evil-localhost:3000' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['another scheme', { origin: 'https://localhost:3000' }],
    ['our origin with a path', { origin: `${ORIGIN}/` }],
    ['a name that leads here by foreign DNS', { origin: 'http://evil.test:3000', host: 'evil.test:3000' }],
    ['another site, says the browser', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['another site that sends no origin', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
  ];
  const changing: [string, string][] = [
    ['PUT', '/api/users/UID/blueprints/ID'],
    ['DELETE', '/api/users/UID/blueprints/ID'],
    ['POST', '/api/users/UID/blueprints/ID/restore'],
    ['POST', '/api/users/UID/blueprints/ID/versions'],
    ['POST', '/api/auth/sign-up'],
    ['POST', '/api/auth/sign-in'],
    ['POST', '/api/auth/sign-out'],
    ['POST', '/api/auth/sign-out-everywhere'],
    ['POST', '/api/auth/change-password'],
    ['POST', '/api/auth/request-password-reset'],
    ['POST', '/api/auth/reset-password'],
    ['POST', '/api/auth/delete-account'],
  ];
  it.each(foreign)('from %s change nothing anywhere', async (_, headers) => {
    const blueprint = newBlueprint();
    for (const [method, pattern] of changing) {
      const path = pattern.replace('UID', ruth.uid).replace('ID', blueprint.id);
      const body =
        method === 'PUT' ? blueprint : { email: 'x@example.org', password: 'correct horse battery' };
      const { statusCode } = await ruth.call(method as 'PUT', path, {
        body,
        headers: { 'if-none-match': '*', ...headers },
      });
      expect([path, statusCode]).toEqual([path, 403]);
    }
    expect((await ruth.list()).json()).toEqual({ blueprints: [] });
    expect(await opened.engine.read('SELECT uid FROM users')).toHaveLength(1);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'that a form could send (%s) are refused',
    async (type) => {
      const payload = '{"email":"x@example.org","password":"correct horse battery"}';
      for (const headers of [
        { 'content-type': type },
        { 'content-type': type, origin: 'https://evil.test' },
      ]) {
        const { statusCode } = await app.call('POST', '/api/auth/sign-up', { payload, headers });
        expect([403, 415]).toContain(statusCode);
      }
      expect(await opened.engine.read('SELECT uid FROM users')).toHaveLength(1);
    },
  );

  it.each(['https://evil.test', 'null', ORIGIN, `${ORIGIN}.evil.test`, 'http://127.0.0.1:9999'])(
    'find no door in a preflight from %s',
    async (origin) => {
      const { headers } = await app.call('OPTIONS', ruth.mine, {
        headers: { origin, 'access-control-request-method': 'PUT' },
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    },
  );

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'to %s from its own page work',
    async (host) => {
      const headers = { host, origin: `http://${host}` };
      expect((await ruth.call('POST', '/api/auth/sign-in', { headers, body: {} })).statusCode).toBe(400);
    },
  );

  it('work behind a proxy under the public address only', async () => {
    const proxied = await openTestApp(opened.engine, { env: { PUBLIC_URL: 'https://plan.example.com' } });
    const from = async (origin: string) =>
      (await proxied.call('POST', '/api/auth/sign-in', { body: {}, headers: { origin } })).statusCode;
    expect(await from('https://plan.example.com')).toBe(400);
    expect(await from(ORIGIN)).toBe(403);
    await proxied.close();
  });
});
