import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { buildClientOnce } from '#harness/build-once.ts';
import { signUpOver } from '#harness/http-person.ts';
import { type ServerProcess, startServer } from '#harness/server-process.ts';
import { startCluster } from './failover/cluster.ts';
import { findPrograms } from './failover/programs.ts';
import { startProgress } from './failover/progress.ts';
import { askingOne } from './two-servers/asking-one.ts';
import { documentsAt, reportLinks, startBesidePlans } from './two-servers/beside-plans.ts';
import { startReport } from './two-servers/report.ts';
import { tally } from './two-servers/tally.ts';
import { startWriter } from './two-servers/writer.ts';
import { writtenPlan } from './two-servers/written.ts';

// npm run lab -- failover: our server with HAProxy on two PostgreSQL under Patroni. The primary is killed, and asked to
// hand over, while people save plans and other documents, and readers comment under links. KILLS and SWITCHOVERS set
// how often; REPLICATION=asynchronous shows what that loses.
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
// The build renders the pages under links.
buildClientOnce();
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
  const browser = askingOne(url, person.cookie);
  const plans = BLUEPRINT_TYPES.slice(0, WRITERS).map((type) =>
    startWriter(browser, writtenPlan(person.uid, type, BYTES)),
  );
  const beside = await startBesidePlans(browser, person.uid, 'onboarding');
  const writers = [...plans, ...beside.writers];
  const confirmed = () => writers.reduce((sum, { acked }) => sum + acked, 0);
  const progress = startProgress(confirmed);
  let isRunning = true;
  const running = Promise.all([...writers, beside.links].map((writer) => writer.run(() => isRunning)));
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
    try {
      await progress.untilMovedAfterGap();
    } catch (error) {
      // A writer whose confirmed save was lost gets permanent refusals: the checks below report it.
      if (writers.every(({ refused }) => refused.size > 0)) break;
      report.figure('logs of the databases', cluster.keepLogs());
      report.figure('answers meanwhile', tally(writers.map((writer) => writer.repeats)));
      throw error;
    }
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
  report.figure('  of them plans', String(plans.reduce((sum, { acked }) => sum + acked, 0)));
  for (const { name, acked } of beside.writers) report.figure(`  of them ${name}`, String(acked));
  const repeats = tally(writers.map((writer) => writer.repeats));
  report.figure('saves the browser had to send again', repeats);
  report.figure('links made, with a comment each', String(beside.links.made));
  const told = await documentsAt(browser, person.uid);
  const found = writers.map((writer) => writer.check(told));
  const lost = found.filter(({ isLost }) => isLost).length;
  const twice = found.filter(({ isTwice }) => isTwice).length;
  const refused = writers.flatMap((writer) => [...writer.refused.entries()]);
  report.check(
    'documents whose last confirmed save is there',
    lost === 0,
    `${found.length - lost} of ${found.length}`,
  );
  report.check('no save was applied twice', twice === 0, `${twice} documents`);
  report.check('nothing a person would see as an error', refused.length === 0, refused.join(' ') || 'none');
  await reportLinks(report, beside, browser, told);
}
