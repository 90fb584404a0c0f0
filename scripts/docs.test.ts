import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDERS = ['docs/decisions', 'docs/measurements'];
const DOCS = readdirSync('docs').filter((name) => name.endsWith('.md'));
const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...DOCS.map((name) => join('docs', name)),
];
const ROOMS = ['src', 'e2e', 'harness', 'lab', 'scripts', 'docs', 'deploy'];
// Example names in CONTRIBUTING.
const EXAMPLES = ['sibling.ts', 'room/path.ts', 'name.test.ts', 'name.test.tsx'];

const read = (file: string) => readFileSync(file, 'utf8');
const pages = [...PAGES, 'src/client/saving/saving.md'].map((file) => ({ file, text: read(file) }));
const decisions = FOLDERS.flatMap((folder) =>
  readdirSync(folder).map((name) => ({
    file: join(folder, name),
    number: name.slice(0, 4),
    text: read(join(folder, name)),
  })),
);
const { scripts } = JSON.parse(read('package.json'));
// Every suffix of every path, with and without its extension: `facts-kind.ts`, `facts/facts-kind`, `server/facts/`.
const knownNames = new Set([...readdirSync('.'), ...EXAMPLES]);
for (const room of ROOMS)
  for (const path of readdirSync(room, { recursive: true })) {
    const steps = [room, ...String(path).split(sep)];
    for (const at of steps.keys()) {
      const end = steps.slice(at).join('/');
      knownNames.add(end).add(end.replace(/(?:\.(?:test|spec))?\.tsx?$/, ''));
    }
  }

describe('the documentation', () => {
  it('names npm commands that exist', () => {
    const named = [...pages, ...decisions].flatMap(({ file, text }) =>
      [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, script = '']) => ({ file, script })),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ script }) => !(script in scripts))).toEqual([]);
  });

  it.each([
    ['lab', 'lab/main.ts', 25],
    ['admin', 'scripts/operating/admin.ts', 5],
  ])('names what npm run %s can do', (command, program, least) => {
    const { stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
    const known = new Set(
      [...(stdout + stderr).matchAll(/^ {2}(?:npm run admin -- )?([a-z][a-z-]*) /gm)].map(([, name]) => name),
    );
    const pattern = new RegExp(`npm run ${command} -- ([a-z][a-z-]*)`, 'g');
    const named = [...pages, ...decisions].flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].map(([, name = '']) => ({ file, name })),
    );
    expect(named.length).toBeGreaterThan(least);
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  it('lists the settings that the server reads, and no others', () => {
    const settings = read('docs/operating.md').split(/^## /m)[1] ?? '';
    const listed = [...settings.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
      names.replaceAll('`', '').split(', '),
    );
    const used = [...read('src/server/config.ts').matchAll(/\benv\.([A-Z_]+)/g)].map(([, name]) => name);
    expect([...new Set(listed)].sort()).toEqual([...new Set(used)].sort());
  });

  it('explains each setting in .env.example, and passes a container’s settings on', () => {
    const used = [...read('src/server/config.ts').matchAll(/\benv\.([A-Z_]+)/g)].map(([, name = '']) => name);
    const example = read('.env.example');
    const explained = (name: string) => new RegExp(`^# ${name}(?:_FILE)?=`, 'm').test(example);
    // Set by the image, and by the test that measures a start.
    const own = ['NODE_ENV', 'QUIET_START'];
    expect(used.filter((name) => !own.includes(name) && !explained(name))).toEqual([]);
    // Fixed in a container: its network, its folders, and no load tests.
    const fixed = [...own, 'PORT', 'HOST', 'DATA_DIR', 'DIST_DIR', 'AUTH_LIMITS'];
    const given = read('compose.yaml');
    expect(used.filter((name) => !fixed.includes(name) && !given.includes(`      ${name}: `))).toEqual([]);
    const allowances = read('src/server/settings/allowances.ts').matchAll(/^ {2}'?([a-z-]+)'?: \{ burst/gm);
    expect([...allowances].filter(([, name = '']) => !new RegExp(`\\b${name}\\b`).test(example))).toEqual([]);
  });

  it('has a short list of commands', () => {
    expect(Object.keys(scripts)).toHaveLength(14);
  });

  it('names and links existing files and folders; former names are in “quotes”', () => {
    const file = /`(?:\.\/|#)?((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|md|ya?ml|conf|css))`/g;
    const place = /`((?:src|e2e|harness|lab|scripts|deploy|domain|content|client|server)\/[\w./-]*\w)\/?`/g;
    const named = [...pages, ...decisions].flatMap(({ file: page, text }) =>
      [...text.matchAll(file), ...text.matchAll(place)].map(([, name = '']) => ({ page, name })),
    );
    expect(named.length).toBeGreaterThan(250);
    expect(named.filter(({ name }) => !knownNames.has(name))).toEqual([]);
    const links = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, to = '']) => join(dirname(file), to)),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('lists every decision and measurement once, by title', () => {
    const listed = [...read('docs/README.md').matchAll(/^- \[(\d{4})\]\(([^)]+)\) (.+?)(?: \*\(.*\)\*)?$/gm)];
    const titles = decisions.map(
      ({ file, number, text }) =>
        `docs/${file.slice(5)}: ${text.split('\n')[0]?.slice(`# ${number} · `.length)}`,
    );
    expect(listed.map(([, , to, title]) => `docs/${to}: ${title}`).sort()).toEqual(titles.sort());
  });

  it('uses each number for one record', () => {
    const numbers = decisions.map(({ number }) => number);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it('links a reversed decision to its successor', () => {
    const headOf = (text: string) => text.slice(0, text.indexOf('\n\n', text.indexOf('\n\n') + 2));
    const silent = decisions.flatMap(({ number, text }) =>
      [...headOf(text).matchAll(/\b(?:reverses|replaces|amends|corrects|changes|takes back)\b[^·;]*/gi)]
        .flatMap(([clause]) => clause.match(/\b0\d{3}\b/g) ?? [])
        .flatMap((old) => decisions.filter((other) => other.number === old))
        .filter((old) => !headOf(old.text).includes(number))
        .map((old) => `${old.file} does not name ${number}`),
    );
    expect(silent).toEqual([]);
  });
});
