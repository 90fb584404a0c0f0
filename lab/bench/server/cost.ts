import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import type { Session } from '#harness/http-person.ts';
import { plantPeople } from '#harness/planted-people.ts';
import { type ServerProcess, startServer } from '#harness/server-process.ts';
import type { Database } from './cost-databases.ts';
import { english } from './english.ts';
import { percentile, runLoad } from './load-client.ts';
import { cpuSeconds } from './processor-time.ts';
import { saveRequest } from './save-request.ts';
import { rssOf } from './saves.ts';

const PEOPLE = 32;
const PLAN_BYTES = 8_192;
const SAVED_BYTES = 4_096;

export type Cost = { perSecond: number; p50: number; p99: number; serverMs: number; databaseMs: number };
type Next = (connection: number, count: number) => string | undefined;
type Kind = { status: number; next: Next; connections?: number };

/** The processor time of each kind of request, and the disk space of one person with 19 full plans. */
export async function measureCost(database: Database, seconds: number) {
  const { dataDir, url } = database;
  const people = await plantPeople(dataDir, PEOPLE, url);
  const server = await startServer({ DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) });
  const load = (duration: number, { status: expected, next, connections = PEOPLE }: Kind) => {
    const onAnswer = (_: number, status: number) => {
      if (status !== expected) throw new Error(`Answered with ${status} instead of ${expected}`);
    };
    return runLoad({ port: server.port, connections, seconds: duration, next, onAnswer });
  };
  async function costOf(kind: Kind): Promise<Cost> {
    await load(1, kind);
    const [server0, database0, begun] = [cpuSeconds(server.pid), database.cpuSeconds(), performance.now()];
    const exchanges = await load(seconds, kind);
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
    await load(600, { status: 200, next: firstPlans(server, people) });
    const bytesPerPerson = ((await database.bytes()) - empty) / PEOPLE;
    const page = await costOf({ status: 200, next: pageOf(server, people) });
    const unchanged = await costOf({ status: 304, next: await listAgain(server, people) });
    const signIn = await costOf({ status: 401, next: guess(server), connections: 2 });
    const writers = await plantPeople(dataDir, PEOPLE, url);
    const logBefore = await database.logBytes();
    const save = await costOf({ status: 200, next: typing(server, writers) });
    const logBytes = (await database.logBytes()) - logBefore;
    const logBytesPerSave = logBytes / (save.perSecond * (seconds + 1));
    return { save, page, unchanged, signIn, bytesPerPerson, logBytesPerSave, rssMb: rssOf(server.pid) };
  } finally {
    await server.kill('SIGTERM');
  }
}

function firstPlans({ port }: ServerProcess, people: readonly Session[]): Next {
  return (connection, count) => {
    const [person, type] = [people[connection], BLUEPRINT_TYPES[count - 1]];
    if (!person || !type) return undefined;
    const plan = english(connection * BLUEPRINT_TYPES.length + count, PLAN_BYTES);
    return saveRequest({
      person,
      port,
      blueprint: answeredBlueprint({ type, output: plan }),
      version: 0,
      seq: 1,
    });
  };
}

const get = (path: string, port: number, headers: readonly string[]) =>
  [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, ...headers, '', ''].join('\r\n');

function pageOf({ port }: ServerProcess, people: readonly Session[]): Next {
  return (connection) =>
    get('/', port, [`Cookie: ${people[connection]?.cookie}`, 'Accept-Encoding: gzip, deflate, br']);
}

/** The request of an open page when its person returns: has anything changed? */
async function listAgain({ url, port }: ServerProcess, people: readonly Session[]): Promise<Next> {
  const tags = await Promise.all(
    people.map(async ({ uid, cookie }) => {
      const answer = await fetch(`${url}/api/users/${uid}/blueprints`, { headers: { cookie } });
      await answer.arrayBuffer();
      return answer.headers.get('etag');
    }),
  );
  return (connection) => {
    const headers = [`Cookie: ${people[connection]?.cookie}`, `If-None-Match: ${tags[connection]}`];
    return get(`/api/users/${people[connection]?.uid}/blueprints`, port, headers);
  };
}

// A wrong password for an unknown email: by design it costs as much as a right one.
function guess({ port }: ServerProcess): Next {
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'correct horse battery' });
  const head = [
    'POST /api/auth/sign-in HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  return () => [...head, '', body].join('\r\n');
}

function typing({ port }: ServerProcess, people: readonly Session[]): Next {
  const documents = people.map((person, index) => ({
    person,
    port,
    blueprint: answeredBlueprint({ output: english(index, SAVED_BYTES) }),
    version: -1,
    seq: 0,
  }));
  return (connection) => {
    const document = documents[connection];
    if (!document) return undefined;
    document.version += 1;
    document.seq += 1;
    return saveRequest(document);
  };
}
