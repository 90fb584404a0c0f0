import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedEngine, openSqlite } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type Person, type TestApp } from '#server/testing/test-app.ts';
import { jsonDepth } from './json-depth.ts';

let opened: OpenedEngine;
let app: TestApp;
let ruth: Person;
beforeAll(async () => {
  opened = await openSqlite();
  app = await openTestApp(opened.engine);
  ruth = await app.person('ruth@example.org');
});
afterAll(async () => {
  await app.close();
  await opened.stop();
});

const PACKED = gzipSync(Buffer.alloc(50_000_000));
const JSON_TYPE = { 'content-type': 'application/json' };
const SENDING: [string, string][] = [
  ['PUT', '/api/users/UID/blueprints/3f2b8c1e-6a4d-4f5b-9c7e-0a1b2c3d4e5f'],
  ['POST', '/api/users/UID/blueprints/3f2b8c1e-6a4d-4f5b-9c7e-0a1b2c3d4e5f/versions'],
  ['POST', '/api/users/UID/blueprints/3f2b8c1e-6a4d-4f5b-9c7e-0a1b2c3d4e5f/restore'],
  ['DELETE', '/api/users/UID/blueprints/3f2b8c1e-6a4d-4f5b-9c7e-0a1b2c3d4e5f'],
  ['POST', '/api/auth/sign-up'],
  ['POST', '/api/auth/sign-in'],
  ['POST', '/api/auth/sign-out'],
  ['POST', '/api/auth/request-password-reset'],
  ['POST', '/api/auth/reset-password'],
  ['POST', '/api/auth/change-password'],
  ['POST', '/api/auth/sign-out-everywhere'],
  ['POST', '/api/auth/delete-account'],
];
const send = (
  method: string,
  path: string,
  payload: string | Buffer,
  headers: Record<string, string> = JSON_TYPE,
) =>
  ruth.call(method, path.replace('UID', ruth.uid), {
    payload,
    headers: { 'if-none-match': '*', ...headers },
  });

describe.each(SENDING)('%s %s', (method, path) => {
  it('refuses a body of one byte too many', async () => {
    const { statusCode, body } = await send(method, path, `"${'x'.repeat(655_359)}"`);
    expect([statusCode, JSON.parse(body).error.code]).toEqual([413, 'too-large']);
  });

  it('refuses a body that is nested more than 32 deep', async () => {
    for (const depth of [33, 1_000, 100_000]) {
      const { statusCode, body } = await send(method, path, '['.repeat(depth) + ']'.repeat(depth));
      expect([statusCode, JSON.parse(body).error.code]).toEqual([400, 'too-deep']);
    }
  });

  it.each([
    'text/plain',
    'text/json',
    'application/xml',
    'application/json; charset=utf-16',
    'application/json\ta',
    'x',
  ])('refuses a body that calls itself %j', async (type) => {
    const { statusCode } = await send(method, path, '{}', { 'content-type': type });
    expect(statusCode).toBe(415);
  });

  it('refuses a body with a content encoding before reading it', async () => {
    for (const packing of ['gzip', 'br', 'deflate, gzip', 'x']) {
      const headers = { ...JSON_TYPE, 'content-encoding': packing };
      const { statusCode, body } = await send(method, path, '{}', headers);
      expect([statusCode, JSON.parse(body).error.code]).toEqual([415, 'unsupported-media-type']);
    }
  });

  it('refuses a compressed body, bytes that are no text, and text that is no JSON', async () => {
    const bodies = [PACKED, Buffer.from([0x22, 0xff, 0xfe, 0x22]), '{', '{"a":}', '\u0000'];
    for (const body of bodies) {
      const { statusCode } = await send(method, path, body);
      expect([400, 413, 415]).toContain(statusCode);
    }
  });

  it.each([
    '{"__proto__":{"polluted":true}}',
    '{"\\u005f_proto__":{"polluted":true}}',
    '{"__pro\\u0000to__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"a":{"__proto__":{"polluted":true}}}',
  ])('is not poisoned by %s', async (payload) => {
    const { statusCode } = await send(method, path, payload);
    expect(statusCode).not.toBe(200);
    expect(statusCode).toBeLessThan(500);
    expect('polluted' in {}).toBe(false);
  });
});

describe('a blueprint', () => {
  const path = (id: string) => `${ruth.mine}/${id}`;

  it('is refused when a poisoned answer hides in it', async () => {
    const blueprint = newBlueprint();
    const text = JSON.stringify(blueprint).replace('"answers":{}', '"answers":{"0":"a","__proto__":"b"}');
    expect((await send('PUT', path(blueprint.id), text)).statusCode).toBe(400);
  });

  it('is refused in a body that begins with a byte-order mark, which no browser sends', async () => {
    const blueprint = newBlueprint('sales');
    const { statusCode } = await send('PUT', path(blueprint.id), `\ufeff${JSON.stringify(blueprint)}`);
    expect(statusCode).toBe(400);
  });

  it('keeps hostile text as text: 500 injections change no other row', async () => {
    const person = await app.person('payload@example.org');
    const seeds = [
      "' OR '1'='1",
      '"; DROP TABLE users; --',
      "'); DELETE FROM blueprints; --",
      '$1',
      '?',
      '%27',
      '\\x27',
    ];
    const blueprint = newBlueprint('brand');
    await person.create(blueprint);
    const others = () =>
      opened.engine.read('SELECT * FROM blueprints WHERE uid <> ? ORDER BY id', [person.uid]);
    const before = await others();
    for (let index = 0; index < 500; index += 1) {
      const text = `${seeds[index % seeds.length]} ${index} ${'`\'"'.repeat(index % 5)}`;
      const changed = {
        ...blueprint,
        title: text.padEnd(3, '.'),
        content: { ...blueprint.content, notes: text },
      };
      const answer = await person.replace(changed, index + 1);
      expect(answer.statusCode).toBe(200);
      const guess = await person.call('GET', `${person.mine}/${encodeURIComponent(text)}/versions`);
      expect([404, 400]).toContain(guess.statusCode);
      expect(guess.body).not.toMatch(/SELECT|SQLITE|syntax/i);
    }
    const [stored] = (await person.list()).json().blueprints;
    expect(stored.content.notes).toBe(`${seeds[499 % seeds.length]} 499 ${'`\'"'.repeat(4)}`);
    expect(await others()).toEqual(before);
  });
});

describe('the depth of a JSON text', () => {
  it.each([
    ['"[[["', 0],
    ['{"a":[1,{"b":"}]\\"]"}]}', 3],
    ['"\\\\"', 0],
    ['["\\\\",[]]', 2],
    ['', 0],
  ])('of %s is %i', (text, depth) => {
    expect(jsonDepth(text)).toBe(depth);
  });
});
