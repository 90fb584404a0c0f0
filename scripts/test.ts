import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ONE_CORE } from './one-core.ts';
import { runCommand } from './run-command.ts';

type Tally = { passed: number; failed: number; skipped: number };
type Stage = { name: string; run: () => Promise<Tally> };

const reports = mkdtempSync(join(tmpdir(), 'cornerstone-test-'));
// The longest first.
const typeProjects = ['.', 'src/client', 'src/server', 'src/domain', 'src/content', 'src/worker'];
const AT_ONCE = 2;

// Each takes one core, and they run beside each other: two compilers that take two check the same types several times.
const checkStages: Stage[] = [
  ...typeProjects.map((project) => ({
    name: `types of ${project === '.' ? 'tests and scripts' : project}`,
    run: () => asOneTest('tsc', ['-p', project, ...ONE_CORE.arguments], ONE_CORE.env),
  })),
  { name: 'lint and format', run: () => asOneTest('biome', ['ci', '--error-on-warnings', '.']) },
];
const buildStage: Stage = { name: 'build', run: () => asOneTest('node', ['scripts/build.ts']) };
const unitStage: Stage = { name: 'unit, server and database tests', run: runVitest };
const browserStage: Stage = { name: 'browser tests', run: runPlaywright };

/** One after the other; those of one list beside each other. */
const STAGES: Record<string, Stage[][]> = {
  check: [checkStages],
  unit: [[unitStage]],
  e2e: [[buildStage], [browserStage]],
  all: [[buildStage, ...checkStages], [unitStage], [browserStage]],
};

const which = process.argv[2] ?? 'all';
const stages = STAGES[which];
if (!stages) throw new Error(`Unknown part "${which}": use one of ${Object.keys(STAGES).join(', ')}.`);

const total: Tally = { passed: 0, failed: 0, skipped: 0 };
for (const beside of stages) {
  const left = [...beside];
  const lane = async () => {
    for (let stage = left.shift(); stage; stage = left.shift()) await runStage(stage);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
rmSync(reports, { recursive: true, force: true });

console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
// A leftover handle in a test tool must not keep CI waiting once every result is in.
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function runStage(stage: Stage): Promise<void> {
  const startedAt = Date.now();
  const tally = await stage.run();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${stage.name} (${seconds} s)`);
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
}

async function asOneTest(command: string, args: string[], env = {}): Promise<Tally> {
  const { code } = await runCommand(command, args, env);
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
