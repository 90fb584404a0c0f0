import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { applyMutant } from './mutants-of.ts';
import { reachingTests } from './reaching-tests.ts';
import type { Mutant } from './regex-mutants.ts';
import { warmVitest } from './warm-vitest.ts';

// A separate process, which may have to be killed, since a mutant can be an endless loop. Each line of output is one verdict.
const NEAREST = 4;

const [, , name = '', rest = '[]'] = process.argv;
const root = join(import.meta.dirname, '../..');
const file = join(root, name);
const source = readFileSync(file, 'utf8');
const mutants: readonly Mutant[] = JSON.parse(rest);
const reaching = reachingTests(root, file);
const warm = await warmVitest(root, file, reaching);

// Some tests need the complete configuration.
const whole: string[] = [];
for (const test of reaching) {
  if (await warm.passes(source, [test])) whole.push(test);
  else process.stderr.write(`${name}: without ${relative(root, test)}, which fails on its own\n`);
}
const rounds = [whole.slice(0, NEAREST), whole.slice(NEAREST)].filter((tests) => tests.length > 0);

for (const mutant of mutants) {
  let isKilled = false;
  for (const tests of rounds) isKilled ||= !(await warm.passes(applyMutant(source, mutant), tests));
  process.stdout.write(isKilled ? 'killed\n' : 'lives\n');
}
// A verdict after a mutant that broke other tests would be worthless.
for (const tests of rounds)
  if (!(await warm.passes(source, tests))) throw new Error(`${name}: its tests fail after the mutants`);
await warm.close();
process.exit();
