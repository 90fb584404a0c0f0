import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// Files that a room of the server must not import.
const SERVER_WALLS = [
  ['database', 'accounts/x.ts'],
  ['database', 'documents/sql/x.ts'],
  ['http', 'documents/x.ts'],
  ['http', 'accounts/x.ts'],
  ['http', 'database/sqlite/sqlite-engine.ts'],
  ['pages', 'database/engine.ts'],
  ['pages', 'documents/x.ts'],
  ['accounts', 'documents/x.ts'],
  ['accounts', 'database/postgres/postgres-engine.ts'],
  ['documents', 'accounts/x.ts'],
  ['documents', 'blueprints/blueprint-kind.ts'],
  ['documents', 'saving/save-route.ts'],
  ['documents', 'database/sqlite/sqlite-engine.ts'],
  ['blueprints', 'saving/save-route.ts'],
  ['blueprints', 'database/engine.ts'],
  ['blueprints', 'documents/sql/save-document.ts'],
  ['shares', 'accounts/sessions/sessions.ts'],
  ['shares', 'saving/save-route.ts'],
  ['saving', 'blueprints/blueprint-kind.ts'],
  ['saving', 'accounts/sessions/sessions.ts'],
] as const;

const SERVER_BREACHES = SERVER_WALLS.map(
  ([room, file], index) =>
    [
      `server/${room} importing ${file}`,
      `src/server/${room}/wall-${index}.ts`,
      `export { x } from '#server/${file}';`,
      'noRestrictedImports',
    ] as const,
);

// Sources and tests alike: a product test that needs the lab would make it part of the build.
const LAB_BREACHES = [
  'src/domain/lab-1.ts',
  'src/content/lab-2.ts',
  'src/client/app/lab-3.ts',
  'src/client/features/auth/lab-4.ts',
  'src/client/adapters/api/lab-5.ts',
  'src/server/http/lab-6.ts',
  'src/domain/lab-7.test.ts',
  'src/client/adapters/markdown/testing/lab-8.ts',
  'scripts/lab-9.ts',
  'harness/lab-10.ts',
  'e2e/lab-11.spec.ts',
].map(
  (file) =>
    [
      `${file} importing the laboratory`,
      file,
      "export { x } from '#lab/x.ts';",
      'noRestrictedImports',
    ] as const,
);

const CIRCLE = ['server/http', 'domain/plan', 'content/topics', 'client/features/auth'].flatMap(
  (room) =>
    [
      [
        `a circle in ${room}, one way`,
        `src/${room}/circle-a.ts`,
        "import type { B } from './circle-b.ts';\nexport type A = B | string;",
        'noImportCycles',
      ],
      [
        `a circle in ${room}, the way back, by a type alone`,
        `src/${room}/circle-b.ts`,
        "import type { A } from './circle-a.ts';\nexport type B = { a: A };",
        'noImportCycles',
      ],
    ] as const,
);

const GLOBALS = [
  ['localStorage', "localStorage.getItem('x')"],
  ['sessionStorage', "sessionStorage.getItem('x')"],
  ['indexedDB', "indexedDB.open('x')"],
  ['navigator', 'navigator.userAgent'],
  ['crypto', 'crypto.randomUUID()'],
  ['location', 'location.href'],
  ['fetch', "fetch('/x')"],
] as const;

const GLOBAL_BREACHES = GLOBALS.map(
  ([name, use], index) =>
    [
      `a feature using ${name}`,
      `src/client/features/auth/global-${index}.ts`,
      `export const x = () => ${use};`,
      'noRestrictedGlobals',
    ] as const,
);

// Each case breaks one rule in a copy of the project; the tool named next to it must object.
const LINT_BREACHES = [
  [
    'the worker importing a screen',
    'src/worker/a.ts',
    "export { App } from '#client/app/app.tsx';",
    'noRestrictedImports',
  ],
  ['domain importing React', 'src/domain/a.ts', "export { useState } from 'react';", 'noRestrictedImports'],
  [
    'domain importing content',
    'src/domain/b.ts',
    "export { x } from '#content/x.ts';",
    'noRestrictedImports',
  ],
  ['domain importing Node', 'src/domain/c.ts', "export { join } from 'node:path';", 'noRestrictedImports'],
  [
    'content importing the client',
    'src/content/a.ts',
    "export { x } from '#client/app/x.ts';",
    'noRestrictedImports',
  ],
  [
    'ui importing the domain',
    'src/client/ui/a.ts',
    "export { x } from '#domain/x.ts';",
    'noRestrictedImports',
  ],
  [
    'saving importing React',
    'src/client/saving/a.ts',
    "export { useState } from 'react';",
    'noRestrictedImports',
  ],
  [
    'adapter importing saving',
    'src/client/adapters/a.ts',
    "export { x } from '#client/saving/x.ts';",
    'noRestrictedImports',
  ],
  [
    'feature importing a feature',
    'src/client/features/auth/a.ts',
    "export { x } from '#client/features/book/x.ts';",
    'noRestrictedImports',
  ],
  [
    'feature importing app',
    'src/client/features/auth/b.ts',
    "export { x } from '#client/app/x.ts';",
    'noRestrictedImports',
  ],
  [
    'a folder of a feature importing the feature around it',
    'src/client/features/auth/leaving/a.ts',
    "export { x } from '#client/features/auth/x.ts';",
    'noRestrictedImports',
  ],
  [
    'saving importing a feature',
    'src/client/saving/b.ts',
    "export { x } from '#client/features/week/x.ts';",
    'noRestrictedImports',
  ],
  [
    'the loading of parts importing one',
    'src/client/loading/a.ts',
    "export { x } from '#client/features/week/x.ts';",
    'noRestrictedImports',
  ],
  [
    'the writing of plans importing React',
    'src/client/features/generation/writing/a.ts',
    "export { useState } from 'react';",
    'noRestrictedImports',
  ],
  [
    'client importing the server',
    'src/client/app/a.ts',
    "export { x } from '#server/x.ts';",
    'noRestrictedImports',
  ],
  [
    'client importing the server lazily',
    'src/client/app/b.ts',
    "export const x = () => import('#server/x.ts');",
    'noRestrictedImports',
  ],
  [
    'server importing the client',
    'src/server/http/a.ts',
    "export { x } from '#client/app/x.ts';",
    'noRestrictedImports',
  ],
  ...SERVER_BREACHES,
  ...CIRCLE,
  ...GLOBAL_BREACHES,
  ...LAB_BREACHES,
  [
    'an import that climbs with ../',
    'src/server/http/b.ts',
    "export { x } from '../x.ts';",
    'noRestrictedImports',
  ],
  [
    'an import that climbs with ../ in a test',
    'src/domain/d.test.ts',
    "export { x } from '../x.ts';",
    'noRestrictedImports',
  ],
  [
    'an import that climbs with ../ in a script',
    'scripts/e.ts',
    "export { x } from '../x.ts';",
    'noRestrictedImports',
  ],
  ['any', 'src/domain/e.ts', 'export const x = (y: any): unknown => y;', 'noExplicitAny'],
  [
    'a non-null assertion',
    'src/domain/f.ts',
    'export const x = (y?: string): string => y!;',
    'noNonNullAssertion',
  ],
  [
    'a file over 250 lines',
    'src/domain/g.ts',
    Array.from({ length: 260 }, (_, n) => `export const x${n} = ${n};`).join('\n'),
    'noExcessiveLinesPerFile',
  ],
  ['a default export', 'src/domain/h.ts', 'export default 1;', 'noDefaultExport'],
  ['a file name in camel case', 'src/domain/someName.ts', 'export const x = 1;', 'useFilenamingConvention'],
  [
    'a hook in a condition',
    'src/client/app/c.tsx',
    "import { useState } from 'react';\nexport function A({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}",
    'useHookAtTopLevel',
  ],
  [
    'an image without a text',
    'src/client/ui/d.tsx',
    'export const A = () => <img src="/a.png" />;',
    'useAltText',
  ],
  [
    'raw HTML',
    'src/client/ui/e.tsx',
    "export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
    'noDangerouslySetInnerHtml',
  ],
  [
    'a skipped test',
    'src/domain/i.test.ts',
    "import { it } from 'vitest';\nit.skip('x', () => {});",
    'noSkippedTests',
  ],
  ['a silenced type error', 'src/domain/j.ts', '// @ts-ignore\nexport const x: string = 1;', 'noTsIgnore'],
] as const;

const TYPE_BREACHES = [
  [
    'domain using document',
    'src/domain/k.ts',
    'export const x = document.title;',
    "Cannot find name 'document'",
  ],
  [
    'domain using the clock of Node',
    'src/domain/l.ts',
    'export const x = process.hrtime();',
    "Cannot find name 'process'",
  ],
  [
    'an index that may be missing',
    'src/domain/m.ts',
    'export const x = (y: string[]): string => y[0];',
    'is not assignable to type',
  ],
  ['an enum', 'src/domain/n.ts', 'export enum X { A }', 'erasableSyntaxOnly'],
] as const;

const HONEST_FILE =
  "import * as z from 'zod/mini';\nimport { y } from '#domain/y.ts';\nexport const x = z.literal(y);\n";

// A view's usual imports: it connects its screen to saved data.
const HONEST_VIEW = [
  "import { useStore } from 'zustand';",
  "import { nextTask } from '#client/adapters/page/breathe.ts';",
  "import { showPassage } from '#client/plan-view/show-passage.ts';",
  "import type { Workspace } from '#client/saving/workspace.ts';",
  "import { announce } from '#client/ui/notices/live-region.tsx';",
  "import { WEEK_COPY } from '#content/copy/week.ts';",
  "import { readTasks } from '#domain/week/task.ts';",
  "import { screen } from './honest-screen.ts';",
  'export const x = [useStore, nextTask, showPassage, announce, WEEK_COPY, readTasks, screen];',
  'export type Y = Workspace;',
].join('\n');

const MOST_IN_APP = 39;

let house = '';
let lintFindings: { file: string; category: string }[] = [];
let typeFindings = '';

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'cornerstone-walls-'));
  for (const file of [
    'biome.json',
    'tsconfig.base.json',
    'package.json',
    '.gitignore',
    'src/domain/tsconfig.json',
  ]) {
    plant(file, '');
    cpSync(file, join(house, file));
  }
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'));
  spawnSync('git', ['init', '-q'], { cwd: house });
  for (const [, file, text] of [...LINT_BREACHES, ...TYPE_BREACHES]) plant(file, `${text}\n`);

  plant('src/domain/honest.ts', HONEST_FILE);
  plant('src/client/features/week/honest.ts', `${HONEST_VIEW}\n`);

  const bin = resolve('node_modules', '.bin');
  const lint = spawnSync(join(bin, 'biome'), ['lint', '--reporter=json', '--max-diagnostics=500', '.'], {
    cwd: house,
    encoding: 'utf8',
  });
  const report = JSON.parse(lint.stdout) as {
    diagnostics: { category: string; severity: string; location: { path: string | { file: string } } }[];
  };
  lintFindings = report.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ category, location: { path } }) => ({
      category,
      file: typeof path === 'string' ? path : path.file,
    }));
  typeFindings = spawnSync(join(bin, 'tsc'), ['-p', 'src/domain', '--pretty', 'false'], {
    cwd: house,
    encoding: 'utf8',
  }).stdout;
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('the walls of the house', () => {
  it.each(LINT_BREACHES)('catches %s', (_name, file, _text, rule) => {
    const found = lintFindings
      .filter((finding) => finding.file.endsWith(file))
      .map(({ category }) => category);
    expect(found.some((category) => category.endsWith(`/${rule}`))).toBe(true);
  });

  it('accepts a file that keeps to its room', () => {
    expect(lintFindings.filter(({ file }) => file.endsWith('honest.ts'))).toEqual([]);
  });

  it('app/ connects features and contains none of them', () => {
    const sources = readdirSync('src/client/app', { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.|testing/.test(name),
    );
    expect(sources.length).toBeLessThanOrEqual(MOST_IN_APP);
  });

  it.each(TYPE_BREACHES)('catches %s', (_name, file, _text, message) => {
    const found = typeFindings.split('\n').filter((line) => line.startsWith(file));
    expect(found.join('\n')).toContain(message);
  });
});

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}
