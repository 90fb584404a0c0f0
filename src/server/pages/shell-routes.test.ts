import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { type OpenedEngine, openSqlite } from '#server/testing/engines.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeClientFolder } from './testing/client-folder.ts';

const closing: (() => Promise<unknown> | unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function appWith(env: Record<string, string> = {}): Promise<TestApp> {
  const client = makeClientFolder({
    brandName: env.BRAND_NAME ?? 'Cornerstone',
    mailEnabled: false,
    ...(env.CONTACT && { contact: env.CONTACT }),
    ...(env.ANALYTICS_CONFIG && { analytics: JSON.parse(env.ANALYTICS_CONFIG) }),
  });
  const opened: OpenedEngine = await openSqlite();
  const app = await openTestApp(opened.engine, { page: client.page, env });
  closing.push(client.remove, opened.stop, app.close);
  return app;
}

async function buildOf(app: TestApp) {
  const { body } = await app.call('GET', '/worker.js');
  return JSON.parse(/^const BUILD = (.*);$/m.exec(body)?.[1] ?? 'null');
}

describe('the service worker', () => {
  it('contains the list of all files that it caches, and is revalidated each time', async () => {
    const app = await appWith();
    const answer = await app.call('GET', '/worker.js');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(answer.body).toContain('onfetch = () => BUILD;');
    const { files } = await buildOf(app);
    const essential = Object.fromEntries(
      files.map((file: { path: string; isEssential: boolean }) => [file.path, file.isEssential]),
    );
    expect(essential).toEqual({
      '/assets/a-1.js': true,
      '/assets/a-1.css': true,
      '/assets/b-1.js': false,
      '/assets/first-answer-1.js': true,
      '/look.js': true,
      '/favicon.svg': true,
      '/help': true,
      '/privacy': true,
      '/manifest.webmanifest': true,
    });
    const script = await app.call('GET', '/assets/a-1.js');
    const listed = files.find((file: { path: string }) => file.path === '/assets/a-1.js');
    expect(script.headers.etag).toContain(listed.digest);
  });

  it('is a new version even if only a setting has changed', async () => {
    const [first, same, other] = [
      await appWith(),
      await appWith(),
      await appWith({ BRAND_NAME: 'Keystone' }),
    ];
    expect((await buildOf(same)).version).toBe((await buildOf(first)).version);
    expect((await buildOf(other)).version).not.toBe((await buildOf(first)).version);
  });

  it('can be withdrawn: its script then unregisters it, and pages register no other', async () => {
    const app = await appWith({ SERVICE_WORKER: 'off' });
    const { body, statusCode } = await app.call('GET', '/worker.js');
    expect([statusCode, body]).toEqual([200, 'onactivate = () => registration.unregister();']);
    expect((await app.call('GET', '/')).body).toContain('"isWorkerOff":true');
    expect((await (await appWith()).call('GET', '/')).body).not.toContain('isWorkerOff');
  });
});

describe('the page that a browser caches', () => {
  it('has nobody’s data in it, whoever asks', async () => {
    const app = await appWith();
    const person = await app.person('naomi@example.org');
    for (const path of ['/shell', '/shell/dashboard']) {
      const { body, headers } = await person.call('GET', path);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('"user":null');
      expect(body).toContain('"isShell":true');
      expect(body).not.toContain('naomi');
      // Without the device's look as well: a script reads it on the device, allowed by its hash.
      expect(body).toContain('<head><script>document.dataset.theme = 1;</script>');
      const hash = createHash('sha256').update('document.dataset.theme = 1;').digest('base64');
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
      expect(headers.etag).toBe(`"${(await buildOf(app)).version}"`);
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    }
  });

  it('is the rendered top of the dashboard, or an empty page for every other screen', async () => {
    const app = await appWith();
    expect((await app.call('GET', '/shell/dashboard')).body).toContain('<h1>Your blueprints</h1>');
    expect((await app.call('GET', '/shell')).body).toContain('<div id="root"></div>');
  });
});

describe('the pages about help and privacy', () => {
  it('need no account, and have their own style and one script', async () => {
    const app = await appWith({ BRAND_NAME: 'Rock & <Sons>' });
    const { statusCode, headers, body } = await app.call('GET', '/help');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toMatch(/^<!doctype html><html><head><style>h1\{color:navy\}<\/style><\/head>/);
    expect(body).toContain('<p>Rock &amp; &lt;Sons&gt;</p>');
    const hash = createHash('sha256').update('h1{color:navy}').digest('base64');
    expect(headers['content-security-policy']).toContain(
      `script-src 'self'; connect-src 'self'; style-src 'sha256-${hash}';`,
    );
    expect((await app.call('GET', '/privacy')).body).toContain('<h1>What you write is private</h1>');
  });

  it.each([
    [undefined, 'Write to the person who runs this site.'],
    ['ruth@example.com', /Write to <a href="mailto:ruth@example\.com"[^>]*>ruth@example\.com<\/a>\./],
    [
      'https://example.com/help',
      /Write to <a href="https:\/\/example\.com\/help"[^>]*>example\.com\/help<\/a>\./,
    ],
  ])('say whom to ask when CONTACT is %s', async (contact, words) => {
    const app = await appWith({ ...(contact && { CONTACT: contact }) });
    expect((await app.call('GET', '/help')).body).toMatch(words);
  });

  it('mention analytics where it is on', async () => {
    const app = await appWith({ ANALYTICS_CONFIG: '{"apiKey":"a","appId":"b","measurementId":"G-1"}' });
    expect((await app.call('GET', '/privacy')).body).toContain('<h1>Visits</h1>');
  });
});

describe('installing', () => {
  it('shows the operator’s own name under the icon', async () => {
    const app = await appWith({ BRAND_NAME: 'Rock & <Sons>' });
    const { headers, body } = await app.call('GET', '/manifest.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json');
    expect(JSON.parse(body)).toEqual({ name: 'Business Launch Blueprint', short_name: 'Rock & <Sons>' });
  });

  it('has the same policy at every address of a screen, and no weaker one elsewhere', async () => {
    const app = await appWith();
    const policyAt = async (path: string) => (await app.call('GET', path)).headers['content-security-policy'];
    const usual = await policyAt('/');
    expect(usual).toContain("require-trusted-types-for 'script'");
    for (const path of ['/tell', '/launch', '/kit', '/week', '/facts', '/book'])
      expect(await policyAt(path), path).toBe(usual);
    for (const path of ['/kit/..%2f<script>', '/nowhere'])
      expect(await policyAt(path), path).toMatch(/^default-src 'none'; script-src 'self'/);
  });

  it('lets only the app’s own worker run', async () => {
    const policy = (await (await appWith()).call('GET', '/')).headers['content-security-policy'];
    expect(policy).toContain("worker-src 'self';");
    expect(policy).toContain('trusted-types default app-worker inert-document');
  });
});
