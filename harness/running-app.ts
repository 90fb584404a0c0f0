import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildClientOnce } from './build-once.ts';
import { freePort } from './free-port.ts';
import type { HttpPerson } from './http-person.ts';
import { plantPeople } from './planted-people.ts';
import { scratchFolder } from './scratch-folder.ts';
import { type ServerProcess, startServer } from './server-process.ts';

// Inserting costs one opening of the database, for any number of people.
const PLANTED_AT_ONCE = 50;

export type RunningApp = {
  url: string;
  dataDir: string;
  /** A signed-in person used by nobody else, without documents. */
  newPerson(): Promise<HttpPerson>;
  /** The server's output since its last start. */
  output(): string;
  stop(): Promise<void>;
  /** Restarts on the same address and data: for outages, or with other settings for another version. */
  start(other?: Record<string, string>): Promise<void>;
  /** Stops it and removes its data. */
  end(): Promise<void>;
};

/** The real server with the built client, on a free port, with its own data folder. */
export async function runApp(env: Record<string, string> = {}): Promise<RunningApp> {
  buildClientOnce();
  const PORT = String(await freePort());
  const dataDir = scratchFolder();
  const planted: HttpPerson[] = [];
  let server: ServerProcess | undefined;
  let output = () => '';

  async function start(other: Record<string, string> = {}) {
    server = await startServer({ LOG_LEVEL: 'error', ...env, ...other, PORT, DATA_DIR: dataDir });
    output = server.output;
  }

  async function stop() {
    const ended = await server?.kill('SIGTERM');
    server = undefined;
    // A test that sets a log level reads the output itself; otherwise an error would go unseen.
    if (ended && !env.LOG_LEVEL) process.stderr.write(ended.output);
  }

  await start();
  return {
    // Not 127.0.0.1, which the test providers use: as in production, the two are different sites.
    url: `http://localhost:${PORT}`,
    dataDir,
    async newPerson() {
      if (planted.length === 0) planted.push(...(await plantPeople(dataDir, PLANTED_AT_ONCE)));
      const person = planted.pop();
      if (!person) throw new Error('Nobody was planted.');
      return person;
    },
    output: () => output(),
    start,
    stop,
    async end() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Every byte the server has written to disk, as text. */
export function textOnDisk({ dataDir }: RunningApp): string {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}
