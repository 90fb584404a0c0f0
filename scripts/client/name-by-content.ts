import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PLAIN_SCRIPT = /<script defer src="\/([\w-]+)\.js">/g;

/**
 * The scripts that run before any module are copied from public/. With a hash in their names browsers cache them;
 * requested again on each visit, they would delay the app by a round trip.
 */
export function nameByContent(clientDirectory: string): void {
  const page = join(clientDirectory, 'index.html');
  const html = readFileSync(page, 'utf8').replaceAll(PLAIN_SCRIPT, (_, name: string) => {
    const file = join(clientDirectory, `${name}.js`);
    const digest = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 8);
    const hashed = `assets/${name}-${digest}.js`;
    renameSync(file, join(clientDirectory, hashed));
    return `<script defer src="/${hashed}">`;
  });
  writeFileSync(page, html);
}
