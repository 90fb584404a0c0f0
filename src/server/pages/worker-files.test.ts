import { expect, it } from 'vitest';
import { etagOf } from './client-files.ts';
import { withdrawalFile, workerFiles } from './worker-files.ts';

const file = (text: string, isImmutable: boolean) => ({
  contentType: 'text/javascript; charset=utf-8',
  isImmutable,
  etag: `"${text}"`,
  plain: Buffer.from(text),
  br: undefined,
  gzip: undefined,
});
const FILES = [
  ['/assets/a-1.js', file('one', true)],
  ['/assets/b-1.js', file('two', true)],
  ['/look.js', file('three', false)],
] as const;
const scripts = { worker: 'onfetch = () => BUILD;', withdrawal: 'leave();' };
const shells = { dashboard: '<script src="/assets/a-1.js">', any: '<p>Any</p>' };

const made = (order = FILES.map((entry) => entry), changed = {}) =>
  workerFiles({ scripts, files: new Map(order), shells, policy: "default-src 'self'", ...changed });

it('a version has sixteen characters, and does not depend on the order of files', () => {
  const { version, script } = made();
  expect(version).toMatch(/^[\w-]{16}$/);
  const turned = made(FILES.toReversed());
  expect([turned.version, turned.script.plain.toString()]).toEqual([version, script.plain.toString()]);
});

it.each([
  ['the worker', { scripts: { ...scripts, worker: 'onfetch = 1;' } }],
  ['a page', { shells: { ...shells, any: '<p>Another</p>' } }],
  ['the policy', { policy: "default-src 'none'" }],
  ['a file', { files: new Map([...FILES, ['/look.js', file('four', false)] as const]) }],
  ['a name', { files: new Map([...FILES.slice(0, 2), ['/looks.js', file('three', false)] as const]) }],
])('is another one with %s', (_, changed) => {
  expect(made(undefined, changed).version).not.toBe(made().version);
});

it('lists each file by its digest, and marks those that a page can’t do without', () => {
  const { version, script, shells: pages } = made();
  expect(script.plain.toString()).toBe(
    `const BUILD = ${JSON.stringify({
      version,
      files: [
        { path: '/assets/a-1.js', digest: 'one', isEssential: true },
        { path: '/assets/b-1.js', digest: 'two', isEssential: false },
        { path: '/look.js', digest: 'three', isEssential: true },
      ],
    })};\nonfetch = () => BUILD;`,
  );
  expect([...pages]).toEqual([
    ['/shell/dashboard', shells.dashboard],
    ['/shell', '<p>Any</p>'],
  ]);
});

it('is never cached forever, nor is the script that withdraws it', () => {
  expect([made().script.isImmutable, withdrawalFile(scripts).isImmutable]).toEqual([false, false]);
  expect(withdrawalFile(scripts).etag).toBe(etagOf(Buffer.from('leave();')));
});
