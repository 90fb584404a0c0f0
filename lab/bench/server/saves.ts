import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#harness/free-port.ts';
import { median } from '#harness/median.ts';
import { plantPeople } from '#harness/planted-people.ts';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { startServer } from '#harness/server-process.ts';
import { percentile, runLoad } from './load-client.ts';
import { blueprintOf, saveRequest } from './save-request.ts';

const CONNECTIONS = 32;
const BYTES = 4_096;
const ROUNDS = 3;
// A server runs for weeks. Node needs some 20,000 saves to compile hot code, in ours and in the minimal one.
const WARM_UP_SECONDS = 4;

type Measured = { perSecond: number; p99: number };

/** Ours and the minimal server in turn, so that a busy moment of the machine affects both. */
export async function measureSaves(seconds: number) {
  const floors: Measured[] = [];
  const ours: Measured[] = [];
  let rssUnderLoadMb = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    floors.push(await measureFloor(seconds));
    const { rssMb, ...measured } = await measureOurs(seconds);
    ours.push(measured);
    rssUnderLoadMb = Math.max(rssUnderLoadMb, rssMb);
  }
  const floor = median(floors.map(({ perSecond }) => perSecond));
  const mine = median(ours.map(({ perSecond }) => perSecond));
  return {
    floor,
    mine,
    ratio: mine / floor,
    p99: median(ours.map(({ p99 }) => p99)),
    floorP99: median(floors.map(({ p99 }) => p99)),
    rssUnderLoadMb,
  };
}

async function measureFloor(seconds: number): Promise<Measured> {
  const folder = scratchFolder();
  const port = await freePort();
  const program = join(import.meta.dirname, 'floor-server.ts');
  const child = spawn(process.execPath, [program, join(folder, 'floor.db'), String(port)], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  // The same requests as for our server: the comparison is about handling them, not about their size.
  const people = await plantPeople(folder, CONNECTIONS);
  const documents = people.map((person) => ({
    person,
    blueprint: blueprintOf('identity', BYTES),
    version: 1,
    seq: 0,
  }));
  const load = (duration: number) =>
    runLoad({
      port,
      connections: CONNECTIONS,
      seconds: duration,
      next(connection) {
        const document = documents[connection];
        if (!document) return undefined;
        document.seq += 1;
        return saveRequest({ ...document, port });
      },
    });
  await load(WARM_UP_SECONDS);
  const exchanges = await load(seconds);
  child.kill('SIGKILL');
  await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
  return { perSecond: exchanges.length / seconds, p99: percentile(exchanges, 0.99) };
}

async function measureOurs(seconds: number): Promise<Measured & { rssMb: number }> {
  const dataDir = scratchFolder();
  const people = await plantPeople(dataDir, CONNECTIONS);
  const server = await startServer({ DATA_DIR: dataDir });
  const documents = people.map((person) => ({
    person,
    blueprint: blueprintOf('identity', BYTES),
    version: 0,
    seq: 0,
  }));
  const refused = new Map<number, number>();
  const load = (duration: number) =>
    runLoad({
      port: server.port,
      connections: CONNECTIONS,
      seconds: duration,
      next(connection) {
        const document = documents[connection];
        if (!document) return undefined;
        document.seq += 1;
        return saveRequest({ ...document, port: server.port });
      },
      onAnswer(connection, status) {
        const document = documents[connection];
        if (status === 200 && document) document.version += 1;
        else refused.set(status, (refused.get(status) ?? 0) + 1);
      },
    });
  await load(WARM_UP_SECONDS);
  const running = load(seconds);
  let rssMb = 0;
  const sampling = setInterval(() => {
    rssMb = Math.max(rssMb, rssOf(server.pid));
  }, 250);
  const exchanges = await running;
  clearInterval(sampling);
  await server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
  if (refused.size > 0) throw new Error(`Saves were refused: ${JSON.stringify([...refused])}`);
  return { perSecond: exchanges.length / seconds, p99: percentile(exchanges, 0.99), rssMb };
}

export function rssOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1_024;
}
