import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { withBuildLock } from './build-lock.ts';
import { buildSources, filesUnder, fingerprintOf } from './build-sources.ts';
import { nameByContent } from './client/name-by-content.ts';
import { setBuildAside } from './earlier-builds.ts';

export const CLIENT_DIR = join('dist', 'client');
const NEXT_DIR = join('dist', 'next');
const EARLIER_DIR = join('dist', 'earlier');
const STAMP_FILE = join('dist', 'built-from');
const COMPRESSIBLE = /\.(js|css|svg|html|json|txt|webmanifest)$/;

/** Builds the client unless dist/ was built from exactly these sources. Returns whether it built. */
export async function buildClient(): Promise<boolean> {
  return withBuildLock(async () => {
    const stamp = fingerprintOf(buildSources());
    if (existsSync(join(CLIENT_DIR, 'index.html')) && readStamp() === stamp) return false;
    await buildInto(NEXT_DIR);
    setBuildAside(CLIENT_DIR, EARLIER_DIR, readStamp());
    rmSync(STAMP_FILE, { force: true });
    for (const part of ['client', 'prerender', 'worker']) {
      rmSync(join('dist', part), { recursive: true, force: true });
      renameSync(join(NEXT_DIR, part), join('dist', part));
    }
    // Written last: an interrupted build has no stamp and runs again.
    writeFileSync(STAMP_FILE, stamp);
    return true;
  });
}

// In a separate folder first: a server starting now must find either all old files or all new ones.
async function buildInto(directory: string): Promise<void> {
  rmSync(directory, { recursive: true, force: true });
  // In a test, where this is `test`, Vite would bundle the development version of React: twice the size.
  process.env.NODE_ENV = 'production';
  const client = join(directory, 'client');
  // Imported dynamically: a start that finds everything built needn't load the build tools.
  const [{ build }, { prerender }, { buildWorker }] = await Promise.all([
    import('vite'),
    import('./prerender.ts'),
    import('./client/build-worker.ts'),
  ]);
  await build({ logLevel: 'warn', build: { outDir: resolve(client) } });
  nameByContent(client);
  await prerender(client, join(directory, 'prerender'));
  await buildWorker(join(directory, 'worker'));
  for (const file of filesUnder(client)) if (COMPRESSIBLE.test(file)) precompress(file);
}

function precompress(file: string): void {
  const bytes = readFileSync(file);
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

function readStamp(): string {
  return existsSync(STAMP_FILE) ? readFileSync(STAMP_FILE, 'utf8') : '';
}
