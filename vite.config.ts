import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunksByScreen } from './scripts/client-chunks.ts';
import { TOPICS } from './src/content/catalog.ts';
import { OUTLINES } from './src/content/outline.ts';

// A card shows four words of its topic, a blueprint its three questions, a generation the prompt. Written
// out as data, each is downloaded alone.
const contentAsData: Plugin = {
  name: 'content-as-data',
  apply: 'build',
  enforce: 'pre',
  transform(_, id) {
    if (id.endsWith('/src/content/outline.ts')) {
      return { code: `export const OUTLINES = ${JSON.stringify(OUTLINES)};`, map: null };
    }
    const type = /\/src\/content\/topics\/([a-z-]+)\.ts\?questions$/.exec(id)?.[1];
    const topic = TOPICS.find((candidate) => candidate.type === type);
    if (!topic) return null;
    return { code: `export const topic = ${JSON.stringify({ questions: topic.questions })};`, map: null };
  },
};

// Vite's own helper begins with `modulepreload`, whose failures Chromium never forgets (fetch-then-import.ts).
const fetchThenImport: Plugin = {
  name: 'fetch-then-import',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (id !== '\0vite/preload-helper.js') return null;
    const file = join(root, 'adapters', 'page', 'fetch-then-import.ts');
    return `export { fetchThenImport as __vitePreload } from ${JSON.stringify(file)};`;
  },
};

const root = join(import.meta.dirname, 'src', 'client');
const byScreen = { name: chunksByScreen(root), debugName: 'by screen' };

export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: 'public',
  plugins: [react(), tailwindcss(), contentAsData, fetchThenImport],
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    manifest: true,
    // A part that needs no other file is not named by Vite; it must be fetched first all the same.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) => (needed.length > 0 ? needed : [file]),
    },
    reportCompressedSize: false,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: [byScreen] } } } }),
  },
}));
