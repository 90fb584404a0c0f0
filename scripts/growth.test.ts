import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONE_CORE } from './one-core.ts';

// What it costs to let the product grow. Each case changes a copy of the sources and asks the compiler who objects:
// a place that should have changed too and stays silent would lose words, or say something false, years from now.

const COPIED = [
  'src',
  'harness',
  'e2e',
  'bench',
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
const KINDS = 'src/domain/kinds.ts';
// The page's two ways to ask about a document, what it can be told, the table of paths, the file that somebody
// downloads and restores, and the server's own table.
const KNOWS_EVERY_KIND = [
  'src/client/adapters/api/api.ts',
  'src/client/adapters/api/versions-api.ts',
  'src/domain/all-documents.ts',
  'src/domain/api/api-routes.ts',
  'src/domain/backup/backup-restore.ts',
  'src/domain/backup/backup.ts',
  'src/server/all-kinds.ts',
];
const ASKED_ABOUT = 'src/content/facts/question-facts.ts';
const TOPICS = readdirSync('src/content/topics').map((name) => `src/content/topics/${name}`);

// It begins first and beside others: at a load of 17 on two cores both cases together took 280 s.
const PATIENCE_MS = 600_000;

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'cornerstone-growth-'));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  // One program for all rooms: five of them would be asked the same question.
  const include = ['src', 'harness', 'e2e', 'bench', 'scripts'];
  // The worker lives in another world than a page, and knows no blueprint.
  const everything = { extends: './tsconfig.json', include, exclude: ['src/worker'] };
  writeFileSync(join(copy, 'everything.json'), JSON.stringify(everything));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function refresh(): void {
  for (const path of COPIED) {
    rmSync(join(copy, path), { recursive: true, force: true });
    cpSync(path, join(copy, path), { recursive: true });
  }
}

function change(path: string, before: string | RegExp, after: string): void {
  const file = join(copy, path);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`${path} no longer says what this test changes: ${before}`);
  writeFileSync(file, changed);
}

/** The files that do not compile, in order. */
function objections(): string[] {
  const tsc = resolve('node_modules', '.bin', 'tsc');
  // What one compilation found out about files that no change reached, the next one need not.
  const again = ['--incremental', '--tsBuildInfoFile', 'everything.tsbuildinfo', ...ONE_CORE.arguments];
  const { stdout } = spawnSync(tsc, ['-p', 'everything.json', '--pretty', 'false', ...again], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...ONE_CORE.env },
  });
  const found = [...stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file);
  return [...new Set(found)].sort();
}

function runTests(...files: string[]): string {
  const vitest = resolve('node_modules', '.bin', 'vitest');
  const { stdout, stderr, status } = spawnSync(
    vitest,
    // One worker: each would load everything for itself.
    ['run', ...files, '--project', 'pure', '--maxWorkers=1', '--reporter=dot'],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, MODEL_RUNS: '30', NO_COLOR: '1' },
    },
  );
  return status === 0 ? 'passed' : `${stdout}\n${stderr}`;
}

/** What checks the words against the brief, which says three. */
const isProof = (file: string) => /^src\/content\/(?:rubric\/|.*\.test\.)/.test(file);

describe('a fourth question', () => {
  it('is asked for where the words are, and nowhere else', { timeout: PATIENCE_MS }, () => {
    refresh();
    change(TYPES, "['0', '1', '2']", "['0', '1', '2', '3']");
    const asked = objections();
    expect(asked).toEqual(expect.arrayContaining([...TOPICS, ASKED_ABOUT]));
    expect(asked.filter((file) => !file.startsWith('src/content/'))).toEqual([]);

    for (const topic of TOPICS) {
      change(
        topic,
        /questions: \[/,
        "questions: [\n    { text: 'What else?', hint: 'For example: nothing.' },",
      );
    }
    change(ASKED_ABOUT, /^( {2}\S+: \[.*)\],$/gm, '$1, []],');
    expect(objections().filter((file) => !isProof(file))).toEqual([]);
    const laws = ['src/domain/blueprint/fields.test.ts', 'src/domain/blueprint/merge-blueprints.test.ts'];
    expect(runTests(...laws, 'src/client/saving/tab/reduce.model.test.ts')).toBe('passed');
  });
});

describe('a new text, and a new kind of document', () => {
  it('are asked for wherever they would be forgotten in silence', { timeout: PATIENCE_MS }, () => {
    refresh();
    change(KINDS, 'launch: launchKind }', 'launch: launchKind, diary: launchKind }');
    change(
      SHAPE,
      '    notes?: string | undefined;',
      '    notes?: string | undefined;\n    motto?: string | undefined;',
    );
    // In one go: each question to the compiler takes ten seconds.
    expect(objections()).toEqual([...KNOWS_EVERY_KIND, SCHEMA, FIELDS].sort());
    change(KINDS, ', diary: launchKind }', ' }');

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
    expect(objections()).toEqual([WORDS]);

    change(WORDS, "  notes: 'Your notes',", "  motto: 'Your motto',\n  notes: 'Your notes',");
    expect(runTests('src/domain/blueprint/fields.test.ts')).toBe('passed');
  });
});
