import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '#harness/scratch-folder.ts';

// The first line maps to line 11 of our source; the second has no mapping.
const BUNDLE = 'export function ours(run) { return run(); }\nexport function theirs(run) { return run(); }\n';
const MAP = JSON.stringify({ version: 3, sources: ['src/thing.ts'], names: [], mappings: 'AAUA;A;' });
const ERROR = "new TypeError('planned')";

/** In a separate process, without the test's own source maps: the stack of an error thrown inside the bundle. */
function stackIn(name: 'ours' | 'theirs', { map, error = ERROR }: { map?: string; error?: string }) {
  const cwd = scratchFolder();
  const bundle = join(cwd, 'bundle.mjs');
  writeFileSync(bundle, BUNDLE);
  if (map !== undefined) writeFileSync(`${bundle}.map`, map);
  const program = `
    import { mapStacks } from '${pathToFileURL(join(import.meta.dirname, 'mapped-stacks.ts')).href}';
    import { ${name} } from '${pathToFileURL(bundle).href}';
    mapStacks();
    console.log(${name}(() => ${error}).stack);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd,
    encoding: 'utf8',
  });
  return stdout.replaceAll(pathToFileURL(cwd).href, '');
}

describe('a stack of the bundle', () => {
  it('names our source and its line', () => {
    const stack = stackIn('ours', { map: MAP });
    expect(stack).toMatch(/^TypeError: planned\n {4}at /);
    expect(stack).toContain('\n    at ours (src/thing.ts:11:1)\n');
  });

  it('leaves the line of a package as it is', () => {
    expect(stackIn('theirs', { map: MAP })).toContain('\n    at theirs (/bundle.mjs:2:38)\n');
  });

  it.each([
    ['no map', {}],
    ['a map that is broken', { map: '{"version":' }],
  ])('is shown as it is where there is %s', (_, files) => {
    expect(stackIn('ours', files)).toContain('\n    at ours (/bundle.mjs:1:36)\n');
  });

  it('is there for an error whose name cannot be read', () => {
    const error = "Object.defineProperty(new Error('planned'), 'name', { value: Symbol('odd') })";
    expect(stackIn('ours', { map: MAP, error })).toMatch(/^Error\n[\s\S]*src\/thing\.ts:11:1/);
  });
});
