import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#harness/free-port.ts';
import { median } from '#harness/median.ts';
import { plantPeople } from '#harness/planted-people.ts';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { runLoad } from './load-client.ts';
import { cpuSeconds } from './processor-time.ts';
import { blueprintOf, saveRequest } from './save-request.ts';

type Way = 'ours' | 'plain';

const CONNECTIONS = 32;
const BYTES = 4_096;
const TURN_SECONDS = 0.5;
// Node needs some 20,000 saves to compile hot code: before that its compiler would be measured too.
const WARM_UP_SAVES = 20_000;

/**
 * Microseconds of processor time per save, of our route and the plain one (0572), on two running servers in alternating
 * half seconds: a rate would depend more on other programs than on the two.
 */
export async function measureWays(seconds: number): Promise<Record<Way, number>> {
  const ways = ['ours', 'plain'] as const;
  const servers = await Promise.all(ways.map(begin));
  const found = new Map<Way, number[]>(ways.map((way) => [way, []]));
  const rounds = Math.max(4, Math.round(seconds / TURN_SECONDS));
  try {
    for (const { warmUp } of servers) await warmUp();
    for (let round = 0; round < rounds; round += 1) {
      for (const { way, measure } of round % 2 === 0 ? servers : servers.toReversed())
        found.get(way)?.push(await measure());
    }
  } finally {
    await Promise.all(servers.map(({ end }) => end()));
  }
  return Object.fromEntries([...found].map(([way, all]) => [way, median(all)])) as Record<Way, number>;
}

async function begin(way: Way) {
  const dataDir = scratchFolder();
  const people = await plantPeople(dataDir, CONNECTIONS);
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'way-server.ts')], {
    env: { PATH: process.env.PATH, WAY: way, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const documents = people.map((person) => ({
    person,
    port,
    blueprint: blueprintOf('identity', BYTES),
    version: 0,
    seq: 0,
  }));
  async function load(): Promise<number> {
    const exchanges = await runLoad({
      port,
      connections: CONNECTIONS,
      seconds: TURN_SECONDS,
      next(connection) {
        const document = documents[connection];
        if (!document) return undefined;
        document.seq += 1;
        return saveRequest(document);
      },
      onAnswer(connection, status) {
        const document = documents[connection];
        if (status === 200 && document) document.version += 1;
      },
    });
    const refused = exchanges.find(({ status }) => status !== 200);
    if (refused) throw new Error(`A save was answered with ${refused.status}`);
    return exchanges.length;
  }
  return {
    way,
    async warmUp(): Promise<void> {
      for (let saves = 0; saves < WARM_UP_SAVES; ) saves += await load();
    },
    async measure(): Promise<number> {
      const before = cpuSeconds(child.pid ?? 0);
      const saves = await load();
      return ((cpuSeconds(child.pid ?? 0) - before) * 1_000_000) / saves;
    },
    async end(): Promise<void> {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
