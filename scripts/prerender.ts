import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { pruneCss } from './prune-css.ts';

/** Draws the sign-in screen and the top of the dashboard into HTML: both are seen before any script has arrived. */
export async function prerender(clientDirectory: string, outDirectory: string): Promise<void> {
  const page = readFileSync(join(clientDirectory, 'index.html'), 'utf8');
  const { renderSignIn, renderDashboard } = await bundle(`${outDirectory}-bundle`);
  mkdirSync(outDirectory, { recursive: true });
  const drawn = { 'sign-in.html': await renderSignIn(false), 'sign-in-mail.html': await renderSignIn(true) };
  const dashboard = renderDashboard();
  for (const [name, html] of Object.entries({ ...drawn, 'dashboard.html': dashboard }))
    writeFileSync(join(outDirectory, name), html);
  const css = [...page.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, file = '']) =>
    readFileSync(join(clientDirectory, file), 'utf8'),
  );
  // Without rules the server would send an unstyled page, and only someone looking at it would notice.
  if (css.join('') === '')
    throw new Error('The built page names no stylesheet to put into the drawn screens.');
  writeFileSync(join(outDirectory, 'sign-in.css'), pruneCss(css.join('\n'), Object.values(drawn).join('\n')));
  writeFileSync(join(outDirectory, 'dashboard.css'), pruneCss(css.join('\n'), dashboard));
  writeFileSync(join(outDirectory, 'signed-in-head.html'), preloadOf(clientDirectory, 'signed-in'));
  writeFileSync(join(outDirectory, 'sign-in-head.html'), preloadOf(clientDirectory, 'visitor'));
}

type Screens = { renderSignIn: (mailEnabled: boolean) => Promise<string>; renderDashboard: () => string };

async function bundle(directory: string): Promise<Screens> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'prerender.tsx', outDir: resolve(directory), manifest: false },
  });
  return import(pathToFileURL(resolve(directory, 'prerender.js')).href);
}

// Needed at once: found only after the first script has run, it would come a round trip late.
function preloadOf(clientDirectory: string, part: string): string {
  const pattern = new RegExp(`^${part}-[^.]+\\.js$`);
  const file = readdirSync(join(clientDirectory, 'assets')).find((name) => pattern.test(name));
  if (!file) throw new Error(`The build made no ${part} part.`);
  return `<link rel="modulepreload" crossorigin href="/assets/${file}">`;
}
