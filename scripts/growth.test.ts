import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ASKED_FOR, DESCRIBED, PLANTED_TEST } from './growth/planted-kind.ts';
import { ONE_CORE } from './one-core.ts';

// The cost of growing the product. A copy of the sources gets one more question, text and kind of document, and the
// compiler must object: a place that should have changed but compiles would lose words, or say something false, years
// from now. All three at once: each compilation takes as long as all browser tests of a screen.

const COPIED = [
  'src',
  'harness',
  'e2e',
  'lab',
  'scripts',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
];
const TYPES = 'src/domain/blueprint/blueprint-types.ts';
const SHAPE = 'src/domain/blueprint/blueprint.ts';
const SCHEMA = 'src/domain/blueprint/blueprint-schema.ts';
const FIELDS = 'src/domain/blueprint/fields.ts';
const WORDS = 'src/content/copy/words/field-words.ts';
// The schemas, the display names, and an initial document for tests. The server's tests check its table.
const KNOWS_EVERY_KIND = [
  'src/content/copy/words/field-words.ts',
  'src/domain/kind-schemas.ts',
  'src/domain/testing/arbitrary-document.ts',
];
const NUDGES = 'src/content/telling/nudges.ts';
const ASKED_ABOUT = 'src/content/facts/question-facts.ts';
const TOPICS = readdirSync('src/content/topics').map((name) => `src/content/topics/${name}`);

// It starts first, alongside others: on two cores with a load of 17, six compilations took 280 s.
const PATIENCE_MS = 600_000;

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'cornerstone-growth-'));
  for (const path of COPIED) cpSync(path, join(copy, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  // One program for all rooms: five would do the same work.
  const include = ['src', 'harness', 'e2e', 'lab', 'scripts'];
  // The worker has other globals than a page, and knows no blueprints.
  const everything = { extends: './tsconfig.json', include, exclude: ['src/worker'] };
  writeFileSync(join(copy, 'everything.json'), JSON.stringify(everything));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function change(path: string, before: string | RegExp, after: string): void {
  const file = join(copy, path);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`${path} no longer says what this test changes: ${before}`);
  writeFileSync(file, changed);
}

/** The files that don't compile, in order. */
function objections(): string[] {
  const tsc = resolve('node_modules', '.bin', 'tsc');
  // Unchanged files needn't be compiled again.
  const again = ['--incremental', '--tsBuildInfoFile', 'everything.tsbuildinfo', ...ONE_CORE.arguments];
  const { stdout } = spawnSync(tsc, ['-p', 'everything.json', '--pretty', 'false', ...again], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...ONE_CORE.env },
  });
  const found = [...stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file);
  return [...new Set(found)].sort();
}

function runTests(project: 'pure' | 'server', ...files: string[]): string {
  const vitest = resolve('node_modules', '.bin', 'vitest');
  const { stdout, stderr, status } = spawnSync(
    vitest,
    // One worker: each would load everything again.
    ['run', ...files, '--project', project, '--maxWorkers=1', '--reporter=dot'],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, MODEL_RUNS: '30', NO_COLOR: '1' },
    },
  );
  if (status === 0) return 'passed';
  const said = `${stdout}\n${stderr}`;
  // From the first failure on, limited to the length of a log.
  return said.slice(Math.max(0, said.indexOf(' FAIL '))).slice(0, 2_000);
}

/** Files that compare the texts with the brief, which specifies three. */
const isProof = (file: string) => /^lab\/rubric\/|^src\/content\/.*\.test\./.test(file);
const inProducts = () => objections().filter((file) => !isProof(file));

type Planted = {
  files: Readonly<Record<string, string>>;
  changes: readonly { path: string; edits: readonly (readonly [string, string])[] }[];
};

function plant({ files, changes }: Planted): number {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  for (const { path, edits } of changes) for (const [before, after] of edits) change(path, before, after);
  return Object.keys(files).length + changes.length;
}

function answerTheQuestion(): void {
  for (const topic of TOPICS) {
    change(
      topic,
      /questions: \[/,
      "questions: [\n    { text: 'What else?', hint: 'Anything.', example: 'Nothing.' },",
    );
  }
  change(ASKED_ABOUT, /^( {2}\S+: \[.*)\],$/gm, '$1, []],');
  change(NUDGES, /^ {2}\],$/gm, "    'And what else?',\n  ],");
}

function describeTheText(): void {
  change(
    SCHEMA,
    '    notes: z.optional(',
    '    motto: z.optional(text(FIELDS.motto.limit)),\n    notes: z.optional(',
  );
  change(
    FIELDS,
    '  notes: {\n',
    "  motto: { limit: 300, merges: 'whole', history: 'none', ...contentText('motto') },\n  notes: {\n",
  );
  change(FIELDS, "type ContentText = 'notes'", "type ContentText = 'motto' | 'notes'");
}

const MOTTO_TEST = `import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryBlueprint } from './arbitrary-blueprint.ts';

it('is in random documents automatically', () => {
  expect(fc.sample(arbitraryBlueprint, 50).some(({ content }) => content.motto)).toBe(true);
});
`;

describe('a fourth question, a new text, and a new kind of document, of which a person has several', () => {
  it('cause compile errors wherever they would be silently forgotten, and nowhere else', {
    timeout: PATIENCE_MS,
  }, () => {
    change(TYPES, "['0', '1', '2']", "['0', '1', '2', '3']");
    change(
      SHAPE,
      '    notes?: string | undefined;',
      '    notes?: string | undefined;\n    motto?: string | undefined;',
    );
    const described = plant(DESCRIBED);
    const forTheQuestion = [...TOPICS, ASKED_ABOUT, NUDGES];
    expect(inProducts()).toEqual([...forTheQuestion, SCHEMA, FIELDS, ...KNOWS_EVERY_KIND].sort());

    answerTheQuestion();
    describeTheText();
    expect(described + plant(ASKED_FOR)).toBe(8);
    // A text needs four files: its type, its schema, its fields, and its display name.
    expect(inProducts()).toEqual([WORDS]);

    change(WORDS, "  notes: 'Your notes',", "  motto: 'Your motto',\n  notes: 'Your notes',");
    writeFileSync(join(copy, PLANTED_TEST.path), PLANTED_TEST.text);
    writeFileSync(join(copy, 'src/domain/testing/motto.test.ts'), MOTTO_TEST);
    expect(inProducts()).toEqual([]);
  });

  it('work through everything on two devices', { timeout: PATIENCE_MS }, () => {
    const laws = ['src/domain/blueprint/fields.test.ts', 'src/domain/blueprint/merge-blueprints.test.ts'];
    const guards = ['src/client/adapters/api', 'src/domain/api', 'src/domain/backup'];
    const planted = [PLANTED_TEST.path, 'src/domain/testing/motto.test.ts'];
    const tests = [...laws, 'src/client/saving/tab/reduce.model.test.ts', ...guards, ...planted];
    expect(runTests('pure', ...tests, 'src/content/copy/words')).toBe('passed');
    expect(runTests('server', 'src/server/api-table.test.ts', 'src/server/facts')).toBe('passed');
  });

  it('fail a test if the kind has no display name or no table', { timeout: PATIENCE_MS }, () => {
    change(WORDS, "  mood: 'Your mood',\n", '');
    change(WORDS, "'mood' | 'says'", "'says'");
    expect(runTests('pure', 'src/content/copy/words')).toContain('mood');
    change('src/server/database/migrations/all-migrations.ts', '  diariesMigration,\n', '');
    expect(runTests('server', 'src/server/api-table.test.ts')).toContain("[ 'signUp', 500 ]");
  });
});
