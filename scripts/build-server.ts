import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { withBuildLock } from './build-lock.ts';
import { fingerprintOf, serverSources } from './build-sources.ts';

/** As deep as src/server: both find the project root two folders up. */
export const SERVER_DIR = join('dist', 'server');
const NEXT_DIR = join('dist', 'next-server');
const STAMP_FILE = join(SERVER_DIR, 'built-from');
const READ_AT_RUN_TIME = join('src', 'server', 'accounts', 'passwords', 'common-passwords.txt');

// Fastify's schema compilers, and its test dependencies: a third of the text, which V8 would have to read.
const NEVER_LOADED = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'];

// In a source map: from column 0 of this line on, no source.
const NOWHERE = 'A';

/** Bundles the server with its packages unless that was done from exactly these sources. Returns whether it built. */
export async function buildServer(): Promise<boolean> {
  return withBuildLock(async () => {
    const stamp = fingerprintOf(serverSources());
    if (existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === stamp) return false;
    await bundleInto(NEXT_DIR);
    for (const name of readdirSync(NEXT_DIR)) if (name.endsWith('.map')) endMappings(join(NEXT_DIR, name));
    copyFileSync(READ_AT_RUN_TIME, join(NEXT_DIR, 'common-passwords.txt'));
    // The stamp is moved together with the build: an interrupted build has none and runs again.
    writeFileSync(join(NEXT_DIR, 'built-from'), stamp);
    rmSync(SERVER_DIR, { recursive: true, force: true });
    renameSync(NEXT_DIR, SERVER_DIR);
    return true;
  });
}

async function bundleInto(directory: string): Promise<void> {
  // In a test, where this is `test`, packages would be bundled in their development version.
  process.env.NODE_ENV = 'production';
  // Imported dynamically: a start that finds everything built needn't load the build tools.
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      { name: 'no-map-of-packages', transform: { filter: { id: /node_modules/ }, handler: unmapped } },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: resolve(directory),
      emptyOutDir: true,
      target: 'node24',
      // Names stay readable in a stack trace, and V8 keeps uncompiled functions only as text.
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        external: NEVER_LOADED,
        input: { serve: join('scripts', 'serve.ts') },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          sourcemapExcludeSources: true,
        },
      },
    },
  });
}

// Node reads the whole map at the start. The packages' part took 56 MB, and nobody looks for an error there first.
function unmapped(code: string) {
  return { code, map: { mappings: '' as const } };
}

// A position without a mapping uses the last one before it: a package's line would be shown as ours.
function endMappings(file: string): void {
  const map = JSON.parse(readFileSync(file, 'utf8')) as { mappings: string };
  map.mappings = map.mappings.replaceAll(/(?<=[^;];);/g, `${NOWHERE};`);
  writeFileSync(file, JSON.stringify(map));
}
