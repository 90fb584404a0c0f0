import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { readIfThere } from './read-if-there.ts';

export type ClientFile = {
  contentType: string;
  isImmutable: boolean;
  etag: string;
  plain: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
  /** For a page with inline styles. */
  policy?: string;
};

const MANIFEST_PATH = '/manifest.webmanifest';

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/**
 * The built client, read once into memory by its URL path. Other paths don't exist: there is nothing to traverse, and
 * no dotfile, source map or unknown file type gets in.
 */
export function loadClientFiles(directory: string, brandName = 'Cornerstone'): Map<string, ClientFile> {
  const files = new Map<string, ClientFile>();
  if (!existsSync(directory)) return files;
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = relative(directory, join(entry.parentPath, entry.name));
    const contentType = CONTENT_TYPES[extname(entry.name)];
    if (!entry.isFile() || contentType === undefined) continue;
    const parts = path.split(sep);
    if (parts.some((part) => part.startsWith('.'))) continue;
    files.set(
      `/${parts.join('/')}`,
      readClientFile(join(directory, path), contentType, parts[0] === 'assets'),
    );
  }
  const manifest = files.get(MANIFEST_PATH);
  if (manifest) files.set(MANIFEST_PATH, withBrand(manifest, brandName));
  return files;
}

// The operator chooses the name under the icon on a home screen.
function withBrand(file: ClientFile, brandName: string): ClientFile {
  const manifest = { ...JSON.parse(file.plain.toString('utf8')), short_name: brandName };
  const plain = Buffer.from(JSON.stringify(manifest));
  return { ...file, plain, etag: etagOf(plain), br: undefined, gzip: undefined };
}

export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/**
 * Hashed files of earlier builds, for pages that are still open. Read on demand, which is rare: in memory they would
 * take three times as much as the client itself.
 */
export function earlierFiles(directory: string): (path: string) => ClientFile | undefined {
  const known = new Map<string, string>();
  for (const build of existsSync(directory) ? readdirSync(directory) : []) {
    const assets = join(directory, build, 'assets');
    for (const name of existsSync(assets) ? readdirSync(assets) : []) {
      if (CONTENT_TYPES[extname(name)] !== undefined && !name.startsWith('.'))
        known.set(`/assets/${name}`, join(assets, name));
    }
  }
  return (path) => {
    const file = known.get(path);
    // A later build may have removed it while this server runs.
    if (file === undefined || !existsSync(file)) return undefined;
    return readClientFile(file, CONTENT_TYPES[extname(file)] ?? '', true);
  };
}

function readClientFile(file: string, contentType: string, isImmutable: boolean): ClientFile {
  const plain = readFileSync(file);
  return {
    contentType,
    isImmutable,
    etag: etagOf(plain),
    plain,
    br: readIfThere(`${file}.br`),
    gzip: readIfThere(`${file}.gz`),
  };
}
