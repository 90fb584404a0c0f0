import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { until } from '#domain/testing/eventually.ts';
import { freePort } from '#harness/free-port.ts';
import { spawnServer, startServer } from '#harness/server-process.ts';
import { temporaryFolder } from './testing/engines.ts';

// Each of these starts a process, which is slow while other tests use both cores.
const folders: string[] = [];
function folder(): string {
  const made = temporaryFolder();
  folders.push(made);
  return made;
}
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

describe('starting', () => {
  it('says in one sentence that the port is taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const { exited } = spawnServer({ PORT: String(port), DATA_DIR: folder() });
    const { code, output } = await exited;
    other.close();
    expect([code, output.trim()]).toEqual([
      1,
      `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
    ]);
  });

  it.each([
    ['HOST', {}],
    ['METRICS_HOST', { METRICS_PORT: '0' }],
  ])('says that %s is no address of this machine', async (name, env) => {
    const address = '192.0.2.1';
    const { code, output } = await spawnServer({
      PORT: '0',
      DATA_DIR: folder(),
      AUTH_LIMITS: 'on',
      ...env,
      [name]: address,
    }).exited;
    expect([code, output.trim()]).toEqual([
      1,
      `${name}=${address} is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for every address.`,
    ]);
  });

  it('says that the port of the metrics is taken', async () => {
    const first = await startServer({ DATA_DIR: folder() });
    const { code, output } = await spawnServer({
      PORT: '0',
      DATA_DIR: folder(),
      METRICS_PORT: String(first.port),
    }).exited;
    await first.kill('SIGTERM');
    expect([code, output.trim()]).toEqual([
      1,
      `Port ${first.port} is already in use. Stop the other program, or choose another port: METRICS_PORT=${first.port + 1} npm start`,
    ]);
  });

  it('says that the data folder cannot be written', async () => {
    const file = join(folder(), 'a-file');
    writeFileSync(file, '');
    const { code, output } = await spawnServer({ PORT: '0', DATA_DIR: join(file, 'data') }).exited;
    expect([code, output.trim()]).toEqual([
      1,
      `The data folder ${join(file, 'data')} cannot be written (ENOTDIR). Allow this user to write there, or choose another folder with DATA_DIR.`,
    ]);
  });

  it('says that the database does not answer, without its password', async () => {
    const { code, output } = await spawnServer({
      PORT: '0',
      DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:1/plans',
      DATABASE_WAIT_SECONDS: '1',
    }).exited;
    expect([code, output.trim().split('\n')]).toEqual([
      1,
      [
        'The PostgreSQL database at 127.0.0.1:1 does not answer yet (ECONNREFUSED). Waiting up to 1 s (DATABASE_WAIT_SECONDS).',
        'The PostgreSQL database at 127.0.0.1:1 cannot be used (ECONNREFUSED). Start it or correct DATABASE_URL; without DATABASE_URL the built-in SQLite is used.',
      ],
    ]);
  });

  it('names the certificate that cannot be read', async () => {
    const { code, output } = await spawnServer({
      PORT: '0',
      DATABASE_URL:
        'postgres://app:hunter2@127.0.0.1:1/plans?sslmode=verify-full&sslrootcert=/nowhere/our-ca.pem',
    }).exited;
    expect([code, output.trim()]).toEqual([
      1,
      'The PostgreSQL database at 127.0.0.1:1 cannot be used (ENOENT: /nowhere/our-ca.pem). Start it or correct DATABASE_URL; without DATABASE_URL the built-in SQLite is used.',
    ]);
  });

  it('says what is wrong with a setting', async () => {
    const { code, output } = await spawnServer({ PORT: 'abc', DATA_DIR: folder() }).exited;
    expect([code, output.trim()]).toEqual([1, 'PORT must be a number from 0 to 65535, but it is "abc".']);
  });

  it('prints its address, its data folder and how to stop; keeps its files private', async () => {
    const dataDir = folder();
    const first = await startServer({ DATA_DIR: dataDir, QUIET_START: '0', BRAND_NAME: 'Bedrock' });
    const secretFile = join(dataDir, 'auth-secret');
    const secret = readFileSync(secretFile, 'utf8');
    expect(secret.length).toBeGreaterThanOrEqual(43);
    for (const name of ['auth-secret', 'cornerstone.db', 'cornerstone.db-wal', 'cornerstone.db-shm']) {
      expect([name, statSync(join(dataDir, name)).mode & 0o777]).toEqual([name, 0o600]);
    }
    const { code, output } = await first.kill('SIGTERM');
    expect(code).toBe(0);
    expect(output).toBe(
      `\n  Bedrock is ready at http://localhost:${first.port}\n  Data: ${dataDir}\n  Stop: Ctrl+C\n\n`,
    );
    const second = await startServer({ DATA_DIR: dataDir });
    expect(readFileSync(secretFile, 'utf8')).toBe(secret);
    expect((await second.kill('SIGINT')).code).toBe(0);
  });

  it('writes nothing but lines of JSON to standard output in production', async () => {
    const dataDir = folder();
    const { child, exited, output } = spawnServer({
      PORT: '0',
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      QUIET_START: '0',
      LOG_LEVEL: 'info',
    });
    await until(() => output().includes('"msg":"ready"'));
    child.kill('SIGTERM');
    const lines = (await exited).output.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'ready')).toEqual({
      level: 30,
      time: expect.any(Number),
      msg: 'ready',
      url: expect.stringMatching(/^http:\/\/localhost:\d+$/),
      data: dataDir,
    });
  });

  it('writes no empty line at log level trace', async () => {
    const server = await startServer({ DATA_DIR: folder(), LOG_LEVEL: 'info' });
    const { output } = await server.kill('SIGTERM');
    const lines = output.trim().split('\n');
    expect(JSON.parse(lines[0] ?? '').msg).toBe(`Server listening at ${server.url}`);
    expect(lines.filter((line) => line === '' || line.includes('"msg":""'))).toEqual([]);
  });

  it('shows its metrics on a port of their own, to this machine only', async () => {
    const metricsPort = await freePort();
    const server = await startServer({
      DATA_DIR: folder(),
      METRICS_PORT: String(metricsPort),
      HOST: '0.0.0.0',
      AUTH_LIMITS: 'on',
    });
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    // Reachable only if it listens on every address, as the app itself does here.
    await expect(fetch(`http://127.0.0.2:${metricsPort}/metrics`)).rejects.toThrow();
    const onApp = await fetch(`${server.url}/metrics`);
    await server.kill('SIGTERM');
    expect(text).toMatch(/^cornerstone_requests_total\{method="GET",route="\/readyz",status="200"\} \d+$/m);
    expect(text).toMatch(
      /^cornerstone_request_seconds_bucket\{method="GET",route="\/readyz",le="\+Inf"\} \d+$/m,
    );
    expect(text).toMatch(/^cornerstone_sqlite_wal_bytes \d+$/m);
    expect(await onApp.text()).not.toContain('cornerstone_requests_total');
  });
});
