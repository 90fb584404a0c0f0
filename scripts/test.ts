import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromiumLaunchOptions } from '#harness/chromium.ts';
import { ONE_CORE } from './one-core.ts';
import { runCommand } from './run-command.ts';
import { orBroken, readJson, type Tally } from './test-report.ts';
import { type Part, selectTests } from './tests-asked-for.ts';

type Spec = { title: string; tests: { results: { errors: { message?: string }[] }[] }[] };
type Suite = { specs: Spec[]; suites?: Suite[] };
type Stage = { name: string; run: () => Promise<Tally> };

const reports = mkdtempSync(join(tmpdir(), 'cornerstone-test-'));
// The slowest first.
const typeProjects = ['.', 'src/client', 'src/server', 'src/domain', 'src/content', 'src/worker'];
const AT_ONCE = 2;

// Each uses one core, and they run in parallel: two compilers with two cores each check the same types several times.
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

/** Stages run in sequence; those within a list run in parallel. */
const STAGES: Record<Part, Stage[][]> = {
  check: [checkStages],
  unit: [[unitStage]],
  e2e: [[buildStage], [browserStage]],
  both: [[unitStage], [buildStage], [browserStage]],
  all: [[buildStage, ...checkStages], [unitStage], [browserStage]],
};

const asked = await orSay(() => selectTests(process.argv.slice(2)));
const stages = STAGES[asked.part];
// Before anything else: a missing browser must not show up after minutes of other tests.
if (stages.flat().includes(browserStage)) await orSay(chromiumLaunchOptions);

const total: Tally = { passed: 0, failed: 0, skipped: 0 };
/** Repeated at the very end, so that the last lines of a long run show why it failed. */
const whatFailed: string[] = [];
for (const group of stages) {
  const left = [...group];
  const lane = async () => {
    for (let stage = left.shift(); stage; stage = left.shift()) await runStage(stage);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
rmSync(reports, { recursive: true, force: true });

for (const line of whatFailed) console.log(line);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
// A leftover handle in a test tool must not keep CI waiting once all results are in.
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** Returns the result, or prints one sentence and exits. */
async function orSay<T>(find: () => T | Promise<T>): Promise<T> {
  try {
    return await find();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    rmSync(reports, { recursive: true, force: true });
    process.exit(1);
  }
}

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
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...asked.unit];
  const { code } = await runCommand('vitest', args);
  return orBroken(code, () => {
    const report = readJson(file) as {
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
      numTodoTests: number;
      testResults: { assertionResults: { fullName: string; failureMessages: string[] }[] }[];
    };
    for (const { fullName, failureMessages } of report.testResults.flatMap((test) => test.assertionResults))
      noteFailure(fullName, failureMessages);
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
  const args = ['test', '--reporter=dot,json', ...asked.browser];
  const { code } = await runCommand('playwright', args, env);
  return orBroken(code, () => {
    const { stats, suites } = readJson(file) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
      suites: Suite[];
    };
    for (const { title, tests } of suites.flatMap(specsIn)) {
      const results = tests.flatMap((test) => test.results);
      noteFailure(
        title,
        results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
      );
    }
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  });
}

function specsIn({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

function noteFailure(title: string, messages: readonly string[]): void {
  const [message] = messages;
  if (message === undefined) return;
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 20);
  whatFailed.push(`failed: ${title}`, ...lines.map((line) => `  ${line.slice(0, 200)}`));
}
