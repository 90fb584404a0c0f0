import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { buildDrawing } from './client/build-drawing.ts';
import { pruneCss } from './client/prune-css.ts';
import { sampleDocuments } from './client/sample-documents.ts';
import { examplePerson } from './content/example-person.ts';

/** Draws the sign-in screen, the sign-up screen and the top of the dashboard into HTML: they are seen before any script has
 * arrived. The example book is drawn whole. */
export async function prerender(clientDirectory: string, outDirectory: string): Promise<void> {
  const page = readFileSync(join(clientDirectory, 'index.html'), 'utf8');
  const { renderVisitor, renderDashboard, renderExample } = await bundle(`${outDirectory}-bundle`);
  mkdirSync(outDirectory, { recursive: true });
  const signIn = {
    'sign-in.html': await renderVisitor('/', false),
    'sign-in-mail.html': await renderVisitor('/', true),
  };
  // Nobody has forgotten a password that is still to be chosen: with mail or without, this one is the same.
  const signUp = await renderVisitor('/sign-up', false);
  const dashboard = renderDashboard();
  for (const [name, html] of Object.entries({
    ...signIn,
    'sign-up.html': signUp,
    'dashboard.html': dashboard,
  }))
    writeFileSync(join(outDirectory, name), html);
  const linked = [...page.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  const css = linked.map((file) => readFileSync(join(clientDirectory, file), 'utf8'));
  // Without rules the server would send an unstyled page, and only someone looking at it would notice.
  if (css.join('') === '')
    throw new Error('The built page names no stylesheet to put into the drawn screens.');
  const rulesFor = (html: readonly string[]) => pruneCss(css.join('\n'), html.join('\n'));
  writeFileSync(join(outDirectory, 'sign-in.css'), rulesFor(Object.values(signIn)));
  writeFileSync(join(outDirectory, 'sign-up.css'), rulesFor([signUp]));
  await buildDrawing(outDirectory);
  const { drawDashboard } = await import(pathToFileURL(resolve(outDirectory, 'draw-dashboard.js')).href);
  const dashboards = [dashboard, ...sampleDocuments().map<string>(drawDashboard)];
  writeFileSync(join(outDirectory, 'dashboard.css'), rulesFor(dashboards));
  const example = await renderExample(examplePerson());
  writeFileSync(join(outDirectory, 'example.html'), example);
  writeFileSync(
    join(outDirectory, 'example.css'),
    pruneCss([...css, ...lateCss(clientDirectory, linked)].join('\n'), example),
  );
  writeFileSync(join(outDirectory, 'signed-in-head.html'), preloadOf(clientDirectory, 'signed-in'));
  writeFileSync(join(outDirectory, 'sign-in-head.html'), preloadOf(clientDirectory, 'visitor'));
}

type Screens = {
  renderVisitor: (pathname: string, mailEnabled: boolean) => Promise<string>;
  renderDashboard: () => string;
  renderExample: (person: ReturnType<typeof examplePerson>) => Promise<string>;
};

async function bundle(directory: string): Promise<Screens> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'prerender.tsx', outDir: resolve(directory), manifest: false },
  });
  return import(pathToFileURL(resolve(directory, 'prerender.js')).href);
}

// The rules for plans come to the app with a later part, so its page has no link to them.
function lateCss(clientDirectory: string, linked: readonly string[]): string[] {
  return readdirSync(join(clientDirectory, 'assets'))
    .map((name) => `assets/${name}`)
    .filter((file) => file.endsWith('.css') && !linked.includes(file))
    .map((file) => readFileSync(join(clientDirectory, file), 'utf8'));
}

// Needed at once: found only after the first script has run, it would come a round trip late.
function preloadOf(clientDirectory: string, part: string): string {
  const pattern = new RegExp(`^${part}-[^.]+\\.js$`);
  const file = readdirSync(join(clientDirectory, 'assets')).find((name) => pattern.test(name));
  if (!file) throw new Error(`The build made no ${part} part.`);
  return `<link rel="modulepreload" crossorigin href="/assets/${file}">`;
}
