import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { ownerAt } from '#harness/blueprint-owner.ts';
import { buildClientOnce } from '#harness/build-once.ts';
import type { Session } from '#harness/http-person.ts';
import { plantPeople } from '#harness/planted-people.ts';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { startServer } from '#harness/server-process.ts';
import { type Exchange, percentile, runLoad } from './server/load-client.ts';
import type { ReaderLoad } from './server/reader-load.ts';
import { blueprintOf, saveRequest } from './server/save-request.ts';
import type { LongTurn } from './server/watch-turns.ts';

// 200 readers of a whole book at once while 500 people save: how much longer does a save take, and do response times
// reveal whether a dead link ever existed? The server, the savers and the readers are three processes.
const WRITERS = 500;
const READERS = 200;
const SECONDS = Number(process.argv[2] ?? 8);
const WARM_UP_SECONDS = 4;
const ROUNDS = 3;
const BETWEEN_SAVES_MS = 2_000;
const ANSWERS_TIMED = 400;
const LONG_TURN_MS = 10;

buildClientOnce();
const dataDir = scratchFolder();
const [owner, ...people] = await plantPeople(dataDir, WRITERS + 1);
if (!owner) throw new Error('Nobody was planted.');
const turnsFile = join(dataDir, 'held-turns.json');
const server = await startServer({
  DATA_DIR: dataDir,
  AUTH_LIMITS: 'off',
  HOST: '127.0.0.1',
  HELD_TURNS_FILE: turnsFile,
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'server', 'watch-turns.ts')).href}`,
});
let isServerUp = true;
void server.exited.then(() => {
  isServerUp = false;
});
// Even if this ends with a failure.
process.once('exit', () => isServerUp && process.kill(server.pid));
const crowd = fork(`${import.meta.dirname}/server/reader-load.ts`);
const url = `http://localhost:${server.port}`;
const links = await shareBook(owner);
const writers = people.map((person) => ({
  person,
  blueprint: blueprintOf('identity', 4_096),
  version: 0,
  seq: 0,
}));

// Alternating, after an uncounted beginning: a shared machine is sometimes slower, sometimes faster.
await saves(WARM_UP_SECONDS);
const alone: Exchange[] = [];
const beside: Exchange[] = [];
const pages: Exchange[] = [];
const rounds: { alone: number; change: number; beside: number; end: number }[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const aloneFrom = Date.now();
  alone.push(...(await saves()));
  const change = Date.now();
  // Change the plans first: the page is parsed and rendered again while all readers wait for it.
  await links.change(round);
  const besideFrom = Date.now();
  const [saved, read] = await Promise.all([saves(), reads()]);
  beside.push(...saved);
  pages.push(...read);
  rounds.push({ alone: aloneFrom, change, beside: besideFrom, end: Date.now() });
}
console.log(`${WRITERS} people save, nobody reads:     ${told(alone)}`);
console.log(`${WRITERS} people save, ${READERS} people read:  ${told(beside)}`);
console.log(`a book of ${links.plans} plans for a reader:      ${told(pages)}`);
console.log(
  `p99 of saves with readers / without: ${(percentile(beside, 0.99) / percentile(alone, 0.99)).toFixed(2)}`,
);
for (const [name, token] of Object.entries(links.dead)) {
  const times = await timed(token);
  console.log(
    `404 ${name.padEnd(12)} median ${percentile(times, 0.5).toFixed(2)} ms, p90 ${percentile(times, 0.9).toFixed(2)} ms`,
  );
}
crowd.disconnect();
await server.kill('SIGTERM');
const turns: LongTurn[] = JSON.parse(readFileSync(turnsFile, 'utf8'));
const within = (from: number, to: number) => turns.filter(({ at }) => at >= from && at <= to);
const turnsAlone = rounds.flatMap((round) => within(round.alone, round.change));
const turnsBeside = rounds.flatMap((round) => within(round.beside, round.end));
console.log(`the server at work without a pause, nobody reads:    ${toldTurns(turnsAlone)}`);
console.log(`the server at work without a pause, ${READERS} people read: ${toldTurns(turnsBeside)}`);
rmSync(dataDir, { recursive: true, force: true });

async function shareBook(person: Session) {
  const store = ownerAt(url, person);
  const types = BLUEPRINT_TYPES.filter((type, index) => {
    const file = `recordings/ana/small/${String(index + 1).padStart(2, '0')}-${type}.reply.md`;
    return readFileSync(file, 'utf8') !== '';
  });
  for (const [index, type] of types.entries()) {
    const file = `recordings/ana/small/${String(index + 1).padStart(2, '0')}-${type}.reply.md`;
    await store.store(
      answeredBlueprint({ type, answers: ['a', 'b', 'c'], output: readFileSync(file, 'utf8') }),
    );
  }
  const ask = async (days: number) => {
    const answer = await fetch(`${url}/api/users/${person.uid}/shares`, {
      method: 'POST',
      headers: { cookie: person.cookie, origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ types, hasLaunchPage: true, forName: 'Miriam', mayComment: true, days }),
    });
    return (await answer.json()) as { token: string; share: { shareId: string } };
  };
  const [living, stopped] = [await ask(14), await ask(7)];
  await fetch(`${url}/api/users/${person.uid}/shares/${stopped.share.shareId}`, {
    method: 'DELETE',
    headers: { cookie: person.cookie, origin: url },
  });
  const dead = { unknown: 'a'.repeat(43), stopped: stopped.token, malformed: '!!', long: 'x'.repeat(9_000) };
  const change = async (round: number) => {
    const [first] = await store.list();
    if (!first) throw new Error('No plan is there to change.');
    const aiOutput = `${first.content.aiOutput}\n\nChanged ${round}.`;
    await store.change({ ...first, content: { ...first.content, aiOutput } });
  };
  return { token: living.token, dead, plans: types.length, change };
}

function saves(seconds = SECONDS) {
  return runLoad({
    port: server.port,
    connections: WRITERS,
    seconds,
    pauseMs: () => BETWEEN_SAVES_MS * (0.5 + Math.random()),
    beginAfterMs: () => Math.random() * BETWEEN_SAVES_MS,
    next(index) {
      const writer = writers[index];
      if (!writer) return undefined;
      writer.seq += 1;
      return saveRequest({ ...writer, port: server.port });
    },
    onAnswer(index, status) {
      const writer = writers[index];
      if (status === 200 && writer) writer.version += 1;
    },
  });
}

function pageRequest(token: string): string {
  return `GET /r/${token} HTTP/1.1\r\nhost: localhost:${server.port}\r\naccept-encoding: gzip, br\r\n\r\n`;
}

async function reads(): Promise<Exchange[]> {
  const load: ReaderLoad = {
    port: server.port,
    request: pageRequest(links.token),
    readers: READERS,
    seconds: SECONDS,
  };
  crowd.send(load);
  const [exchanges] = await once(crowd, 'message');
  return exchanges;
}

function timed(token: string) {
  return runLoad({
    port: server.port,
    connections: 1,
    seconds: 60,
    next: (_, count) => (count > ANSWERS_TIMED ? undefined : pageRequest(token)),
  });
}

/** Turns in which a save would have waited for more than twice its usual time. */
function toldTurns(held: readonly LongTurn[]): string {
  const long = held.filter(({ ms }) => ms > LONG_TURN_MS);
  const all = long.reduce((sum, { ms }) => sum + ms, 0);
  const longest = Math.max(0, ...held.map(({ ms }) => ms));
  return `longest ${longest.toFixed(1)} ms of processor time, ${long.length} over ${LONG_TURN_MS} ms (${all.toFixed(0)} ms)`;
}

function told(exchanges: readonly Exchange[]): string {
  const statuses = Map.groupBy(exchanges, ({ status }) => status);
  const counts = [...statuses].map(([status, all]) => `${all.length} × ${status}`).join(', ');
  const [median, p99] = [percentile(exchanges, 0.5), percentile(exchanges, 0.99)];
  return `median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${counts})`;
}
