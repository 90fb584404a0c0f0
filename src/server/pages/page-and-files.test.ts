import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedEngine, openSqlite } from '#server/testing/engines.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeClientFolder } from './testing/client-folder.ts';

const client = makeClientFolder({ brandName: 'Rock & <Sons>', mailEnabled: true });
let opened: OpenedEngine;
let app: TestApp;
beforeAll(async () => {
  opened = await openSqlite();
  app = await openTestApp(opened.engine, { page: client.page, env: { BRAND_NAME: 'Rock & <Sons>' } });
});
afterAll(async () => {
  await app.close();
  await opened.stop();
  client.remove();
});

describe('files of the client', () => {
  it('are cached forever when their name carries a hash, and checked again otherwise', async () => {
    const asset = await app.call('GET', '/assets/a-1.js');
    expect(asset.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const icon = await app.call('GET', '/favicon.svg');
    expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
    const again = await app.call('GET', '/favicon.svg', {
      headers: { 'if-none-match': String(icon.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('are sent compressed as they were built, when the browser can read it', async () => {
    const plain = await app.call('GET', '/assets/a-1.js');
    const zipped = await app.call('GET', '/assets/a-1.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(zipped.headers.etag).not.toBe(plain.headers.etag);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    const refused = await app.call('GET', '/assets/a-1.js', { headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('are sent in the smallest of the forms that both know, each under a tag of its own', async () => {
    const ask = (accepted: string, etag?: unknown) =>
      app.call('GET', '/assets/b-1.js', {
        headers: {
          'accept-encoding': accepted,
          ...(etag !== undefined && { 'if-none-match': String(etag) }),
        },
      });
    const [plain, gzip, br] = [await ask(''), await ask('gzip'), await ask('gzip, br')];
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const bare = String(plain.headers.etag).slice(0, -1);
    expect(bare).toMatch(/^"[\w-]{16,}$/);
    expect([gzip.headers.etag, br.headers.etag]).toEqual([`${bare}-gzip"`, `${bare}-br"`]);
    expect((await ask('', plain.headers.etag)).statusCode).toBe(304);
    expect((await ask('gzip', plain.headers.etag)).statusCode).toBe(200);
  });

  it('stay there for pages that were opened before the last build', async () => {
    const { statusCode, body, headers } = await app.call('GET', '/assets/a-0.js');
    expect([statusCode, body]).toEqual([200, "console.log('of the build before')"]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  const missing = [
    '/.env',
    '/.git/config',
    '/.vite/manifest.json',
    '/assets/a-1.js.map',
    '/assets/a-1.js.gz',
    '/assets/a-0.js.map',
    '/before/index.html.br',
    '/assets/unknown.js',
    '/assets',
    '/assets/',
    '/index.html.br',
    '/favicon.svg/x.svg',
    '/api',
    '/api/unknown',
  ];
  it.each(missing)('%s is not there', async (path) => {
    const answer = await app.call('GET', path);
    expect(answer.body).not.toContain('secret');
    if (path !== '/assets') expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not-found']);
  });
});

describe('the page', () => {
  it.each(['/', '/book', '/blueprints/identity', '/reset?token=abc'])('is what %s shows', async (path) => {
    const answer = await app.call('GET', path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
    });
    expect(answer.body).toContain(
      '<script type="application/json" id="boot">{"user":null,"config":{"brandName":"Rock & \\u003cSons>"',
    );
  });

  it('says with the sign-in screen that another device has signed this browser out', async () => {
    const person = await app.person('dinah@example.org');
    await person.call('POST', '/api/auth/sign-out-everywhere');
    const { body } = await person.call('GET', '/');
    expect(body).toContain('<h1>Welcome Back</h1>');
    expect(body).toContain('"isEndedElsewhere":true');
    expect((await app.call('GET', '/')).body).not.toContain('isEndedElsewhere');
  });

  it('shows a visitor the rendered sign-in screen with its styles, allowed by their hash alone', async () => {
    const { body, headers } = await app.call('GET', '/');
    expect(body).toContain(
      '<div id="root"><h1>Welcome Back</h1><p>Rock &amp; &lt;Sons&gt;</p><a>Forgot password?</a></div>',
    );
    expect(body).toContain('<style>h1{color:blue}</style>');
    // All other rules come after it: a stylesheet before it would delay the first paint.
    expect(body.split('rel="stylesheet"')).toHaveLength(2);
    expect(body).toMatch(/<\/script><link rel="stylesheet" href="\/assets\/a-1\.css"><\/body>/);
    const hash = createHash('sha256').update('h1{color:blue}').digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}' `);
  });

  it.each(['/sign-up', '/sign-up/', '/sign-up?from=example'])(
    'shows a visitor the form for a new account at %s, from the first frame on',
    async (path) => {
      const { body, headers } = await app.call('GET', path);
      expect(body).toContain(
        '<div id="root"><h1>Create an Account</h1><p>Rock &amp; &lt;Sons&gt;</p></div><script>window.firstAnswer = 1;',
      );
      expect(body).toContain('<style>h1{color:teal}</style>');
      const hash = createHash('sha256').update('h1{color:teal}').digest('base64');
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    },
  );

  it('responds to a visitor from the first frame on, by an inline script that only its hash allows', async () => {
    const { body, headers } = await app.call('GET', '/');
    expect(body).toContain('</div><script>window.firstAnswer = 1;\n</script><script type="application/json"');
    expect(body).not.toContain('first-answer-1.js');
    const hash = createHash('sha256').update('window.firstAnswer = 1;\n').digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    const { headers: elsewhere } = await (await app.person('joanna@example.org')).call('GET', '/book');
    expect(elsewhere['content-security-policy']).toContain("script-src 'self';");
  });

  it('shows somebody signed in the top of the dashboard at once, with its styles and scripts', async () => {
    const person = await app.person('naomi@example.org');
    const { body, headers } = await person.call('GET', '/');
    expect(body).toContain('<div id="root"><h1>Your blueprints</h1><p>Rock &amp; &lt;Sons&gt;</p></div>');
    expect(body).toContain('<head><style>h1{color:gold}</style></head>');
    // After the screen, so that the screen is in the first chunk.
    expect(body).toMatch(
      /<\/script><script defer src="\/assets\/first-answer-1\.js"><\/script><link rel="modulepreload" fetchpriority="low" href="\/assets\/a-1\.js"><link rel="stylesheet" href="\/assets\/a-1\.css"><\/body>/,
    );
    expect(body).toContain('"email":"naomi@example.org"');
    const hash = createHash('sha256').update('h1{color:gold}').digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  it('shows somebody who is signed in their dashboard at the address for new accounts', async () => {
    const person = await app.person('orpah@example.org');
    const { body } = await person.call('GET', '/sign-up');
    expect(body).toContain('<div id="root"><h1>Your blueprints</h1><p>Rock &amp; &lt;Sons&gt;</p></div>');
    expect(body).not.toContain('Create an Account');
  });

  it('gives somebody signed in the plain page anywhere else', async () => {
    const person = await app.person('ruth@example.org');
    const { body, headers } = await person.call('GET', '/book');
    expect(body).toContain('<div id="root"></div>');
    expect(body).toMatch(
      /^<!doctype html><html><head>.*<link rel="modulepreload" href="\/assets\/a-1\.js"><\/head><body>/,
    );
    expect(body).toContain('"email":"ruth@example.org"');
    expect(headers['content-security-policy']).toContain("style-src 'self';");
  });
});

describe('the example book', () => {
  it.each(['a visitor', 'somebody signed in'])(
    'is the same page for %s, and no script may run in it',
    async (who) => {
      const reader = who === 'a visitor' ? app : await app.person('lydia@example.org');
      const { statusCode, body, headers } = await reader.call('GET', '/example');
      expect(statusCode).toBe(200);
      expect(body).toBe(
        '<!doctype html><html><head><style>h1{color:green}</style></head><body><p>Rock &amp; &lt;Sons&gt;</p><h1>Launch book</h1></body></html>',
      );
      const hash = createHash('sha256').update('h1{color:green}').digest('base64');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`default-src 'none'; connect-src 'self'; style-src 'sha256-${hash}';`);
      expect(policy).not.toContain('script-src');
    },
  );

  it('of the second person is at an address of its own, with its own looks', async () => {
    const { statusCode, body, headers } = await app.call('GET', '/example/ruth');
    expect(statusCode).toBe(200);
    expect(body).toBe(
      '<!doctype html><html><head><style>h1{color:olive}</style></head><body><h1>Her launch book</h1></body></html>',
    );
    const hash = createHash('sha256').update('h1{color:olive}').digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
  });
});

describe('the look of a device', () => {
  const htmlOf = async (path: string, cookie: string) => {
    const { body } = await app.call('GET', path, { headers: { cookie } });
    return /<html[^>]*>/.exec(body)?.[0];
  };

  it.each(['/', '/example', '/example/ruth', '/book'])(
    'is drawn into %s from the first byte on',
    async (path) => {
      expect(await htmlOf(path, 'look=dark.125')).toBe('<html data-theme="dark" data-text="125">');
      expect(await htmlOf(path, 'look=light.100')).toBe('<html data-theme="light">');
    },
  );

  it('ignores invalid cookies', async () => {
    expect(await htmlOf('/', 'look="onload=alert(1).100')).toBe('<html>');
  });
});
