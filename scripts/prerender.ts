import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { EXAMPLE_BOOKS, type ExampleBookCopy } from '#content/copy/example.ts';
import { NOTE_NAMES } from '#domain/review/reader-page.ts';
import { buildDrawing } from './client/build-drawing.ts';
import { pruneCss } from './client/prune-css.ts';
import { sampleDocuments } from './client/sample-documents.ts';
import { sampleReaderPages } from './client/sample-reader-pages.ts';
import { examplePerson } from './example/example-person.ts';

/**
 * Renders the sign-in screen, the sign-up screen and the top of the dashboard to HTML, which is shown before any script
 * has arrived. The example books, the help and the privacy page are rendered completely.
 */
export async function prerender(clientDirectory: string, outDirectory: string): Promise<void> {
  const page = readFileSync(join(clientDirectory, 'index.html'), 'utf8');
  const { renderVisitor, renderDashboard, renderExample, renderInfo } = await bundle(
    `${outDirectory}-bundle`,
  );
  mkdirSync(outDirectory, { recursive: true });
  const signIn = {
    'sign-in.html': await renderVisitor('/', false),
    'sign-in-mail.html': await renderVisitor('/', true),
  };
  // A new account has no forgotten password: with or without mail, this page is the same.
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
  // Without styles the server would send an unstyled page, and only a person would notice.
  if (css.join('') === '')
    throw new Error('The built page names no stylesheet to put into the drawn screens.');
  const rulesFor = (html: readonly string[]) => pruneCss(css.join('\n'), html.join('\n'));
  // The error that first-answer.js shows under a field before the stylesheet has arrived.
  const early = '<p class="flex items-start gap-1.5 text-sm font-medium text-danger">';
  writeFileSync(join(outDirectory, 'sign-in.css'), rulesFor([...Object.values(signIn), early]));
  writeFileSync(join(outDirectory, 'sign-up.css'), rulesFor([signUp, early]));
  await buildDrawing(outDirectory);
  const { drawDashboard } = await import(pathToFileURL(resolve(outDirectory, 'draw-dashboard.js')).href);
  const dashboards = [dashboard, ...sampleDocuments().map<string>(drawDashboard)];
  writeFileSync(join(outDirectory, 'dashboard.css'), rulesFor(dashboards));
  const bookCss = [...css, ...lateCss(clientDirectory, linked)].join('\n');
  for (const book of EXAMPLE_BOOKS) {
    const html = await renderExample({ book, ...examplePerson(book.persona) });
    // The server finds them by path: "example-ruth" for /example/ruth.
    const file = join(outDirectory, book.path.slice(1).replaceAll('/', '-'));
    writeFileSync(`${file}.html`, html);
    writeFileSync(`${file}.css`, pruneCss(bookCss, html));
  }
  const reader = await import(pathToFileURL(resolve(outDirectory, 'draw-reader.js')).href);
  writeFileSync(join(outDirectory, 'reader.css'), pruneCss(bookCss, sampleReaderPages(reader).join('\n')));
  for (const note of NOTE_NAMES)
    writeFileSync(join(outDirectory, `note-${note}.html`), reader.drawNote(note, '{{brandName}}'));
  const info = renderInfo();
  for (const [name, html] of Object.entries(info)) writeFileSync(join(outDirectory, `${name}.html`), html);
  writeFileSync(join(outDirectory, 'info.css'), rulesFor(Object.values(info)));
  writeFileSync(join(outDirectory, 'signed-in-head.html'), preloadOf(clientDirectory, 'signed-in'));
  writeFileSync(join(outDirectory, 'sign-in-head.html'), preloadOf(clientDirectory, 'visitor'));
}

type Screens = {
  renderVisitor: (pathname: string, mailEnabled: boolean) => Promise<string>;
  renderDashboard: () => string;
  renderInfo: () => Record<string, string>;
  renderExample: (person: { book: ExampleBookCopy } & ReturnType<typeof examplePerson>) => Promise<string>;
};

async function bundle(directory: string): Promise<Screens> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'prerender.tsx', outDir: resolve(directory), manifest: false },
  });
  return import(pathToFileURL(resolve(directory, 'prerender.js')).href);
}

// The styles for plans load with a later part of the app, so its page doesn't link them.
function lateCss(clientDirectory: string, linked: readonly string[]): string[] {
  return readdirSync(join(clientDirectory, 'assets'))
    .map((name) => `assets/${name}`)
    .filter((file) => file.endsWith('.css') && !linked.includes(file))
    .map((file) => readFileSync(join(clientDirectory, file), 'utf8'));
}

// Needed at once: discovered only by the first script, it would arrive a round trip late.
function preloadOf(clientDirectory: string, part: string): string {
  const pattern = new RegExp(`^${part}-[^.]+\\.js$`);
  const file = readdirSync(join(clientDirectory, 'assets')).find((name) => pattern.test(name));
  if (!file) throw new Error(`The build made no ${part} part.`);
  return `<link rel="modulepreload" crossorigin href="/assets/${file}">`;
}
