import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { selectTests, type TestSelection } from './tests-asked-for.ts';

const ask = (...args: string[]) => selectTests(args, (file) => file !== 'src/gone.test.ts');

describe('npm test', () => {
  it.each<[string[], TestSelection]>([
    [[], { part: 'all', unit: [], browser: [] }],
    [['check'], { part: 'check', unit: [], browser: [] }],
    [['src/a.test.ts'], { part: 'unit', unit: ['src/a.test.ts'], browser: [] }],
    [['src/a.test.tsx'], { part: 'unit', unit: ['src/a.test.tsx'], browser: [] }],
    [['e2e/a.spec.ts'], { part: 'e2e', unit: [], browser: ['e2e/a.spec.ts'] }],
    [['unit', 'src/a.test.ts'], { part: 'unit', unit: ['src/a.test.ts'], browser: [] }],
    [
      ['src/a.test.ts', 'e2e/a.spec.ts'],
      { part: 'both', unit: ['src/a.test.ts'], browser: ['e2e/a.spec.ts'] },
    ],
    [
      ['e2e/a.spec.ts', '-g', 'keeps every word'],
      { part: 'e2e', unit: ['-g', 'keeps every word'], browser: ['e2e/a.spec.ts', '-g', 'keeps every word'] },
    ],
  ])('asked for %j', (args, asked) => {
    expect(ask(...args)).toEqual(asked);
  });

  it('explains its arguments, before it runs anything', () => {
    expect(() => ask('src/a.ts')).toThrow(
      '"src/a.ts" is no test: name a file that ends in .test.ts, .test.tsx or .spec.ts, or nothing for all.',
    );
    expect(() => ask('src/gone.test.ts')).toThrow('There is no file src/gone.test.ts.');
  });

  it('runs a single given file', () => {
    const args = ['scripts/test.ts', 'harness/free-port.test.ts'];
    const env = {
      ...process.env,
      NO_COLOR: '1',
      PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}`,
    };
    const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
    expect(stdout).toMatch(/^ok {3}unit, server and database tests \(.* s\)\n1 passed, 0 failed$/m);
    expect(status).toBe(0);
  });
});
