import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { prerender } from './prerender.ts';

export const CLIENT_DIR = join('dist', 'client');
const STAMP_FILE = join('dist', 'built-from');
const SOURCES = [
  'src/client',
  'src/content',
  'src/domain',
  'vite.config.ts',
  'scripts/prerender.ts',
  'package-lock.json',
];
const COMPRESSIBLE = /\.(js|css|svg|html|json|txt|webmanifest)$/;

/** Builds the client unless what is in dist/ was built from exactly these sources. Says whether it built. */
export async function buildClient(): Promise<boolean> {
  const stamp = fingerprintOf(SOURCES);
  if (existsSync(join(CLIENT_DIR, 'index.html')) && readStamp() === stamp) return false;
  await build({ logLevel: 'warn' });
  await prerender(CLIENT_DIR);
  for (const file of filesUnder(CLIENT_DIR)) if (COMPRESSIBLE.test(file)) precompress(file);
  // Written last: a build that was killed half-way has no stamp and is made again.
  writeFileSync(STAMP_FILE, stamp);
  return true;
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

function fingerprintOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(path))
      hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
