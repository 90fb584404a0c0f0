import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { signUpOver } from '#harness/http-person.ts';
import { type ServerProcess, startServer } from '#harness/server-process.ts';
import { startCluster } from './failover/cluster.ts';
import { findPrograms } from './failover/programs.ts';
import { startProgress } from './failover/progress.ts';
import { startReport } from './two-servers/report.ts';
import { startWriter } from './two-servers/writer.ts';

// npm run lab -- failover: our server over HAProxy on two PostgreSQL under Patroni. The primary is killed, and asked to hand
// over, while people save. KILLS and SWITCHOVERS change how often; REPLICATION=asynchronous shows what that loses.
const KILLS = Number(process.env.KILLS ?? 15);
const SWITCHOVERS = Number(process.env.SWITCHOVERS ?? 5);
const REPLICATION = process.env.REPLICATION === 'asynchronous' ? 'asynchronous' : 'synchronous';
const WRITERS = 8;
const BYTES = 2_048;

const programs = findPrograms();
if (typeof programs === 'string') {
  console.log(programs);
  process.exit(1);
}
const report = startReport();
console.log(
  `Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${programs.postgresBin}, ${REPLICATION}\n`,
);
const cluster = await startCluster(programs, REPLICATION);
let server: ServerProcess | undefined;
try {
  server = await startServer({ DATABASE_URL: cluster.databaseUrl, LOG_LEVEL: 'silent' });
  await saveUnderFaults(server.url);
} finally {
  await server?.kill('SIGTERM');
  await cluster.stop();
}
console.log(report.failures === 0 ? '\nAll as it should be.' : `\n${report.failures} not as they should be.`);
process.exit(report.failures === 0 ? 0 : 1);

async function saveUnderFaults(url: string): Promise<void> {
  const person = await signUpOver(url);
  const writers = BLUEPRINT_TYPES.slice(0, WRITERS).map((type) =>
    startWriter({ ask: askingAs(url, person.cookie) }, person.uid, type, BYTES),
  );
  const confirmed = () => writers.reduce((sum, { acked }) => sum + acked, 0);
  const progress = startProgress(confirmed);
  let isRunning = true;
  const running = Promise.all(writers.map((writer) => writer.run(() => isRunning)));
  await progress.untilMoved();

  const kills: number[] = [];
  const switchovers: number[] = [];
  for (let fault = 0; fault < KILLS + SWITCHOVERS; fault += 1) {
    const { leader, standby } = await cluster.untilWhole();
    await wait(1_000);
    const isKill = fault < KILLS;
    progress.restart();
    if (isKill) cluster.kill(leader);
    else await cluster.switchOver(leader, standby);
    await progress.untilMovedAfterGap();
    if (isKill) cluster.startNode(leader);
    await cluster.untilWhole();
    (isKill ? kills : switchovers).push(progress.longestGapSeconds());
    const what = isKill ? 'kill' : 'switchover';
    report.figure(
      `${fault + 1}. ${what} of ${leader}`,
      `${progress.longestGapSeconds().toFixed(1)} s without a save`,
    );
  }
  await wait(1_000);
  isRunning = false;
  await running;
  progress.stop();

  const range = (gaps: readonly number[]) =>
    gaps.length === 0 ? 'none' : `${Math.min(...gaps).toFixed(1)} to ${Math.max(...gaps).toFixed(1)} s`;
  report.figure(`kills of the primary: ${KILLS}, without a save`, range(kills));
  report.figure(`switchovers: ${SWITCHOVERS}, without a save`, range(switchovers));
  report.figure('saves confirmed', String(confirmed()));
  const answer = await person.list(url);
  const { blueprints } = (await answer.json()) as { blueprints: Parameters<(typeof writers)[0]['check']>[0] };
  const found = writers.map((writer) => writer.check(blueprints));
  const lost = found.filter(({ isLost }) => isLost).length;
  const twice = found.filter(({ isTwice }) => isTwice).length;
  const refused = writers.flatMap((writer) => [...writer.refused.entries()]);
  report.check('documents whose last confirmed save is there', lost === 0, `${WRITERS - lost} of ${WRITERS}`);
  report.check('no save was applied twice', twice === 0, `${twice} documents`);
  report.check('nothing a person would see as an error', refused.length === 0, refused.join(' ') || 'none');
}

function askingAs(url: string, cookie: string) {
  return async ({
    method = 'GET',
    path,
    headers = {},
    body,
  }: Parameters<Parameters<typeof startWriter>[0]['ask']>[0]) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, cookie, origin: url, 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(15_000),
    });
    return { status: answer.status, headers: {}, body: Buffer.from(await answer.arrayBuffer()) };
  };
}
