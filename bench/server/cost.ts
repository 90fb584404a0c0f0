import { BLUEPRINT_TYPES } from '#domain/blueprint-types.ts';
import { startServer } from '#server/testing/server-process.ts';
import { newBlueprint } from '#server/testing/test-app.ts';
import type { Database } from './cost-databases.ts';
import { english } from './english.ts';
import { type Exchange, percentile, runLoad } from './load-client.ts';
import { AUTH_SECRET, plantPeople } from './people.ts';
import { cpuSeconds } from './processor-time.ts';
import { saveRequest } from './save-request.ts';
import { rssOf } from './saves.ts';

const PEOPLE = 32;
const PLAN_BYTES = 8_192;
const SAVED_BYTES = 4_096;

export type Cost = { perSecond: number; p50: number; p99: number; serverMs: number; databaseMs: number };

/** What one save and one list cost in processor time, and what one person with 19 full plans takes on disk. */
export async function measureCost(database: Database, seconds: number) {
  const people = await plantPeople(database.dataDir, PEOPLE, database.url);
  const server = await startServer({
    DATA_DIR: database.dataDir,
    AUTH_SECRET,
    ...(database.url && { DATABASE_URL: database.url }),
  });
  const { port } = server;
  const load = (duration: number, next: (connection: number, count: number) => string | undefined) => {
    const onAnswer = (_: number, status: number) => {
      if (status !== 200) throw new Error(`Answered with ${status}`);
    };
    return runLoad({ port, connections: PEOPLE, seconds: duration, next, onAnswer });
  };
  async function costOf(run: () => Promise<Exchange[]>): Promise<Cost> {
    const [server0, database0, begun] = [cpuSeconds(server.pid), database.cpuSeconds(), performance.now()];
    const exchanges = await run();
    const perOne = (used: number) => (used * 1_000) / exchanges.length;
    return {
      perSecond: exchanges.length / ((performance.now() - begun) / 1_000),
      p50: percentile(exchanges, 0.5),
      p99: percentile(exchanges, 0.99),
      serverMs: perOne(cpuSeconds(server.pid) - server0),
      databaseMs: perOne(database.cpuSeconds() - database0),
    };
  }

  try {
    const empty = await database.bytes();
    await load(600, (connection, count) => {
      const [person, type] = [people[connection], BLUEPRINT_TYPES[count - 1]];
      if (!person || !type) return undefined;
      return saveRequest({
        person,
        port,
        blueprint: newBlueprint(type, english(connection * 19 + count, PLAN_BYTES)),
        version: 0,
        seq: 1,
      });
    });
    const bytesPerPerson = ((await database.bytes()) - empty) / PEOPLE;

    const list = (connection: number) =>
      `GET /api/users/${people[connection]?.uid}/blueprints HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${people[connection]?.cookie}\r\n\r\n`;
    await load(1, list);
    const reads = await costOf(() => load(seconds, list));

    const writers = await plantPeople(database.dataDir, PEOPLE, database.url);
    const documents = writers.map((person, index) => ({
      person,
      blueprint: newBlueprint('identity', english(index, SAVED_BYTES)),
      seq: 0,
    }));
    const save = (connection: number) => {
      const document = documents[connection];
      if (!document) return undefined;
      document.seq += 1;
      return saveRequest({ ...document, port, version: document.seq - 1 });
    };
    await load(1, save);
    const logBefore = await database.logBytes();
    const saves = await costOf(() => load(seconds, save));
    const logAfter = await database.logBytes();
    const logBytesPerSave =
      logBefore === undefined || logAfter === undefined
        ? undefined
        : (logAfter - logBefore) / (saves.perSecond * seconds);
    return { saves, reads, bytesPerPerson, logBytesPerSave, rssMb: rssOf(server.pid) };
  } finally {
    await server.kill('SIGTERM');
  }
}
