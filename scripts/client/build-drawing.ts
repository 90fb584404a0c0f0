import { join, resolve } from 'node:path';
import { build, type UserConfig } from 'vite';
import { contentAsData } from './content-as-data.ts';
import { lightIcons } from './light-icons.ts';

const DRAWING = join('src', 'client', 'drawing');

/** What draws a screen into a string: the app's own components, with a stand-in for React. */
export const drawnAsString = {
  plugins: [contentAsData, lightIcons],
  resolve: {
    alias: [
      { find: /^react(?:\/jsx-runtime|-dom\/server)?$/, replacement: resolve(DRAWING, 'string-react.ts') },
      { find: 'drawn-dashboard', replacement: resolve(DRAWING, 'draw-dashboard.tsx') },
    ],
  },
} satisfies UserConfig;

const DRAWN = ['draw-dashboard', 'draw-reader'];

/** For the server, which reads them as it reads the rendered pages: made by the build, and no source of its own. */
export async function buildDrawing(outDirectory: string): Promise<void> {
  for (const name of DRAWN) await buildOne(name, outDirectory);
}

async function buildOne(name: string, outDirectory: string): Promise<void> {
  await build({
    ...drawnAsString,
    configFile: false,
    // Not 'warn': icons say 'use client' on top, which means nothing here.
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(DRAWING, `${name}.tsx`),
      outDir: resolve(outDirectory),
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: `${name}.js` } },
    },
  });
}
