import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { setBuildAside } from './earlier-builds.ts';

let dist = '';
beforeEach(() => {
  dist = scratchFolder();
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const earlier = () => join(dist, 'earlier');
function build(name: string): void {
  mkdirSync(join(dist, 'client', 'assets'), { recursive: true });
  writeFileSync(join(dist, 'client', 'assets', `${name}.js`), name);
}

describe('a replaced build', () => {
  it('is kept next to the new one, and the three newest of them stay', () => {
    for (const [index, name] of ['first', 'second', 'third', 'fourth'].entries()) {
      build(name);
      setBuildAside(join(dist, 'client'), earlier(), name);
      const longAgo = new Date(1_700_000_000_000 + index * 1_000);
      if (name !== 'fourth') utimesSync(join(earlier(), name), longAgo, longAgo);
    }
    expect(readdirSync(earlier()).sort()).toEqual(['fourth', 'second', 'third']);
    expect(readdirSync(join(earlier(), 'third', 'assets'))).toEqual(['third.js']);
    expect(existsSync(join(dist, 'client'))).toBe(false);
  });

  it('is not kept if it was never finished', () => {
    build('half');
    setBuildAside(join(dist, 'client'), earlier(), '');
    expect(existsSync(earlier())).toBe(false);
  });
});
