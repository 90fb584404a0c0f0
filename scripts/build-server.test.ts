import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildServerOnce } from '#harness/build-once.ts';
import { spawnServer } from '#harness/server-process.ts';
import { BUILT_SERVER } from '#server/built-server.ts';

beforeAll(buildServerOnce);

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n');
const lineWith = (file: string, text: string) => linesOf(file).findIndex((line) => line.includes(text));

// From the PostgreSQL client, at the top of a failing database's stack trace.
const PACKAGE_TEXT = 'parseErrorMessage(';

describe('the bundled server', () => {
  it.each([
    ['src/server/config.ts', 'function readConfig('],
    ['src/server/app.ts', 'async function buildApp('],
    ['src/server/jobs.ts', 'function startJobs('],
  ])('names %s and its line in a stack trace', (source, text) => {
    const map = new SourceMap(JSON.parse(readFileSync(`${BUILT_SERVER.program}.map`, 'utf8')));
    const line = lineWith(BUILT_SERVER.program, text);
    const column = linesOf(BUILT_SERVER.program)[line]?.indexOf(text) ?? -1;
    const entry = map.findEntry(line, column + text.length - 1);
    expect(entry).toMatchObject({
      originalSource: join('..', '..', source),
      originalLine: lineWith(source, text),
    });
  });

  it('prints such a stack when it crashes', async () => {
    const line = lineWith('src/server/main.ts', 'process.umask(') + 1;
    const fault = "process.umask = () => { throw new Error('planned') }";
    const { exited } = spawnServer({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
    });
    const { code, output } = await exited;
    expect(code).toBe(1);
    expect(output).toContain('Error: planned\n');
    expect(output).toContain(`at main (${join('src', 'server', 'main.ts')}:${line}:`);
  });

  it('shows a package’s line unmapped, not as one of ours', () => {
    const folder = dirname(BUILT_SERVER.program);
    const name = readdirSync(folder).find(
      (file) => file.endsWith('.js') && lineWith(join(folder, file), PACKAGE_TEXT) >= 0,
    );
    const file = join(folder, name ?? 'no chunk has the client of PostgreSQL');
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    expect(map.findEntry(lineWith(file, PACKAGE_TEXT), 2)).toMatchObject({ originalSource: undefined });
  });

  it('keeps no map of the packages in memory', () => {
    const { sources } = JSON.parse(readFileSync(`${BUILT_SERVER.program}.map`, 'utf8'));
    expect(sources.filter((source: string) => source.includes('node_modules'))).toEqual([]);
  });
});
