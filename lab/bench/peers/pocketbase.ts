import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#harness/free-port.ts';
import { type Contender, type Running, runningAs, type Traffic } from './contender.ts';
import { fillPocketBase, type PocketBasePerson, SUPERUSER } from './pocketbase-api.ts';
import type { Installed } from './pocketbase-binary.ts';
import { untilAnswering } from './until-answering.ts';

type Documents = {
  /** The document of a person's nth save, as JSON. */
  typed(seq: number): string;
  plans: readonly string[];
};

export function pocketBase({ binary, name }: Installed, documents: Documents): Contender {
  return {
    name,
    durability: durabilityIn(binary),
    start: (folder) => start(binary, folder),
    async prepare(folder) {
      spawnSync(binary, ['superuser', 'upsert', SUPERUSER.email, SUPERUSER.password, ...folders(folder)]);
      const server = await start(binary, folder);
      const url = `http://127.0.0.1:${server.port}`;
      const { savers, readers } = await fillPocketBase(url, documents.typed(1), documents.plans);
      await server.stop();
      return (port) => trafficOf(port, savers, readers, documents);
    },
  };
}

// SQLite keeps this setting per connection, so the data file can't show it; the program's binary can.
function durabilityIn(binary: string): string {
  return /synchronous\((\w+)\)/.exec(readFileSync(binary, 'latin1'))?.[1] ?? 'unknown';
}

const folders = (folder: string) => [
  `--dir=${join(folder, 'pb_data')}`,
  `--hooksDir=${join(folder, 'pb_hooks')}`,
  `--migrationsDir=${join(folder, 'pb_migrations')}`,
  `--publicDir=${join(folder, 'pb_public')}`,
];

async function start(binary: string, folder: string): Promise<Running> {
  const port = await freePort();
  const args = ['serve', `--http=127.0.0.1:${port}`, '--automigrate=false', ...folders(folder)];
  const child = spawn(binary, args, { cwd: folder, stdio: 'ignore' });
  await untilAnswering(`http://127.0.0.1:${port}/api/health`);
  return runningAs(child, port);
}

function trafficOf(
  port: number,
  savers: readonly PocketBasePerson[],
  readers: readonly PocketBasePerson[],
  { typed }: Documents,
): Traffic {
  const records = '/api/collections/blueprints/records';
  const head = (method: string, path: string, token: string | undefined) =>
    `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: ${token}\r\n`;
  const saved = savers.map(() => 1);
  return {
    save(connection) {
      const person = savers[connection];
      const seq = (saved[connection] ?? 1) + 1;
      saved[connection] = seq;
      const body = `{"document":${typed(seq)}}`;
      // The same content as our own reply: without `fields` it returns the whole document.
      const path = `${records}/${person?.record}?fields=id,updated`;
      return `${head('PATCH', path, person?.token)}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    },
    onSaved: () => undefined,
    list(connection) {
      const person = readers[connection % readers.length];
      const filter = encodeURIComponent(`owner = "${person?.id}"`);
      // Without counting all pages, like its own getFullList.
      const path = `${records}?perPage=100&skipTotal=1&sort=created&filter=${filter}`;
      return `${head('GET', path, person?.token)}\r\n`;
    },
  };
}
