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

const root = join(import.meta.dirname, 'src', 'client');
const byScreen = { name: chunksByScreen(root), debugName: 'by screen' };

export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: 'public',
  plugins: [react(), tailwindcss(), contentAsData],
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: [byScreen] } } } }),
  },
}));
