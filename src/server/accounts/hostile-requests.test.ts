import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountServer,
  cookiesFrom,
  ORIGIN,
  PASSWORD,
  startAccountServer,
} from './testing/account-server.ts';

const BODIES: Record<string, object> = {
  '/api/auth/sign-up': { email: 'new@example.org', password: 'a perfectly fine one' },
  '/api/auth/sign-in': { email: 'ruth@example.org', password: PASSWORD },
  '/api/auth/sign-out': {},
  '/api/auth/sign-out-everywhere': {},
  '/api/auth/request-password-reset': { email: 'ruth@example.org' },
  '/api/auth/reset-password': { token: 'x'.repeat(24), password: 'a perfectly fine one' },
  '/api/auth/change-password': { currentPassword: PASSWORD, newPassword: 'a perfectly fine one' },
  '/api/auth/delete-account': { password: PASSWORD },
};
const ROUTES = Object.keys(BODIES);
const TABLES = ['users', 'credentials', 'sessions', 'verifications', 'auth_limits', 'erased_users'];

let server: AccountServer;
let cookie: string;
let before: unknown;

beforeAll(async () => {
  server = await startAccountServer();
  cookie = cookiesFrom(await server.signUp('ruth@example.org'));
  before = await everything();
});
afterAll(() => server.stop());

async function everything(): Promise<unknown> {
  return Promise.all(TABLES.map((table) => server.engine.read(`SELECT * FROM ${table} ORDER BY 1`)));
}

function send(url: string, headers: Record<string, string>, payload: string | Buffer) {
  return server.app.inject({
    method: 'POST',
    url,
    headers: { host: new URL(ORIGIN).host, cookie, ...headers },
    payload,
  });
}

describe.each(ROUTES)('another site cannot use %s', (url) => {
  it.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['the origin null', { origin: 'null' }],
    ['no origin at all', {}],
    ['our name as a prefix', { origin: `${ORIGIN}.evil.example` }],
    ['our name as a suffix', { origin: 'http://evil-localhost:3000' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['a cross-site fetch', { origin: ORIGIN, 'sec-fetch-site': 'cross-site' }],
    ['a same-site fetch', { origin: ORIGIN, 'sec-fetch-site': 'same-site' }],
  ])('with %s', async (_how, headers) => {
    const answer = await send(
      url,
      { ...headers, 'content-type': 'application/json' },
      JSON.stringify(BODIES[url]),
    );
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('with a body of type %s', async (type) => {
    const answer = await send(url, { origin: ORIGIN, 'content-type': type }, JSON.stringify(BODIES[url]));
    expect(answer.statusCode).toBe(415);
    expect(await everything()).toEqual(before);
  });

  it('by asking permission first', async () => {
    const answer = await server.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe.each(ROUTES)('%s refuses a body that is not exactly as agreed', (url) => {
  const good = BODIES[url] ?? {};
  const json = { origin: ORIGIN, 'content-type': 'application/json' };
  const [firstKey] = Object.keys(good);
  const variants: [string, string][] = [
    ...['uid', 'userId', 'role', 'emailVerified', 'createdAt', 'token2', 'constructor'].map(
      (key): [string, string] => [`the extra key ${key}`, JSON.stringify({ ...good, [key]: 'x' })],
    ),
    ['__proto__', `{"__proto__":{"role":"admin"},${JSON.stringify(good).slice(1)}`.replace(',}', '}')],
    ['an array', '[]'],
    ['a string', '"text"'],
    ['a number', '12'],
    ['broken JSON', '{"email":'],
    ...(firstKey
      ? ['12', '["x"]', '{"x":1}', 'true', 'null'].map((value): [string, string] => [
          `${value} for ${firstKey}`,
          JSON.stringify({ ...good, [firstKey]: JSON.parse(value) }),
        ])
      : []),
    ...(firstKey ? [['no body', 'null'] as [string, string]] : []),
  ];

  it.each(variants)('%s', async (_what, payload) => {
    const answer = await send(url, json, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toEqual({
      code: expect.any(String),
      message: expect.any(String),
      requestId: expect.any(String),
    });
    expect(answer.body).not.toMatch(/at .*\.ts|node_modules|zod|better|sqlite|SELECT|fastify/i);
    expect(await everything()).toEqual(before);
  });

  it('700 KiB of it', async () => {
    const answer = await send(url, json, JSON.stringify({ ...good, filler: 'x'.repeat(700 * 1024) }));
    expect(answer.statusCode).toBe(413);
    expect(await everything()).toEqual(before);
  });

  it('compressed', async () => {
    const answer = await send(url, { ...json, 'content-encoding': 'gzip' }, Buffer.from([0x1f, 0x8b, 8, 0]));
    expect([400, 415]).toContain(answer.statusCode);
  });

  it('nested 40 levels deep', async () => {
    const answer = await send(url, json, `${'['.repeat(40)}${']'.repeat(40)}`);
    expect(answer.statusCode).toBe(400);
  });
});

describe('emails', () => {
  it.each([
    '',
    'ruth',
    'ruth@',
    '@example.org',
    'a b@example.org',
    `${'x'.repeat(250)}@example.org`,
    "x'--@y",
  ])('refuses %j with the specified sentence', async (email) => {
    for (const answer of [await server.signUp(email), await server.signIn(email)]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error).toMatchObject({
        code: 'email-invalid',
        message: 'Please enter a valid email',
      });
    }
  });
});
