import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/engines.ts';
import { earlierFiles, loadClientFiles } from './client-files.ts';

const TYPES = {
  'a.js': 'text/javascript; charset=utf-8',
  'a.css': 'text/css; charset=utf-8',
  'a.svg': 'image/svg+xml',
  'a.png': 'image/png',
  'a.ico': 'image/x-icon',
  'a.webp': 'image/webp',
  'a.woff2': 'font/woff2',
  'a.json': 'application/json; charset=utf-8',
  'a.txt': 'text/plain; charset=utf-8',
};
const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('each file type gets its content type, and no other type is served', () => {
  for (const name of [...Object.keys(TYPES), 'a.html', 'a.map', 'a.env'])
    writeFileSync(join(folder, name), '{}');
  const found = [...loadClientFiles(folder)].map(([path, { contentType }]) => [path.slice(1), contentType]);
  expect(Object.fromEntries(found)).toEqual(TYPES);
});

it('a server that has never been built or replaced has none, and says so for each', () => {
  const nowhere = join(folder, 'nowhere');
  expect(loadClientFiles(nowhere).size).toBe(0);
  expect(earlierFiles(nowhere)('/assets/a.js')).toBeUndefined();
});

it('a file of an earlier build that is removed while the server runs is no longer there', () => {
  mkdirSync(join(folder, 'earlier', 'one', 'assets'), { recursive: true });
  mkdirSync(join(folder, 'earlier', 'without assets'));
  writeFileSync(join(folder, 'earlier', 'one', 'assets', 'a-1.js'), 'one');
  const earlier = earlierFiles(join(folder, 'earlier'));
  expect(earlier('/assets/a-1.js')?.plain.toString()).toBe('one');
  rmSync(join(folder, 'earlier', 'one'), { recursive: true });
  expect(earlier('/assets/a-1.js')).toBeUndefined();
});
