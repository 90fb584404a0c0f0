import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_PATHS, type WorkerBuild } from '#domain/api/worker-build.ts';
import { type ClientFile, etagOf } from './client-files.ts';

/** The built worker, and the one that unregisters it. */
export type WorkerScripts = { worker: string; withdrawal: string };

export type Shells = Readonly<Record<keyof typeof SHELL_PATHS, string>>;

export type WorkerFiles = {
  version: string;
  script: ClientFile;
  /** By path. */
  shells: ReadonlyMap<string, string>;
};

export function loadWorkerScripts(dist: string): WorkerScripts | undefined {
  const file = (name: string) => join(dist, 'worker', `${name}.js`);
  if (!existsSync(file('service-worker'))) return undefined;
  return {
    worker: readFileSync(file('service-worker'), 'utf8'),
    withdrawal: readFileSync(file('withdrawal'), 'utf8'),
  };
}

type Ingredients = {
  scripts: WorkerScripts;
  files: ReadonlyMap<string, ClientFile>;
  shells: Shells;
  /** Sent with the shells, and cached with them. */
  policy: string;
};

/** A version covers everything that a browser would cache, settings included. Any difference makes a new version. */
export function workerFiles({ scripts, files, shells, policy }: Ingredients): WorkerFiles {
  const pages = Object.values(shells).join('\n');
  // Folders are listed in a different order on other machines, and several servers must agree on a version.
  const sortedFiles = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256').update(scripts.worker).update(pages).update(policy);
  for (const [path, { etag }] of sortedFiles) hash.update(path).update(etag);
  const version = hash.digest('base64url').slice(0, 16);
  const build: WorkerBuild = {
    version,
    files: sortedFiles.map(([path, { etag, isImmutable }]) => ({
      path,
      digest: etag.slice(1, -1),
      isEssential: !isImmutable || pages.includes(path),
    })),
  };
  return {
    version,
    script: scriptFile(`const BUILD = ${JSON.stringify(build)};\n${scripts.worker}`),
    shells: new Map([
      [SHELL_PATHS.dashboard, shells.dashboard],
      [SHELL_PATHS.any, shells.any],
    ]),
  };
}

export function withdrawalFile(scripts: WorkerScripts): ClientFile {
  return scriptFile(scripts.withdrawal);
}

function scriptFile(text: string): ClientFile {
  const plain = Buffer.from(text);
  return {
    contentType: 'text/javascript; charset=utf-8',
    isImmutable: false,
    etag: etagOf(plain),
    plain,
    br: undefined,
    gzip: undefined,
  };
}
