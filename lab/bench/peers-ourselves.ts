import { rmSync } from 'node:fs';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { freePort } from '#harness/free-port.ts';
import type { Session } from '#harness/http-person.ts';
import { plantPeople } from '#harness/planted-people.ts';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { spawnServer } from '#harness/server-process.ts';
import { openSqlite } from '#server/testing/engines.ts';
import { type Contender, READERS, type Running, runningAs, SAVERS, type Traffic } from './peers/contender.ts';
import { untilAnswering } from './peers/until-answering.ts';
import { blueprintOf, saveRequest } from './server/save-request.ts';

const SAVE_BYTES = 4_096;
const PLAN_BYTES = 8_192;
const LEVELS = ['OFF', 'NORMAL', 'FULL', 'EXTRA'];

/** The same documents for all contenders: the bodies of our own requests. */
export const documents = {
  plans: BLUEPRINT_TYPES.map((type) => JSON.stringify(blueprintOf(type, PLAN_BYTES))),
  typed(seq: number): string {
    const person = { uid: '', cookie: '' };
    const request = saveRequest({ person, port: 0, blueprint: TYPED, version: 0, seq });
    return request.slice(request.indexOf('\r\n\r\n') + 4);
  },
};
const TYPED = blueprintOf('identity', SAVE_BYTES);

export async function ourselves(): Promise<Contender> {
  return {
    name: 'Cornerstone',
    durability: await durability(),
    start,
    async prepare(folder) {
      const people = await plantPeople(folder, SAVERS + READERS);
      const readers = people.slice(SAVERS);
      const server = await start(folder);
      for (const person of readers) await storePlans(person, server.port);
      await server.stop();
      return (port) => trafficOf(port, people.slice(0, SAVERS), readers);
    },
  };
}

async function durability(): Promise<string> {
  const folder = scratchFolder();
  const { engine } = await openSqlite(folder);
  const [row] = await engine.read('PRAGMA synchronous');
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
  return LEVELS[Number(row?.synchronous)] ?? 'unknown';
}

async function start(folder: string): Promise<Running> {
  const port = await freePort();
  const { child } = spawnServer({ DATA_DIR: folder, PORT: String(port) });
  await untilAnswering(`http://127.0.0.1:${port}/readyz`);
  return runningAs(child, port);
}

async function storePlans({ uid, cookie }: Session, port: number): Promise<void> {
  const url = `http://127.0.0.1:${port}`;
  for (const type of BLUEPRINT_TYPES) {
    const blueprint = blueprintOf(type, PLAN_BYTES);
    const response = await fetch(`${url}/api/users/${uid}/blueprints/${blueprint.id}`, {
      method: 'PUT',
      headers: {
        cookie,
        origin: url,
        'content-type': 'application/json',
        'if-none-match': '*',
        'x-client': 'bench',
        'x-seq': '1',
      },
      body: JSON.stringify(blueprint),
    });
    if (!response.ok) throw new Error(`Storing ${type} was answered ${response.status}.`);
  }
}

function trafficOf(port: number, savers: readonly Session[], readers: readonly Session[]): Traffic {
  const saves = savers.map((person) => ({
    person,
    port,
    blueprint: { ...TYPED, id: crypto.randomUUID() },
    version: 0,
    seq: 0,
  }));
  return {
    save(connection) {
      const save = saves[connection];
      if (!save) throw new Error(`There is no saver ${connection}.`);
      save.seq += 1;
      return saveRequest(save);
    },
    onSaved(connection, status) {
      const save = saves[connection];
      if (status === 200 && save) save.version += 1;
    },
    list(connection) {
      const person = readers[connection % readers.length];
      return `GET /api/users/${person?.uid}/blueprints HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${person?.cookie}\r\n\r\n`;
    },
  };
}
