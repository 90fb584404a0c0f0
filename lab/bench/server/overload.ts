import { rmSync } from 'node:fs';
import type { Session } from '#harness/http-person.ts';
import { plantPeople } from '#harness/planted-people.ts';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { startServer } from '#harness/server-process.ts';
import { openSqlite } from '#server/testing/engines.ts';
import { percentile, runLoad } from './load-client.ts';
import { blueprintOf, saveRequest } from './save-request.ts';

const PEOPLE = 1_000;
const BETWEEN_SAVES_MS = 500;
const RECOVERY_SECONDS = 10;

type Writer = {
  person: Session;
  blueprint: ReturnType<typeof blueprintOf>;
  version: number;
  seq: number;
};
type Tally = { saved: number; refused: number; unexplained: number };

/** 2,000 saves a second, then as many as 1,000 people can send without a pause, then 2,000 a second again. */
export async function measureOverload(seconds: number) {
  const dataDir = scratchFolder();
  const people = await plantPeople(dataDir, PEOPLE);
  const server = await startServer({ DATA_DIR: dataDir });
  const writers: Writer[] = people.map((person) => ({
    person,
    blueprint: blueprintOf('identity', 4_096),
    version: 0,
    seq: 0,
  }));
  const offer = async (duration: number, pauseMs: () => number) => {
    const tally: Tally = { saved: 0, refused: 0, unexplained: 0 };
    const exchanges = await runLoad({
      port: server.port,
      connections: PEOPLE,
      seconds: duration,
      pauseMs,
      beginAfterMs: () => Math.random() * BETWEEN_SAVES_MS,
      next(index) {
        const writer = writers[index];
        if (!writer) return undefined;
        writer.seq += 1;
        return saveRequest({ ...writer, port: server.port });
      },
      onAnswer(index, status, _, head) {
        const writer = writers[index];
        if (status === 200 && writer) {
          writer.version += 1;
          tally.saved += 1;
        } else if (status === 503 && /^retry-after: \d+/im.test(head)) tally.refused += 1;
        else tally.unexplained += 1;
      },
    });
    return { ...tally, perSecond: exchanges.length / duration, p99: percentile(exchanges, 0.99) };
  };
  const typing = () => BETWEEN_SAVES_MS * (0.5 + Math.random());

  const steady = await offer(seconds, typing);
  const flood = await offer(seconds, () => 0);
  const after = await offer(RECOVERY_SECONDS, typing);
  await server.kill('SIGTERM');
  const lost = await countLost(dataDir, writers);
  rmSync(dataDir, { recursive: true, force: true });
  return { steady, flood, after, lost };
}

/** Confirmed saves that are missing in the database. */
async function countLost(dataDir: string, writers: readonly Writer[]): Promise<number> {
  const { engine } = await openSqlite(dataDir);
  let lost = 0;
  for (const { person, version } of writers) {
    const [row] = await engine.read('SELECT version FROM blueprints WHERE uid = ?', [person.uid]);
    lost += Math.max(0, version - Number(row?.version ?? 0));
  }
  await engine.close();
  return lost;
}
