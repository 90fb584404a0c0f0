import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildServerOnce } from '#harness/build-once.ts';
import { freePort } from '#harness/free-port.ts';
import { signUpOver } from '#harness/http-person.ts';
import { median } from '#harness/median.ts';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { BUILT_SERVER } from '#server/built-server.ts';
import { percentile, runLoad } from './server/load-client.ts';
import { cpuSeconds } from './server/processor-time.ts';
import { blueprintOf, saveRequest } from './server/save-request.ts';
import { rssOf } from './server/saves.ts';

// npm run lab -- releases FOLDER: compares saves of another release, checked out and installed there, with this one.
// One driver, one body, both servers in turn: only the servers differ.
const CONNECTIONS = 32;
const BYTES = 4_096;
const WARM_UPS = 8;
const seconds = Number(process.env.BENCH_SECONDS ?? 0.5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 60);

type Start = { cwd: string; arguments: string[]; env: Record<string, string> };
type Measured = { perSecond: number; p99: number; microseconds: number; mb: number };

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: npm run lab -- releases FOLDER');

buildServerOnce();
const root = join(import.meta.dirname, '..', '..');
const before: Start = existsSync(join(folder, 'dist', 'server', 'serve.js'))
  ? {
      ...BUILT_SERVER,
      cwd: folder,
      arguments: [...BUILT_SERVER.arguments.slice(0, -1), 'dist/server/serve.js'],
    }
  : { cwd: folder, arguments: ['scripts/serve.ts'], env: {} };
const now: Start = { ...BUILT_SERVER, cwd: root };

const editions = { before: await begin(before), now: await begin(now) };
await Promise.all(Object.values(editions).map((edition) => edition.signUp()));
const found: Record<keyof typeof editions, Measured[]> = { before: [], now: [] };
// In short alternating turns on two running servers: a busy second of the machine affects both. The first one
// alternates, too.
for (let round = -WARM_UPS; round < rounds; round += 1) {
  const order = round % 2 === 0 ? (['before', 'now'] as const) : (['now', 'before'] as const);
  for (const name of order) {
    const measured = await editions[name].measure();
    if (round >= 0) found[name].push(measured);
  }
}
await Promise.all(Object.values(editions).map((edition) => edition.end()));
for (const name of ['before', 'now'] as const) {
  const at = (part: keyof Measured) => median(found[name].map((measured) => measured[part])).toFixed(0);
  console.log(
    `${name.padEnd(7)} ${at('perSecond')} saves/s, p99 ${at('p99')} ms, ${at('microseconds')} µs of processor a save, ${at('mb')} MB`,
  );
}
console.log(
  `now against before, turn by turn: saves ${told('perSecond')}; processor time ${told('microseconds')}`,
);

function told(part: keyof Measured): string {
  const shares = found.now
    .map((measured, round) => measured[part] / (found.before[round]?.[part] ?? Number.NaN))
    .toSorted((a, b) => a - b);
  const at = (share: number) => shares[Math.floor(shares.length * share)]?.toFixed(2);
  return `${at(0.5)} (half of the turns ${at(0.25)} to ${at(0.75)})`;
}

async function begin(start: Start) {
  const dataDir = scratchFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, start.arguments, {
    cwd: start.cwd,
    env: {
      PATH: process.env.PATH,
      QUIET_START: '1',
      AUTH_LIMITS: 'off',
      ...start.env,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    stdio: 'ignore',
  });
  const pid = child.pid ?? 0;
  await untilReady(url, child);
  const documents: Parameters<typeof saveRequest>[0][] = [];

  return {
    /** Over the API, which every release has; storage of people differs. */
    async signUp(): Promise<void> {
      while (documents.length < CONNECTIONS)
        documents.push({
          person: await signUpOver(url),
          port,
          blueprint: blueprintOf('identity', BYTES),
          version: 0,
          seq: 0,
        });
    },
    async measure(): Promise<Measured> {
      const used = cpuSeconds(pid);
      const exchanges = await runLoad({
        port,
        connections: CONNECTIONS,
        seconds,
        next(connection) {
          const document = documents[connection];
          if (!document) return undefined;
          document.seq += 1;
          return saveRequest(document);
        },
        onAnswer(connection, status, body) {
          const document = documents[connection];
          if (status !== 200) throw new Error(`A save was answered with ${status}: ${body}`);
          if (document) document.version += 1;
        },
      });
      return {
        perSecond: exchanges.length / seconds,
        p99: percentile(exchanges, 0.99),
        microseconds: ((cpuSeconds(pid) - used) * 1_000_000) / exchanges.length,
        mb: rssOf(pid),
      };
    },
    async end(): Promise<void> {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The server ended with ${child.exitCode}`);
}
