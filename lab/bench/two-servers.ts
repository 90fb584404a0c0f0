import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { buildClientOnce } from '#harness/build-once.ts';
import { freePort } from '#harness/free-port.ts';
import { type ServerProcess, startServer } from '#harness/server-process.ts';
import { startPostgres } from '#server/database/testing/postgres.ts';
import { askingOne } from './two-servers/asking-one.ts';
import { documentsAt, reportLinks, startBesidePlans } from './two-servers/beside-plans.ts';
import { openBrowser } from './two-servers/browser.ts';
import { checkEnding } from './two-servers/ending-check.ts';
import { AUTH_ALLOWANCES, checkLimits } from './two-servers/limit-checks.ts';
import { startNginx } from './two-servers/nginx.ts';
import { checkProxy } from './two-servers/proxy-checks.ts';
import { startReport } from './two-servers/report.ts';
import { checkRolling } from './two-servers/rolling-check.ts';
import { tally } from './two-servers/tally.ts';
import { startWriter } from './two-servers/writer.ts';
import { writtenPlan } from './two-servers/written.ts';

// npm run lab -- two-servers: deploy/nginx.conf with HTTPS in front of two servers on one PostgreSQL. Needs nginx and
// openssl. KILLS sets how often a server is killed under load.
const KILLS = Number(process.env.KILLS ?? 6);
const PEOPLE = 8;
const DOCUMENTS_EACH = 2;
const BYTES = 4_096;

const report = startReport();
// The build renders the pages under links.
buildClientOnce();
const folder = mkdtempSync(join(tmpdir(), 'two-servers-'));
const ports = [await freePort(), await freePort()];
const nginx = await startNginx(folder, ports);
const postgres = await startPostgres();
const databaseUrl = await postgres.newDatabase();
const envOf = (port: number | undefined) => ({
  PORT: String(port),
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: nginx.origin,
  TRUST_PROXY: '127.0.0.1',
  AUTH_LIMITS: 'on',
  // All readers of this program come from one address.
  AUTH_ALLOWANCES: `${AUTH_ALLOWANCES},comment=1000/1`,
});
const emailOf = (index: number) => `person-${index}@example.org`;
let servers: ServerProcess[] = [];

try {
  console.log(`Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`);
  // Together, on an empty database: one of them creates the tables, the other waits.
  servers = await Promise.all(ports.map((port) => startServer(envOf(port))));
  const people = await signUpPeople();
  const first = people[0];
  if (!first) throw new Error('Nobody signed up');
  await checkProxy({ browser: first.browser, nginx, servers, report });
  await checkLimits({ nginx, report });
  await checkRolling({ browser: first.browser, report, renewSecond });
  await saveUnderKills(people);
  await checkEnding({
    browser: first.browser,
    uid: first.uid,
    email: emailOf(0),
    servers,
    databaseUrl,
    report,
  });
  for (const { browser } of people) browser.close();
} finally {
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  await nginx.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(report.failures === 0 ? '\nAll as it should be.' : `\n${report.failures} not as they should be.`);
process.exit(report.failures === 0 ? 0 : 1);

async function renewSecond(whileAway: () => Promise<void>): Promise<void> {
  await servers[1]?.kill('SIGTERM');
  await whileAway();
  servers[1] = await startServer(envOf(ports[1]));
}

async function signUpPeople() {
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, index) => {
      const browser = openBrowser(nginx.origin, nginx.certificate);
      return { browser, ...(await browser.signUp(emailOf(index))) };
    }),
  );
  const cookies = people[0]?.setCookie ?? [];
  const isSafe = (line: string) =>
    line.startsWith('__Host-') && ['; Secure', '; HttpOnly', '; Path=/'].every((part) => line.includes(part));
  const names = cookies.map((line) => line.split('=', 1)[0]).join(', ');
  report.check('cookies are __Host-, Secure, HttpOnly', cookies.length > 0 && cookies.every(isSafe), names);
  let valid = 0;
  for (const { browser, uid } of people) {
    for (const { url } of servers) {
      const answer = await fetch(`${url}/api/auth/session`, { headers: { cookie: browser.cookie } });
      const { user } = (await answer.json()) as { user: { uid: string } | null };
      if (user?.uid === uid) valid += 1;
    }
  }
  report.check('every session is valid on both servers', valid === PEOPLE * 2, `${valid} of ${PEOPLE * 2}`);
  return people;
}

async function saveUnderKills(people: Awaited<ReturnType<typeof signUpPeople>>): Promise<void> {
  const writers = people.flatMap(({ browser, uid }) =>
    BLUEPRINT_TYPES.slice(0, DOCUMENTS_EACH).map((type) => ({
      uid,
      writer: startWriter(browser, writtenPlan(uid, type, BYTES)),
    })),
  );
  const [first] = people;
  if (!first) throw new Error('Nobody signed up');
  const beside = await startBesidePlans(first.browser, first.uid, 'onboarding');
  writers.push(...beside.writers.map((writer) => ({ uid: first.uid, writer })));
  const logged = nginx.log().length;
  let isRunning = true;
  const begun = performance.now();
  const all = [...writers.map(({ writer }) => writer), beside.links];
  const running = Promise.all(all.map((writer) => writer.run(() => isRunning)));
  await wait(2_000);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const index = kill % 2;
    // The last two are deploys: stopped normally, not killed.
    await servers[index]?.kill(kill < KILLS - 2 ? 'SIGKILL' : 'SIGTERM');
    await wait(500);
    servers[index] = await startServer(envOf(ports[index]));
    await wait(1_000);
  }
  const beforeOutage = nginx.log().length;
  // Like a power cut of the database. Both servers must report it themselves: 503, not a 502 from nginx.
  await postgres.stopAtOnce();
  await wait(2_000);
  await postgres.start();
  await wait(3_000);
  isRunning = false;
  await running;
  const seconds = (performance.now() - begun) / 1_000;

  const acked = writers.reduce((sum, { writer }) => sum + writer.acked, 0);
  const times = writers.flatMap(({ writer }) => writer.times).toSorted((a, b) => a - b);
  const at = (share: number) => `${times[Math.floor((times.length - 1) * share)]?.toFixed(1)} ms`;
  const asked = nginx.log().slice(logged);
  const answers = nginx
    .log()
    .slice(beforeOutage)
    .map((line) => line.split(' ')[4]);
  const countOf = (status: string) => answers.filter((answer) => answer === status).length;
  const found = `${countOf('503')} × 503, ${countOf('502')} × 502`;
  report.check('database away for 2 s: said in our words', countOf('502') === 0, found);
  report.figure('servers killed / stopped and started again', `${KILLS - 2} / 2`);
  report.figure(
    'saves confirmed, most of them of 4 KB',
    `${acked} in ${seconds.toFixed(0)} s, ${(acked / seconds).toFixed(0)}/s`,
  );
  for (const { name, acked: saves } of beside.writers) report.figure(`  of them ${name}`, String(saves));
  report.figure('time of a save, kills included', `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`);
  report.figure(
    'saves nginx took to the other server',
    String(asked.filter((line) => /\[\S+, /.test(line)).length),
  );
  report.figure('saves the browser had to send again', tally(writers.map(({ writer }) => writer.repeats)));
  const refused = tally(writers.map(({ writer }) => writer.refused));
  report.check('nothing a person would see as an error', refused === '0', refused);
  for (const [index, { url }] of servers.entries()) {
    let lost = 0;
    let twice = 0;
    for (const { browser, uid } of people) {
      const documents = await documentsAt(askingOne(url, browser.cookie), uid);
      for (const { writer } of writers.filter((entry) => entry.uid === uid)) {
        const { isLost, isTwice } = writer.check(documents);
        lost += Number(isLost);
        twice += Number(isTwice);
      }
    }
    report.check(`server ${index + 1}: all there, once`, lost + twice === 0, `${lost} lost, ${twice} twice`);
    const at = askingOne(url, first.browser.cookie);
    await reportLinks(report, beside, at, await documentsAt(at, first.uid));
  }
}
