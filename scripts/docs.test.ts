import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DECISIONS = 'docs/decisions';
const DOCS = readdirSync('docs').filter((name) => name.endsWith('.md'));
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...DOCS.map((name) => join('docs', name))];
const ROOMS = ['src', 'e2e', 'harness', 'bench', 'scripts', 'docs', 'deploy'];
// Names that CONTRIBUTING gives as examples.
const EXAMPLES = ['sibling.ts', 'path.ts', 'name.test.ts', 'name.test.tsx'];

const read = (file: string) => readFileSync(file, 'utf8');
const pages = [...PAGES, 'src/client/saving/saving.md'].map((file) => ({ file, text: read(file) }));
const decisions = readdirSync(DECISIONS).map((name) => ({
  file: join(DECISIONS, name),
  number: name.slice(0, 4),
  text: read(join(DECISIONS, name)),
}));
const { scripts } = JSON.parse(read('package.json'));
const known = new Set([...readdirSync('.'), ...EXAMPLES]);
for (const room of ROOMS)
  for (const path of readdirSync(room, { recursive: true })) known.add(basename(String(path)));

describe('what is written about the code', () => {
  it('names npm commands that exist', () => {
    const named = [...pages, ...decisions].flatMap(({ file, text }) =>
      [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, script = '']) => ({ file, script })),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ script }) => !(script in scripts))).toEqual([]);
  });

  it('names and links to files that exist', () => {
    const named = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/`(?:[\w.#-]+\/)*([\w.-]+\.(?:tsx?|mjs|md|ya?ml|conf|css))`/g)].map(
        ([, name = '']) => ({
          file,
          name,
        }),
      ),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
    const links = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, to = '']) => join(dirname(file), to)),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('a decision that another one takes back says by which', () => {
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
