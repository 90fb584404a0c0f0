import { join, resolve } from 'node:path';
import { build, type UserConfig } from 'vite';
import { contentAsData } from './content-as-data.ts';
import { lightIcons } from './light-icons.ts';

const DRAWING = join('src', 'client', 'drawing');

/** Renders a screen to a string: the app's own components, with a replacement for React. */
export const renderedAsString = {
  plugins: [contentAsData, lightIcons],
  resolve: {
    alias: [
      { find: /^react(?:\/jsx-runtime|-dom\/server)?$/, replacement: resolve(DRAWING, 'string-react.ts') },
      { find: 'drawn-dashboard', replacement: resolve(DRAWING, 'draw-dashboard.tsx') },
    ],
  },
} satisfies UserConfig;

const DRAWN = ['draw-dashboard', 'draw-reader'];

/** For the server, which loads it like the rendered pages: made by the build, not one of its sources. */
export async function buildDrawing(outDirectory: string): Promise<void> {
  for (const name of DRAWN) await buildOne(name, outDirectory);
}

async function buildOne(name: string, outDirectory: string): Promise<void> {
  await build({
    ...renderedAsString,
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
