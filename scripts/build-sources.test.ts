import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSources, filesUnder, fingerprintOf, serverSources } from './build-sources.ts';

let copy = '';
afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** The fingerprint of a copy of these sources, before and after adding a line to one of them. */
function fingerprints(changed: string): [string, string] {
  copy = mkdtempSync(join(tmpdir(), 'build-sources-'));
  const files = buildSources().flatMap(filesUnder);
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  const paths = files.map((file) => join(copy, file));
  const before = fingerprintOf(paths);
  appendFileSync(join(copy, changed), '\n// another rule\n');
  return [before, fingerprintOf(paths)];
}

describe('the sources of a build', () => {
  it('include every program that affects it', () => {
    expect(buildSources()).toEqual([
      'src/client',
      'src/content',
      'src/domain',
      'src/worker',
      'scripts/build-client.ts',
      'scripts/build-lock.ts',
      'scripts/build-sources.ts',
      'scripts/client/build-drawing.ts',
      'scripts/client/build-worker.ts',
      'scripts/client/client-chunks.ts',
      'scripts/client/compile-hints.ts',
      'scripts/client/content-as-data.ts',
      'scripts/client/light-icons.ts',
      'scripts/client/light-react.ts',
      'scripts/client/light-sdk.ts',
      'scripts/client/name-by-content.ts',
      'scripts/client/oldest-browsers.ts',
      'scripts/client/prune-css.ts',
      'scripts/client/sample-documents.ts',
      'scripts/client/sample-reader-pages.ts',
      'scripts/earlier-builds.ts',
      'scripts/example/example-person.ts',
      'scripts/example/persona.ts',
      'scripts/example/planned-launch.ts',
      'scripts/example/recording-files.ts',
      'scripts/prerender.ts',
      'vite.config.ts',
      'package-lock.json',
      'recordings',
    ]);
  });

  it('include every program that affects the server', () => {
    expect(serverSources()).toEqual([
      'src/domain',
      'src/server',
      'scripts/serve.ts',
      'scripts/build-lock.ts',
      'scripts/build-server.ts',
      'scripts/build-sources.ts',
      'package-lock.json',
    ]);
  });

  it.each([
    'scripts/client/client-chunks.ts',
    'scripts/client/prune-css.ts',
    'src/client/styles.css',
    'package-lock.json',
  ])('is built again after a change of %s', (file) => {
    const [before, after] = fingerprints(file);
    expect(after).not.toBe(before);
  });

  it('exclude tests', () => {
    expect(
      buildSources()
        .flatMap(filesUnder)
        .filter((file) => /\.test\.tsx?$/.test(file)),
    ).toEqual([]);
  });
});
