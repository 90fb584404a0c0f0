import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

type Tally = { passed: number; failed: number; skipped: number };
type Stage = { name: string; run: () => Promise<Tally> };

const reports = mkdtempSync(join(tmpdir(), 'cornerstone-test-'));
const typeProjects = ['src/domain', 'src/content', 'src/client', 'src/worker', 'src/server', '.'];

const checkStages: Stage[] = [
  { name: 'lint and format', run: () => asOneTest('biome', ['ci', '--error-on-warnings', '.']) },
  ...typeProjects.map((project) => ({
    name: `types of ${project === '.' ? 'tests and scripts' : project}`,
    run: () => asOneTest('tsc', ['-p', project]),
  })),
];
const buildStage: Stage = { name: 'build', run: () => asOneTest('node', ['scripts/build.ts']) };
const unitStage: Stage = { name: 'unit, server and database tests', run: runVitest };
const browserStage: Stage = { name: 'browser tests', run: runPlaywright };

const STAGES: Record<string, Stage[]> = {
  check: checkStages,
  unit: [unitStage],
  e2e: [buildStage, browserStage],
  all: [...checkStages, buildStage, unitStage, browserStage],
};

const which = process.argv[2] ?? 'all';
const stages = STAGES[which];
if (!stages) throw new Error(`Unknown part "${which}": use one of ${Object.keys(STAGES).join(', ')}.`);

const total: Tally = { passed: 0, failed: 0, skipped: 0 };
for (const stage of stages) {
  const startedAt = Date.now();
  const tally = await stage.run();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${stage.name} (${seconds} s)`);
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
}
rmSync(reports, { recursive: true, force: true });

console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
// A leftover handle in a test tool must not keep CI waiting once every result is in.
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function asOneTest(command: string, args: string[]): Promise<Tally> {
  const { code } = await runCommand(command, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

async function runVitest(): Promise<Tally> {
  const file = join(reports, 'vitest.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runCommand('vitest', args);
  return orBroken(code, () => {
    const report = readJson(file) as {
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
      numTodoTests: number;
    };
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  });
}

async function runPlaywright(): Promise<Tally> {
  const file = join(reports, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const args = ['test', '--reporter=dot,json'];
  const { code } = await runCommand('playwright', args, env);
  return orBroken(code, () => {
    const { stats } = readJson(file) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  });
}

/** A runner that failed without naming a failed test (it crashed, or a file did not load) still counts as failed. */
function orBroken(code: number, read: () => Tally): Tally {
  try {
    const tally = read();
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
