import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { type Session, signUpOver } from '#harness/http-person.ts';
import { median } from '#harness/median.ts';
import { runApp } from '#harness/running-app.ts';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { readReply } from '#scripts/example/recording-files.ts';
import { installLighthouse, type Report, visit } from './lighthouse/lighthouse-program.ts';

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const PLANS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const ALL_FULL = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
/** A link sent to one person must not be indexed, which Lighthouse counts as a fault. */
const NOT_TO_BE_FOUND = { ...ALL_FULL, seo: 0 };
const METRICS = [
  ['FCP', 'first-contentful-paint', ' ms'],
  ['LCP', 'largest-contentful-paint', ' ms'],
  ['TBT', 'total-blocking-time', ' ms'],
  ['CLS', 'cumulative-layout-shift', ''],
  ['SI', 'speed-index', ' ms'],
] as const;

// `npm run lab -- lighthouse dashboard` visits only that page; without a name, all of them.
const PAGES = ['first-visit', 'example', 'help', 'reader', 'dashboard'] as const;
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !PAGES.some((page) => page === name));
if (unknown) throw new Error(`There is no page "${unknown}": ${PAGES.join(', ')}.`);
const isWanted = (page: (typeof PAGES)[number]) => asked.length === 0 || asked.includes(page);

const folder = scratchFolder();
const app = await runApp();
try {
  installLighthouse(folder);
  const person = await signUpOver(app.url, 'lighthouse@example.org');
  for (const type of BLUEPRINT_TYPES.slice(0, PLANS)) {
    const output = readReply({ persona: 'ana', set: 'settled', topic: type }) ?? '';
    const { status } = await person.put(app.url, answeredBlueprint({ type, output }), 0, 1);
    if (status !== 200) throw new Error(`Storing ${type} was answered ${status}.`);
  }
  // One screen for both: first-time visitors see what this is next to the form.
  if (isWanted('first-visit')) await look('First visit and sign-in', '/', {}, ALL_FULL);
  if (isWanted('example')) await look('Example book', '/example', {}, ALL_FULL);
  if (isWanted('help')) await look('Help', '/help', {}, ALL_FULL);
  if (isWanted('reader')) await look('A reader’s page', await readersPath(person), {}, NOT_TO_BE_FOUND);
  if (isWanted('dashboard'))
    await look('Dashboard', '/', { cookie: person.cookie }, { ...ALL_FULL, performance: 99 });
} finally {
  await app.end();
  rmSync(folder, { recursive: true, force: true });
}

/** The path under which a reader sees the plans. */
async function readersPath({ uid, cookie }: Session): Promise<string> {
  const types = BLUEPRINT_TYPES.slice(0, PLANS);
  const answer = await fetch(`${app.url}/api/users/${uid}/shares`, {
    method: 'POST',
    headers: { cookie, origin: app.url, 'content-type': 'application/json' },
    body: JSON.stringify({ types, hasLaunchPage: true, forName: 'Miriam', mayComment: true, days: 7 }),
  });
  const { token } = (await answer.json()) as { token: string };
  return `/r/${token}`;
}

type Goals = Record<(typeof CATEGORIES)[number], number>;

async function look(
  name: string,
  path: string,
  headers: Record<string, string>,
  goals: Goals,
): Promise<void> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await visit(folder, `${app.url}${path}`, headers));
  const version = reports[0]?.lighthouseVersion;
  const load = loadavg()[0]?.toFixed(1);
  console.log(`\n${name}: Lighthouse ${version}, median of ${RUNS}, ${cpus().length} cores, load ${load}`);
  for (const category of CATEGORIES) {
    const score = median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
    const goal = goals[category];
    const verdict = score < goal ? `  below ${goal}` : '';
    console.log(`  ${category.padEnd(16)} ${score.toFixed(0).padStart(4)}${verdict}`);
  }
  for (const [label, id, unit] of METRICS) {
    const value = median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    console.log(`  ${label.padEnd(16)} ${value.toFixed(unit === '' ? 3 : 0).padStart(6)}${unit}`);
  }
  printFailing(reports);
}

function printFailing(reports: readonly Report[]): void {
  const failing = new Map<string, string>();
  for (const { audits } of reports) {
    for (const { id, score, title, displayValue = '' } of Object.values(audits)) {
      if (score !== null && score < 1)
        failing.set(id, `${score.toFixed(2)}  ${id}: ${title} ${displayValue}`);
    }
  }
  console.log(`  audits below 1 in any run: ${failing.size}`);
  for (const line of failing.values()) console.log(`    ${line}`);
}
