import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CLIENT = ['src/client', 'src/content', 'src/domain', 'src/worker'];
// The build's own programs. Their imports are read from the files: listed by hand, one was forgotten, and its changed
// rule served the old build.
const PROGRAMS = ['vite.config.ts', 'scripts/build-client.ts'];
const SERVER = ['src/domain', 'src/server', 'scripts/serve.ts'];
const SERVER_PROGRAMS = ['scripts/build-server.ts'];
const PACKAGES = 'package-lock.json';
// The sources of the example books.
const RECORDED = 'recordings';

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** Every file and folder that the client in dist/ depends on. */
export function buildSources(): string[] {
  return [...CLIENT, ...withImports(PROGRAMS), PACKAGES, RECORDED];
}

/** The same for the server in dist/server. */
export function serverSources(): string[] {
  return [...SERVER, ...withImports(SERVER_PROGRAMS), PACKAGES];
}

function withImports(files: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || CLIENT.some((folder) => file.startsWith(`${folder}/`))) return;
    found.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) visit(join(dirname(file), path));
  };
  for (const file of files) visit(file);
  return [...found].sort();
}

/** Changes with every file below these paths, tests excepted. */
export function fingerprintOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(path)) {
      hash.update(file).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

export function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
