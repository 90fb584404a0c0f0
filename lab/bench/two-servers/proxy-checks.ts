import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_BODY_BYTES } from '#domain/api/api-contract.ts';
import type { Browser, BrowserReply } from './browser.ts';
import type { Nginx } from './nginx.ts';
import type { Report } from './report.ts';

const ASSETS = join('dist', 'client', 'assets');
// Specific to a connection, or new for each reply.
const NOT_COMPARED = ['connection', 'keep-alive', 'date', 'server', 'transfer-encoding', 'x-request-id'];

type Setting = { browser: Browser; nginx: Nginx; servers: readonly { url: string }[]; report: Report };

/** Whether the app's replies arrive unchanged behind the proxy. */
export async function checkProxy(setting: Setting): Promise<void> {
  const { browser, nginx, report } = setting;
  await browser.ask({ path: '/healthz' });
  report.check('HTTP/2 by ALPN', browser.protocol === 'h2', browser.protocol);
  const plain = await fetch(`${nginx.plainOrigin}/x?y=1`, { redirect: 'manual' });
  report.check('plain http is sent to https', plain.status === 308, plain.headers.get('location'));
  await checkHeaders(setting);
  await checkCompression(setting);
  await checkBodyLimit(setting);
  await checkIdleTimes(setting);
}

async function checkHeaders({ browser, servers, report }: Setting): Promise<void> {
  for (const path of ['/', '/api/auth/session', '/api/nothing', '/healthz']) {
    const direct = await fetch(`${servers[0]?.url}${path}`, { headers: { cookie: browser.cookie } });
    const through = await browser.ask({ path, headers: { 'accept-encoding': 'gzip, deflate' } });
    const different = [...direct.headers]
      .filter(([name]) => !NOT_COMPARED.includes(name) && name !== 'content-length')
      .filter(([name, value]) => through.headers[name] !== value)
      .map(([name]) => name);
    report.check(`headers of ${path} arrive unchanged`, different.length === 0, different.join() || 'all');
  }
  const { headers } = await browser.ask({ path: '/' });
  const hsts = String(headers['strict-transport-security']);
  report.check('HSTS of two years', hsts.startsWith('max-age=63072000'), hsts);
  const csp = String(headers['content-security-policy']);
  report.check('content security policy', csp.includes("frame-ancestors 'none'"), `${csp.length} characters`);
}

async function checkCompression({ browser, report }: Setting): Promise<void> {
  const file = readdirSync(ASSETS).find((name) => name.endsWith('.js')) ?? '';
  const path = `/assets/${file}`;
  for (const [encoding, extension] of Object.entries({ br: 'br', gzip: 'gz' })) {
    const said = await browser.ask({ path, headers: { 'accept-encoding': encoding } });
    const isSame = said.body.equals(readFileSync(join(ASSETS, `${file}.${extension}`)));
    const isMarked = said.headers['content-encoding'] === encoding;
    report.check(`${encoding} file, byte for byte`, isSame && isMarked, `${said.body.length} bytes`);
    const etag = String(said.headers.etag);
    const again = await browser.ask({
      path,
      headers: { 'accept-encoding': encoding, 'if-none-match': etag },
    });
    report.check(`${encoding} file again by its tag`, again.status === 304, again.status);
  }
  const page = await browser.ask({ path: '/', headers: { 'accept-encoding': 'br', cookie: '' } });
  const isSmall = page.headers['content-encoding'] === 'br';
  report.check('the page of a visitor, compressed by the app', isSmall, `${page.body.length} bytes`);
}

async function checkBodyLimit({ browser, nginx, report }: Setting): Promise<void> {
  const post = (bytes: number): Promise<BrowserReply> =>
    browser.ask({ method: 'POST', path: '/api/auth/sign-in', body: JSON.stringify('x'.repeat(bytes - 2)) });
  const codeOf = ({ body }: BrowserReply) =>
    /"code":"([a-z-]+)"/.exec(body.toString())?.[1] ?? 'not our words';
  const largest = await post(MAX_BODY_BYTES);
  report.check('a body of 640 KiB reaches the app', largest.status === 400, codeOf(largest));
  const larger = await post(MAX_BODY_BYTES + 1);
  report.check(
    'one byte more: 413 in our words',
    larger.status === 413 && codeOf(larger) === 'too-large',
    codeOf(larger),
  );
  const huge = await post(800_000);
  report.check('800 KB: 413 by nginx', huge.status === 413, huge.status);
  const files = nginx.filesOnDisk().filter((name) => String(name).match(/\d{6,}/));
  const isBuffered = nginx.errors().includes('temporary file');
  report.check(
    'no words on the disk of the proxy',
    files.length === 0 && !isBuffered,
    `${files.length} files`,
  );
}

async function checkIdleTimes({ nginx, servers, report }: Setting): Promise<void> {
  const secondsOf = (name: string) => Number(new RegExp(`${name} (\\d+)s;`).exec(nginx.site)?.[1]);
  const { headers } = await fetch(`${servers[0]?.url}/healthz`);
  const ours = Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1]);
  const theirs = secondsOf(' keepalive_timeout');
  report.check('nginx closes idle connections first', theirs < ours, `${theirs} s < ${ours} s`);
}
