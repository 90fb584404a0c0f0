import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClientFolder } from '#server/pages/testing/client-folder.ts';
import { type OpenedEngine, openSqlite } from '#server/testing/engines.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';

const client = makeClientFolder();
let opened: OpenedEngine;
let app: TestApp;
beforeAll(async () => {
  opened = await openSqlite();
  app = await openTestApp(opened.engine, { page: client.page, isListening: true });
});
afterAll(async () => {
  await app.close();
  await opened.stop();
  client.remove();
});

/** Everything the server replies to these bytes until it is silent or hangs up. */
function talk(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(app.port(), '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setTimeout(4_000, () => socket.destroy());
    socket.on('data', (data) => {
      heard += data.toString('latin1');
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(heard) : reject(error),
    );
  });
}
const get = (target: string) =>
  talk(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);

describe('requests that are not HTTP', () => {
  const HOST = 'Host: localhost\r\n';
  const broken: [string, string, RegExp][] = [
    [
      'a length and chunks',
      `POST /api/auth/sign-in HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      /^HTTP\/1\.1 400/,
    ],
    [
      'two lengths',
      `POST /api/auth/sign-in HTTP/1.1\r\n${HOST}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`,
      /^HTTP\/1\.1 400/,
    ],
    ['bare line feeds', `GET / HTTP/1.1\nHost: localhost\n\n`, /^HTTP\/1\.1 400/],
    [
      'a header of 100 KB',
      `GET / HTTP/1.1\r\n${HOST}X-Long: ${'x'.repeat(100_000)}\r\n\r\n`,
      /^HTTP\/1\.1 431/,
    ],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400/],
    ['HTTP/0.9', 'GET /\r\n\r\n', /^HTTP\/1\.1 400/],
    ['a space in a header name', `GET / HTTP/1.1\r\n${HOST}X Y: 1\r\n\r\n`, /^HTTP\/1\.1 400/],
    [
      'a folded header',
      `GET / HTTP/1.1\r\n${HOST}Connection: close\r\nX: 1\r\n 2\r\n\r\n`,
      /^HTTP\/1\.1 (400|200)/,
    ],
    ['noise', '\u0000\u0001\u0002\r\n\r\n', /^HTTP\/1\.1 400/],
    ['a broken percent', `GET /%zz HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`, /^HTTP\/1\.1 400/],
    ['an unknown method', `BREW / HTTP/1.1\r\n${HOST}\r\n`, /^HTTP\/1\.1 400/],
    [
      'a chunk of wrong size',
      `POST /api/auth/sign-in HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`,
      /^HTTP\/1\.1 (400|403)/,
    ],
  ];
  it.each(broken)('(%s) are refused in our own format', async (_, bytes, status) => {
    const heard = await talk(bytes);
    expect(heard).toMatch(status);
    expect(heard).toContain('content-security-policy: ');
    expect(heard).not.toMatch(/at .*\.[jt]s:\d+|node_modules|HPE_|FST_/);
    expect(await get('/healthz')).toMatch(/^HTTP\/1\.1 200[\s\S]*\{"status":"ok"\}$/);
  });

  it.each(['GET /healthz', 'PUT /api/users/u/blueprints/b', 'GET /nothing.here'])(
    'an expectation that nobody knows is passed over, and %s is answered with all headers',
    async (line) => {
      const heard = await talk(
        `${line} HTTP/1.1\r\nHost: localhost\r\nExpect: the-unexpected\r\nConnection: close\r\n\r\n`,
      );
      expect(heard).toMatch(/^HTTP\/1\.1 (200|403|404)/);
      expect(heard).toContain('content-security-policy: ');
    },
  );

  it('do not confuse the next request on the same connection', async () => {
    const smuggled = 'POST /api/auth/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: 44\r\n\r\n';
    const heard = await talk(
      `${smuggled}GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n     GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(heard).not.toContain('"ready"');
  });
});

describe('paths that try to leave the folder', () => {
  const DOTS = [
    '..',
    '%2e%2e',
    '%2e.',
    '.%2e',
    '..%00',
    '%252e%252e',
    '..;',
    '\u002e\u002e',
    '%c0%ae%c0%ae',
    '....',
  ];
  const SLASHES = ['/', '%2f', '%5c', '\\', '//', '%252f', '/./', '%c0%af'];
  const TARGETS = [
    'outside.txt',
    'client/.env',
    'prerender/sign-in.css',
    'etc/passwd',
    '.env',
    '.git/config',
  ];
  const STARTS = ['/', '/assets/', '//', '/assets%2f', '/%2e/', '/favicon.svg/'];

  it('get nothing from outside, in 16 forms over a raw socket', async () => {
    const forms = STARTS.flatMap((start) =>
      DOTS.slice(0, 4).map((dots) => `${start}${dots}/outside.txt`),
    ).slice(0, 16);
    for (const form of forms) {
      const heard = await get(form);
      expect(heard).toMatch(/^HTTP\/1\.1 (400|404|200)/);
      expect(heard).not.toContain('secret');
    }
  });

  it('get nothing from outside, in 5,000 encodings', async () => {
    const forms: string[] = [];
    for (let index = 0; forms.length < 5_000; index += 1) {
      const pick = <T>(list: readonly T[], step: number) => list[Math.floor(index / step) % list.length];
      const climb = `${pick(DOTS, 1)}${pick(SLASHES, DOTS.length)}`.repeat(1 + (index % 4));
      const start = pick(STARTS, DOTS.length * SLASHES.length);
      forms.push(`${start}${climb}${pick(TARGETS, DOTS.length * SLASHES.length * STARTS.length)}`);
    }
    for (const form of forms) {
      const { body, statusCode } = await app.app.inject({
        method: 'GET',
        url: form,
        headers: { host: 'localhost' },
      });
      expect(body).not.toMatch(/secret|root:/);
      expect(statusCode).toBeLessThan(500);
    }
  });
});
