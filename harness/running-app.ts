import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildClientOnce } from './build-once.ts';
import { freePort } from './free-port.ts';
import type { HttpPerson } from './http-person.ts';
import { plantPeople } from './planted-people.ts';
import { scratchFolder } from './scratch-folder.ts';
import { type ServerProcess, startServer } from './server-process.ts';

// Planting costs one opening of the database, however many they are.
const PLANTED_AT_ONCE = 50;

export type RunningApp = {
  url: string;
  dataDir: string;
  /** Somebody nobody else uses, signed in, who owns nothing yet. */
  newPerson(): Promise<HttpPerson>;
  /** Everything the server printed since it was last started. */
  output(): string;
  stop(): Promise<void>;
  /** The same address and data again: for outages; with other settings, for another version. */
  start(other?: Record<string, string>): Promise<void>;
  /** Stops it and removes its data. */
  end(): Promise<void>;
};

/** The real server over the built client, on a free port, with a data folder of its own. */
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
    // Anyone who asks for more than errors reads it; an error would go unseen.
    if (ended && !env.LOG_LEVEL) process.stderr.write(ended.output);
  }

  await start();
  return {
    // Not 127.0.0.1, where the providers of the tests are: as in life, the two are different sites.
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
