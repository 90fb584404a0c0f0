import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';

const OUT_DIR = join('dist', 'prerender');
const BUNDLE_DIR = join('dist', 'prerender-bundle');
const SIGNED_IN = 'app/signed-in.tsx';

/** Draws the sign-in screen into HTML, so that a visitor sees it before any script has arrived. */
export async function prerender(clientDirectory: string): Promise<void> {
  const manifest: Manifest = JSON.parse(
    readFileSync(join(clientDirectory, '.vite', 'manifest.json'), 'utf8'),
  );
  const { renderSignIn } = await bundle();
  rmSync(OUT_DIR, { recursive: true, force: true });
  mkdirSync(OUT_DIR, { recursive: true });
  writeFileSync(join(OUT_DIR, 'sign-in.html'), renderSignIn(false));
  writeFileSync(join(OUT_DIR, 'sign-in-mail.html'), renderSignIn(true));
  const css = Object.values(manifest).flatMap((chunk) => (chunk.isEntry ? (chunk.css ?? []) : []));
  const rules = css.map((file) => readFileSync(join(clientDirectory, file), 'utf8'));
  writeFileSync(join(OUT_DIR, 'sign-in.css'), rules.join('\n'));
  writeFileSync(join(OUT_DIR, 'signed-in-head.html'), preloadsOf(manifest));
}

async function bundle(): Promise<{ renderSignIn: (mailEnabled: boolean) => string }> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'prerender.tsx', outDir: join('..', '..', BUNDLE_DIR), manifest: false },
  });
  return import(pathToFileURL(join(BUNDLE_DIR, 'prerender.js')).href);
}

// Somebody signed in needs these at once: found only after the entry has run, they come a round trip late.
function preloadsOf(manifest: Manifest): string {
  const found = new Set<string>();
  function visit(name: string) {
    const chunk = manifest[name];
    if (!chunk || chunk.isEntry || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  }
  visit(SIGNED_IN);
  return [...found].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
}
