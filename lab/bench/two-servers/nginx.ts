import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#harness/free-port.ts';

const SITE = join(import.meta.dirname, '..', '..', '..', 'deploy', 'nginx.conf');
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** The nginx site from the documentation, with other addresses and a test certificate. */
export async function startNginx(folder: string, ports: readonly number[]) {
  const [https, http] = [await freePort(), await freePort()];
  const certificate = makeCertificate(folder);
  const site = replaceAll(readFileSync(SITE, 'utf8'), [
    ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['127.0.0.1:3000', `127.0.0.1:${ports[0]}`],
    ['# server 127.0.0.1:3001', `server 127.0.0.1:${ports[1]}`],
    ['/etc/ssl/launch.example.com', join(folder, 'site')],
    ['launch.example.com', 'localhost'],
    ['/var/log/nginx', folder],
  ]);
  writeFileSync(join(folder, 'site.conf'), site);
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, mainConfig(folder));
  const child = spawn('nginx', ['-p', folder, '-c', main, '-g', 'daemon off;'], { stdio: 'inherit' });
  const exited = new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
  await untilAnswering(`http://127.0.0.1:${http}/`);
  return {
    origin: `https://localhost:${https}`,
    plainOrigin: `http://localhost:${http}`,
    certificate,
    site,
    log: () => readFileSync(join(folder, 'cornerstone.log'), 'utf8').trim().split('\n'),
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    filesOnDisk: () =>
      TEMPORARY.flatMap((name) => readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })),
    stop() {
      child.kill('SIGQUIT');
      return exited;
    },
  };
}

async function untilAnswering(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const isThere = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await wait(25);
  }
  throw new Error('nginx did not start');
}

// If the file's wording changes, the real address must not silently stay in.
function replaceAll(text: string, changes: readonly [string, string][]): string {
  return changes.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`deploy/nginx.conf no longer says: ${from}`);
    return result.replaceAll(from, to);
  }, text);
}

function mainConfig(folder: string): string {
  const isRoot = process.getuid?.() === 0;
  return [
    ...(isRoot ? ['user root;'] : []),
    `pid ${join(folder, 'nginx.pid')};`,
    `error_log ${join(folder, 'error.log')} warn;`,
    'worker_processes 2;',
    'events {}',
    'http {',
    ...TEMPORARY.map((name) => `  ${name}_temp_path ${join(folder, name)};`),
    `  include ${join(folder, 'site.conf')};`,
    '}',
  ].join('\n');
}

function makeCertificate(folder: string): string {
  const [certificate, key] = [join(folder, 'site.pem'), join(folder, 'site.key')];
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', ['req', ...made, ...named, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return readFileSync(certificate, 'utf8');
}
