import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORTED = /(?:from|import)\s*\(?\s*'(#[a-z]+\/[^']+|\.\/[^']+)'/g;
/** A room's tests needn't find a fault through more files than this. */
const FARTHEST = 4;
const MOST = 7;

function importsOf(root: string, file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTED)].flatMap(([, name = '']) => {
    const inside = /^#(?:lab|harness|scripts)\//.test(name) ? name.slice(1) : `src/${name.slice(1)}`;
    const path = name.startsWith('.') ? join(dirname(file), name) : join(root, inside);
    return existsSync(path) ? [path] : [];
  });
}

/**
 * Test files by their import distance from a file, nearest first. Leaves out slow tests of long texts, and those of
 * screens if the domain has its own. Tests of recorded plans come last.
 */
export function reachingTests(root: string, file: string): readonly string[] {
  const cache = new Map<string, string[]>();
  const files = globSync('{src/{domain,content,client},lab}/**/*.ts', { cwd: root }).map((path) =>
    join(root, path),
  );
  for (const each of files) {
    for (const path of importsOf(root, each)) cache.set(path, [...(cache.get(path) ?? []), each]);
  }
  const steps = new Map([[file, 0]]);
  for (const [path, step] of steps)
    for (const next of cache.get(path) ?? []) if (!steps.has(next)) steps.set(next, step + 1);
  const tests = [...steps].filter(([path]) => /(?<!\/linear-[\w-]+)\.test\.ts$/.test(path));
  const isNext = ([path]: readonly [string, number]) => Number(path.startsWith(`${dirname(file)}/`));
  const isOwn = ([path]: readonly [string, number]) => Number(path === file.replace(/ts$/, 'test.ts'));
  const near = tests
    .filter(([path, step]) => path.includes('/src/domain/') && step <= FARTHEST)
    .sort((one, other) => isOwn(other) - isOwn(one) || isNext(other) - isNext(one));
  const found = tests.filter(([path]) => path.includes('/lab/found/'));
  return [...(near.length > 0 ? near.slice(0, MOST) : tests), ...found].map(([path]) => path);
}
